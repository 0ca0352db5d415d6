import { err, ok } from '../../kernel/result.ts';
import { qualityRights } from '../../sites/quality-kinds.ts';
import { missingRight } from '../../sites/missing-right.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Refusal } from '../refusal.ts';
import type { AccountsMeant } from './account-list.repository.port.ts';
import { activeGroup, type ListInput } from './list-sites.operation.ts';

/**
 * Validates a query and returns which accounts it selects. A group outside the scope is "not found", and a filter on data
 * that the caller may not read is refused.
 */
export const meantAccounts = (
  { clock }: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  { query, siteGroupNum: named }: ListInput & { readonly query: AccountsMeant['query'] },
) => {
  const siteGroupNum = activeGroup(caller, named);
  if (siteGroupNum === null) return NOT_FOUND;
  const { accountId, permissions } = caller.session;
  if (missingRight(query.filters, permissions) !== null) return err<Refusal>({ kind: 'forbidden' });
  return ok({ siteGroupNum, query, accountId, now: clock.now(), seen: qualityRights(permissions) });
};
