import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { writeListQuery } from '#core/lists/read-list-query.rule.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import type { AccountCounts } from '#core/sites/accounts-page.schema.ts';
import type { Address } from '../lists/list-reading.ts';
import type { BuiltInSet } from '../lists/list-sets.ts';

/** The filter tabs that every dealer has, with the count of each. */
export const ACCOUNT_SETS: readonly (BuiltInSet & { readonly count: keyof AccountCounts })[] = [
  { id: 'all', text: 'All', filters: {}, count: 'all' },
  { id: 'on-test', text: 'On test', filters: { state: 'on-test' }, count: 'onTest' },
  { id: 'troubles', text: 'Troubles', filters: { state: 'trouble' }, count: 'troubles' },
  {
    id: 'install-pending',
    text: 'Install pending',
    filters: { state: 'install-pending' },
    count: 'installPending',
  },
];

/** Returns a list query's search and filters as an address, without order and page. */
export const filterOf = (query: ListQuery): Address => {
  const { start } = ACCOUNT_LIST;
  return writeListQuery(ACCOUNT_LIST, { ...start, search: query.search, filters: query.filters });
};
