import type { SessionGrant } from '../../session/session-view.schema.ts';
import type { Account } from '../account.repository.port.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { Caller, WithCookies } from '../caller.ts';
import { sendCode } from '../mfa/send-code.operation.ts';
import { describeView } from '../session/describe-view.operation.ts';
import { issueSession } from '../session/issue-session.operation.ts';
import type { SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { planSession } from './plan-session.operation.ts';

/** A sign-in's answer with the id its session got. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly answer: WithCookies<SessionGrant>;
}

/** Opens a session for a person whose credentials were right, and sends the first code when one is due (security.md §2.4); mail goes first where there is a choice. */
export const openSession = async (
  tx: Transaction,
  ports: OperationPorts,
  caller: Caller,
  account: Account,
  facts: { readonly by: SessionRow['authenticatedBy']; readonly deviceRemembered: boolean },
): Promise<OpenedSession> => {
  const planned = await planSession(tx, ports, caller, account, facts);
  const issued = await issueSession(tx, ports, planned.row, planned.demands);
  const first =
    planned.contacts.find(({ type }) => type === 'email') ?? planned.contacts[0] ?? null;
  if (planned.demands[0] === 'mfaVerify' && first !== null)
    await sendCode(tx, ports, planned.row, first);
  const live = await tx.sessions.findLive(planned.row.id, ports.clock.now());
  const session = await describeView(tx, ports, live?.row ?? planned.row, planned.demands);
  return {
    sessionId: planned.row.id,
    answer: {
      value: { session, token: issued.token },
      cookies: { refresh: issued.refresh, renewBrowser: true },
    },
  };
};
