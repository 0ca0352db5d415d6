import { LIMITS } from '../kernel/limits.ts';
import { LIST_SIZES, type ListQuery } from './list-query.schema.ts';

/** What one filter of a list can be set to. */
export type FilterShape =
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  | { readonly kind: 'text'; readonly most: number }
  /** A calendar day, `2026-03-12`. */
  | { readonly kind: 'day' };

/** What a list can be asked for, as data: its address, its wire and its columns are read by it. */
export interface ListShape {
  /** Under this name a person's columns and filter sets are kept. */
  readonly name: string;
  /** Keys of the columns that have an order. */
  readonly sorts: readonly string[];
  /** By their names in the address; `q`, `sort`, `dir`, `size` and `page` are taken. */
  readonly filters: Readonly<Record<string, FilterShape>>;
  readonly sizes: readonly number[];
  /** The longest text of the search, in code points. */
  readonly searchLength: number;
  /** What the list shows when the address says nothing. */
  readonly start: ListQuery;
}

/** A list's shape with all that is usual left out. */
export const listShape = (
  own: Pick<ListShape, 'name'> &
    Partial<Omit<ListShape, 'start'>> & { readonly start?: Partial<ListQuery> },
): ListShape => {
  const sizes = own.sizes ?? LIST_SIZES;
  return {
    name: own.name,
    sorts: own.sorts ?? [],
    filters: own.filters ?? {},
    sizes,
    searchLength: own.searchLength ?? LIMITS.searchText,
    start: { search: '', filters: {}, sort: null, page: 1, size: sizes[0] ?? 25, ...own.start },
  };
};
