import type { ListQuery } from '../../lists/list-query.schema.ts';
import type { AccountCursor } from '../../sites/account-cursor.rule.ts';
import type { AccountRow, AccountsPage } from '../../sites/accounts-page.schema.ts';

/** Selects accounts of the group and the groups below it, by search, filters, owner of the favorites, and time. */
export interface AccountsMeant {
  readonly siteGroupNum: number;
  readonly accountId: string;
  readonly now: number;
  readonly query: Pick<ListQuery, 'search' | 'filters' | 'sort'>;
  /** Restricts the selection to these accounts; absent for all. */
  readonly only?: readonly number[];
}

/** One page of the selection in the order of the query: after a cursor, or after `offset` rows. */
export interface AccountsAsked extends AccountsMeant {
  readonly after: AccountCursor | null;
  readonly offset: number;
  readonly limit: number;
}

/** A row with its cursor, after which the next page starts. */
export interface ListedAccount {
  readonly row: AccountRow;
  readonly cursor: AccountCursor;
}

/** One page of accounts, with the total that matches the query; null if the query has no filter. */
export interface AccountWindow {
  readonly rows: readonly ListedAccount[];
  readonly total: number | null;
}

/** Lists a dealer's accounts. Never contains accounts outside of the group and its branches (domain guide 5.2). */
export interface AccountListRepository {
  window(asked: AccountsAsked): Promise<AccountWindow>;
  /** Returns the tab counts for all accounts of the group and below, and the branches. */
  facts(
    asked: Pick<AccountsMeant, 'siteGroupNum' | 'now'>,
  ): Promise<Pick<AccountsPage, 'counts' | 'branches'>>;
  count(asked: AccountsMeant): Promise<number>;
  /** Returns at most `most` account numbers that match the query, ascending. */
  numbers(asked: AccountsMeant, most: number): Promise<readonly number[]>;
  /** Makes accounts of the scope favorites with their first device. Returns how many are new favorites. */
  addFavorites(
    siteNums: readonly number[],
    whose: { readonly accountId: string; readonly now: number },
  ): Promise<number>;
  /** Returns which of the given numbers are in the scope, ascending. */
  known(asked: {
    readonly siteGroupNum: number;
    readonly siteNums: readonly number[];
  }): Promise<readonly number[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly accountList: AccountListRepository;
  }
}
