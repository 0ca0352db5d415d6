import { DURATIONS } from '../../kernel/limits.ts';
import type { Demand } from '../../permission/login-step.ts';
import type { SessionGrant } from '../../session/session-view.schema.ts';
import type { User } from '../../session/user.schema.ts';
import type { Account, StoredContact } from '../session/account.repository.port.ts';
import type { OperationPorts } from '../backend-ports.ts';
import { type Caller, WithCookies } from '../caller.ts';
import { sendCode } from '../mfa/send-code.operation.ts';
import { CONTINUED, type SessionRow } from '../session/session.repository.port.ts';
import { describeRequirements } from '../session/describe-requirements.rule.ts';
import { endBehindCookie } from '../session/end-behind-cookie.operation.ts';
import { issueSession } from '../session/issue-session.operation.ts';
import { planDemands, planMfaType } from '../session/plan-demands.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { startingGroup } from './starting-group.rule.ts';

interface PlannedSession {
  readonly row: SessionRow;
  readonly demands: readonly Demand[];
  readonly user: User;
  readonly contacts: readonly StoredContact[];
}

/** Reads the facts of a sign-in and plans a session with all its demands (spec §4.1). */
const planSession = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock' | 'ids'>,
  caller: Caller,
  account: Account,
  facts: { readonly by: SessionRow['authenticatedBy']; readonly deviceRemembered: boolean },
): Promise<PlannedSession> => {
  const now = ports.clock.now();
  const known = await tx.accounts.signInFacts(account.id);
  const { contacts, user } = known;
  const { correction } = known;
  const corrected =
    contacts.length > 0 && correction !== null && correction.endsAt > now ? correction : null;
  const contactCorrected = corrected !== null;
  const demands = planDemands({
    account,
    hasContact: contacts.length > 0,
    contactCorrected,
    deviceRemembered: facts.deviceRemembered,
    dealerNumbers: user.allowedDealers.map(({ siteGroupNum }) => siteGroupNum),
    termsVersion: known.termsVersion,
    privacyVersion: known.privacyVersion,
  });
  const row: SessionRow = {
    id: ports.ids.next(),
    accountId: account.id,
    actorId: account.id,
    application: account.application,
    variant: caller.variant,
    stage: demands.length === 0 ? 'full' : 'pending',
    authenticatedBy: facts.by,
    passwordEpoch: account.passwordEpoch,
    siteGroupNum: startingGroup(user, {
      group: account.defaultSiteGroupNum,
      site: known.chosenSite,
    }),
    browserId: caller.browserId,
    createdAt: now,
    lastSeenAt: now,
    absoluteEnd: now + DURATIONS.sessionAbsolute,
    mfaType: planMfaType(demands, { contactCorrected }),
    draftContact: corrected && { type: corrected.type, value: corrected.value },
    draftVerified: false,
    codeSentTo: null,
    codeSentAt: null,
    checkedAt: null,
    userAgent: caller.userAgent,
    address: caller.address,
  };
  return { row, demands, user, contacts };
};

export interface OpenedSession {
  readonly sessionId: string;
  /** Audit facts about this browser's earlier session; empty if there was none. */
  readonly former: Readonly<Record<string, string>>;
  readonly answer: WithCookies<SessionGrant>;
}

/**
 * Opens a session for a person with correct credentials. Sends the first verification code if one is due, preferably by
 * e-mail (SECURITY.md §2.4). Ends this browser's earlier session (SECURITY.md §2.1).
 */
export const openSession = async (
  tx: Transaction,
  ports: OperationPorts,
  caller: Caller,
  account: Account,
  facts: {
    readonly by: SessionRow['authenticatedBy'];
    readonly deviceRemembered: boolean;
    /** The refresh secret that the browser sent; null if none. */
    readonly formerSecret: string | null;
  },
): Promise<OpenedSession> => {
  const planned = await planSession(tx, ports, caller, account, facts);
  const { contacts, demands, user } = planned;
  const { formerSecret: secret } = facts;
  // Other tabs of this browser still use the earlier session's token; the new cookie lets them continue.
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
  const first = row.draftContact ?? contacts.find(({ type }) => type === 'email') ?? contacts[0];
  if (demands[0] !== 'mfaVerify' || first === undefined) return row;
  const sending = await sendCode(tx, ports, row, first);
  return sending.sent ? { ...row, codeSentTo: first.type, codeSentAt: ports.clock.now() } : row;
};
