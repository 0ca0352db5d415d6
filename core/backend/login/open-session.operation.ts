import type { SessionGrant } from '../../session/session-view.schema.ts';
import type { Account } from '../account.repository.port.ts';
import type { OperationPorts } from '../backend-ports.ts';
import { type Caller, WithCookies } from '../caller.ts';
import { sendCode } from '../mfa/send-code.operation.ts';
import { describeRequirements } from '../session/describe-requirements.rule.ts';
import { issueSession } from '../session/issue-session.operation.ts';
import { endBehindCookie } from '../session/end-behind-cookie.operation.ts';
import { CONTINUED, type SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { planSession, type PlannedSession } from './plan-session.operation.ts';

/** A sign-in's answer with the id its session got. */
export interface OpenedSession {
  readonly sessionId: string;
  /** What the record says of the session this browser had before; nothing when there was none. */
  readonly former: Readonly<Record<string, string>>;
  readonly answer: WithCookies<SessionGrant>;
}

/**
 * Opens a session for a person whose credentials were right, and sends the first code when one is due (SECURITY.md §2.4);
 * mail goes first where there is a choice. The session this browser had before ends (SECURITY.md §2.1).
 */
export const openSession = async (
  tx: Transaction,
  ports: OperationPorts,
  caller: Caller,
  account: Account,
  facts: {
    readonly by: SessionRow['authenticatedBy'];
    readonly deviceRemembered: boolean;
    /** The refresh secret the browser came with. */
    readonly formerSecret: string | null;
  },
): Promise<OpenedSession> => {
  const planned = await planSession(tx, ports, caller, account, facts);
  const { contacts, demands, user } = planned;
  const { formerSecret: secret } = facts;
  // Other tabs of this browser hold the older token; the newer cookie helps them on.
  const former =
    secret === null
      ? null
      : await endBehindCookie(tx, ports, caller, { secret, reason: CONTINUED });
  const issued = await issueSession(tx, ports, planned.row, demands);
  const row = await withFirstCode(tx, ports, planned);
  const requirements = describeRequirements(
    demands,
    row,
    account.beta,
    contacts,
    ports.clock.now(),
  );
  const session = { user, siteGroupNum: row.siteGroupNum, requirements, impersonation: null };
  return {
    sessionId: row.id,
    former: former === null ? {} : { replaced: former.sessionId, ...former.detail },
    answer: new WithCookies(
      { session, token: issued.token },
      { refresh: issued.refresh, renewBrowser: true },
    ),
  };
};

const withFirstCode = async (
  tx: Transaction,
  ports: OperationPorts,
  { row, demands, contacts }: PlannedSession,
): Promise<SessionRow> => {
  const first = contacts.find(({ type }) => type === 'email') ?? contacts[0];
  if (demands[0] !== 'mfaVerify' || first === undefined) return row;
  const sending = await sendCode(tx, ports, row, first);
  return sending.sent ? { ...row, codeSentTo: first.type, codeSentAt: ports.clock.now() } : row;
};
