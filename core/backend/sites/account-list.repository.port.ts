import type { ListQuery } from '../../lists/list-query.schema.ts';
import type { AccountCursor } from '../../sites/account-cursor.rule.ts';
import type { AccountRow, AccountsPage } from '../../sites/accounts-page.schema.ts';

/** Which accounts of the group and of what is below it are meant: words, filters, whose favourites, and the moment. */
export interface AccountsMeant {
  readonly siteGroupNum: number;
  readonly accountId: string;
  readonly now: number;
  readonly query: Pick<ListQuery, 'search' | 'filters' | 'sort'>;
  /** Only these of them; absent for all. */
  readonly only?: readonly number[];
}

/** One window of them in the order of the query: behind a place, or so many rows from the begin. */
export interface AccountsAsked extends AccountsMeant {
  readonly after: AccountCursor | null;
  readonly offset: number;
  readonly limit: number;
}

/** A row with its place, behind which the next window begins. */
export interface ListedAccount {
  readonly row: AccountRow;
  readonly cursor: AccountCursor;
}

/** One window of them, and how many the query leaves; null where it leaves nothing out. */
export interface AccountWindow {
  readonly rows: readonly ListedAccount[];
  readonly total: number | null;
}

/** A dealer's accounts as a list; nothing outside of the group and its branches is ever among them (domain guide 5.2). */
export interface AccountListRepository {
  window(asked: AccountsAsked): Promise<AccountWindow>;
  /** What the tabs say of all accounts of the group and of what is below it, and these branches. */
  facts(
    asked: Pick<AccountsMeant, 'siteGroupNum' | 'now'>,
  ): Promise<Pick<AccountsPage, 'counts' | 'branches'>>;
  count(asked: AccountsMeant): Promise<number>;
  /** Numbers of the accounts the query leaves, ascending, at most so many. */
  numbers(asked: AccountsMeant, most: number): Promise<readonly number[]>;
  /** Makes accounts of the scope favourites with their first device; answers how many were none before. */
  addFavorites(
    siteNums: readonly number[],
    whose: { readonly accountId: string; readonly now: number },
  ): Promise<number>;
  /** Those of the named numbers that lie in the scope, ascending. */
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
