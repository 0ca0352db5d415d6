import type { Demand } from '../../login/login-step.ts';
import type { SessionView } from '../../session/session-view.schema.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { describeRequirements } from './describe-requirements.rule.ts';

/** User, group and demands in one, read in the caller's transaction (gating.md I23). */
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
  return {
    user,
    siteGroupNum: row.siteGroupNum,
    requirements: describeRequirements(demands, row, account.beta, contacts, ports.clock.now()),
    impersonation: null,
  };
};
