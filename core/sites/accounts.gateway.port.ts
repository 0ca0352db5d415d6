import type { AccountSelection } from '../bulk-tests/bulk-test.schema.ts';
import type { Document } from '../documents/document.ts';
import type { Job } from '../jobs/job.schema.ts';
import type { Answer } from '../kernel/result.ts';
import type { ListExport, ListQuery } from '../lists/list-query.schema.ts';
import type { AccountsPage } from './account.schema.ts';

/** The dealer's accounts as a list: of the active group and its branches, nothing beyond (domain guide 5.2). */
export interface AccountsGateway {
  /** A page of a query, or the window behind a place; in the background nobody waits for it. */
  page(
    query: ListQuery,
    after: string | null,
    how?: { readonly background: boolean },
  ): Answer<AccountsPage>;
  /** How many accounts a query leaves. */
  count(query: ListQuery): Answer<number>;
  /** The rows of a query as a file; `only` some of them. */
  exportAccounts(wanted: ListExport, only: readonly number[] | null): Answer<Document>;
  startExport(query: ListQuery, columns: readonly string[], idempotencyKey: string): Answer<Job>;
  /** Answers how many of them are favourites now. */
  addFavorites(selection: AccountSelection): Answer<number>;
}
