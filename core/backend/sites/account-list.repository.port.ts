import type { ListQuery } from '../../lists/list-query.schema.ts';
import type { AccountCursor } from '../../sites/account-cursor.rule.ts';
import type { QualityRights } from '../../sites/quality-kinds.ts';
import type { AccountRow, AccountsPage, MissingData } from '../../sites/accounts-page.schema.ts';

/**
 * Selects accounts of a group and the groups below, by search and filters. Favorites are those of `accountId`, and time
 * filters are evaluated at `now`.
 */
export interface AccountsMeant {
  readonly siteGroupNum: number;
  readonly accountId: string;
  readonly now: number;
  readonly query: Pick<ListQuery, 'search' | 'filters' | 'sort'>;
  /** Which parts of a site count in its data quality. */
  readonly seen: QualityRights;
  /** Restricts the selection to these account numbers; absent for no restriction. */
  readonly only?: readonly number[];
}

/** Selects one page of accounts in the order of the query. The page starts after a cursor or after `offset` rows. */
export interface AccountsAsked extends AccountsMeant {
  readonly after: AccountCursor | null;
  readonly offset: number;
  readonly limit: number;
}

/** An account row with its cursor. The next page starts after this cursor. */
export interface ListedAccount {
  readonly row: AccountRow;
  readonly cursor: AccountCursor;
}

/** One page of accounts with the total count of matches. The count is null if the query has no filter. */
export interface AccountWindow {
  readonly rows: readonly ListedAccount[];
  readonly total: number | null;
}

/** Lists a dealer's accounts, only within the group and its branches (domain guide 5.2). */
export interface AccountListRepository {
  window(asked: AccountsAsked): Promise<AccountWindow>;
  /** Returns the branches and the counts for the list's tabs. The counts are those of all accounts of the group and the groups below. */
  facts(
    asked: Pick<AccountsMeant, 'siteGroupNum' | 'now'>,
  ): Promise<Pick<AccountsPage, 'counts' | 'branches'>>;
  count(asked: AccountsMeant): Promise<number>;
  /** Counts per kind how many of the selected accounts lack it; canceled accounts are left out. */
  missing(asked: AccountsMeant): Promise<MissingData>;
  /** Returns at most `most` account numbers that match the query, ascending. */
  numbers(asked: AccountsMeant, most: number): Promise<readonly number[]>;
  /** Makes accounts favorites, each with its first device. Returns the number of new favorites. */
  addFavorites(
    siteNums: readonly number[],
    whose: { readonly accountId: string; readonly now: number },
  ): Promise<number>;
  /** Returns the given account numbers that are in the scope, ascending. */
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
