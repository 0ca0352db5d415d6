import type { SessionView } from '../../session/session-view.schema.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { ActiveSession } from '../caller.ts';
import type { ViewFacts } from './session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { describeRequirements } from './describe-requirements.rule.ts';

/** The staff member behind an impersonation session; null for a normal session. */
type ImpersonationSession = ActiveSession['impersonation'];

/** Returns the session's user, group, demands and impersonating staff member in one response (gating README I23). */
export const viewOf = (
  facts: ViewFacts,
  impersonation: ImpersonationSession,
  now: number,
): SessionView => {
  const { account, contacts, demands, row, user } = facts;
  return {
    user,
    siteGroupNum: row.siteGroupNum,
    requirements: describeRequirements(demands, row, account.beta, contacts, now),
    impersonation: impersonation && {
      actorName: impersonation.actorName,
      mode: impersonation.mode,
      endsInSeconds: Math.max(0, Math.floor((impersonation.endsAt - now) / 1000)),
    },
  };
};

/** Returns the view of a live session, including the changes of the caller's transaction. */
export const describeView = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  sessionId: string,
  impersonation: ImpersonationSession,
): Promise<SessionView> => {
  const now = ports.clock.now();
  const facts = await tx.sessions.findView(sessionId, now);
  if (facts === null) throw new Error('the session ended in the transaction that describes it');
  return viewOf(facts, impersonation, now);
};
