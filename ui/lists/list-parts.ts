import type { Failure, Result } from '#core/kernel/result.ts';
import type { ListQuery, ListShape } from '#core/lists/list-query.schema.ts';
import type { OwnPreferences } from './list-choices.ts';

/** What one reading brought. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** There are more than `total` says. */
  readonly more?: boolean;
  /** Where the next window begins, null behind the last; only lists that scroll have it. */
  readonly next?: string | null;
}

/** Where a list stands; `idle` while it waits for words. */
export type ListState<Row> =
  | { readonly at: 'idle' }
  | { readonly at: 'loading' }
  | { readonly at: 'ready'; readonly page: ListPage<Row> }
  | { readonly at: 'failed'; readonly text: string };

/** What an address says under a name. */
export type AddressValue = (name: string) => string | null;
/** What an address says, by its names. */
export type Said = Readonly<Record<string, string>>;

export interface ListParts<Row> {
  readonly shape: ListShape;
  /** `after` is the `next` of the window above it, null at the begin. */
  readonly read: (
    query: ListQuery,
    after: string | null,
  ) => Promise<Result<ListPage<Row>, Failure>>;
  readonly keyOf: (row: Row) => string;
  /** Said when a reading fails and the provider says nothing. */
  readonly fallback: string;
  /** Window below window by keyset while it is scrolled; in numbered pages unless said. */
  readonly scrolls?: boolean;
  /** How many rows came above the first one that is shown, for a list that grows while it stands open. */
  readonly countNew?: (query: ListQuery, first: Row | null) => Promise<Result<number, Failure>>;
  /** Nothing is asked before there are words or filters. */
  readonly needsWords?: boolean;
  /** Milliseconds the search waits for the typing to rest; 0 for a list that is here as a whole. */
  readonly pause?: number;
  readonly own?: OwnPreferences;
  /** Called before the same is asked again. */
  readonly forget?: () => void;
}
