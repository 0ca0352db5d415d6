import type { Demand } from '../../login/login-step.ts';
import type { Impersonation, SessionView } from '../../session/session-view.schema.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { describeRequirements } from './describe-requirements.rule.ts';

const impersonationOf = async (
  tx: Transaction,
  { id: sessionId, authenticatedBy }: SessionRow,
  now: number,
): Promise<Impersonation | null> => {
  if (authenticatedBy !== 'impersonation') return null;
  const visit = await tx.impersonations.find({ by: 'session', sessionId });
  if (visit === null) throw new Error('a session is an impersonation that nobody began');
  const endsInSeconds = Math.max(0, Math.floor((visit.endsAt - now) / 1000));
  return { actorName: visit.actor.name, mode: visit.mode, endsInSeconds };
};

/** User, group, demands and the staff member behind it in one, read in the caller's transaction (gating README I23). */
export const describeView = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  row: SessionRow,
  demands: readonly Demand[],
): Promise<SessionView> => {
  const account = await tx.accounts.findById(row.accountId);
  if (account === null) throw new Error('a live session names an account that does not exist');
  const user = await tx.accounts.loadUser(row.accountId);
  const contacts = await tx.accounts.contacts(row.accountId);
  const now = ports.clock.now();
  return {
    user,
    siteGroupNum: row.siteGroupNum,
    requirements: describeRequirements(demands, row, account.beta, contacts, now),
    impersonation: await impersonationOf(tx, row, now),
  };
};
