import { grouped } from '#core/kernel/counted.rule.ts';
import { BULK_MOST, type AccountSelection } from '../../bulk-tests/bulk-test.schema.ts';
import { ok } from '../../kernel/result.ts';
import { readListQuery } from '../../lists/read-list-query.rule.ts';
import { ACCOUNT_LIST } from '../../sites/account-list.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { meantAccounts } from '../sites/meant-accounts.operation.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

const TOO_MANY = refusalOf(
  'unacceptable',
  'tooManyAccounts',
  `At most ${grouped(BULK_MOST)} accounts at once. Narrow the filter.`,
);

/**
 * Returns the selected account numbers in ascending order: either the ticked accounts, or all accounts that match a
 * filter. A ticked number outside the scope is treated like an unknown number (domain guide 5.2).
 */
export const selectedSites = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  { selection, siteGroupNum: named }: ListInput & { readonly selection: AccountSelection },
): Reply<{ readonly siteGroupNum: number; readonly siteNums: readonly number[] }> => {
  if ('siteNums' in selection) {
    const siteGroupNum = activeGroup(caller, named);
    if (siteGroupNum === null) return NOT_FOUND;
    const wanted = [...new Set(selection.siteNums)];
    const known = await tx.accountList.known({ siteGroupNum, siteNums: wanted });
    return known.length === wanted.length ? ok({ siteGroupNum, siteNums: known }) : NOT_FOUND;
  }
  const { filter } = selection;
  const query = readListQuery(ACCOUNT_LIST, (name) =>
    Object.hasOwn(filter, name) ? (filter[name] ?? null) : null,
  );
  const meant = meantAccounts(ports, caller, { query, siteGroupNum: named });
  if (!meant.ok) return meant;
  const siteNums = await tx.accountList.numbers(meant.value, BULK_MOST + 1);
  if (siteNums.length > BULK_MOST) return TOO_MANY;
  return ok({ siteGroupNum: meant.value.siteGroupNum, siteNums });
};
