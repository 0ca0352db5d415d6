import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';

/** The page sizes to choose from (domain guide 5.5). */
export const LIST_SIZES = [25, 50, 100] as const;

/** The most rows in one response for a scrolling list (domain guide 5.5). */
export const WINDOW_ROWS = 200;

/** The most rows exported at once. More are exported by a background job. */
export const EXPORT_AT_ONCE = 5000;

export const sortDirectionSchema = z.enum(['asc', 'desc']);
export type SortDirection = z.infer<typeof sortDirectionSchema>;

/** The column and direction by which a list is sorted. */
export const listSortSchema = z.object({ key: z.string(), direction: sortDirectionSchema });
export type ListSort = Readonly<z.infer<typeof listSortSchema>>;

/** A query of a list: search text, filters by name, sort order and page. All of it fits in an address. */
export const listQuerySchema = z.object({
  search: z.string(),
  /** Contains only filters that are set. An empty text means not set. */
  filters: z.readonly(z.record(z.string(), z.string())),
  /** The sort order; null means the list's default. */
  sort: z.nullable(listSortSchema),
  /** The page number, starting at 1. */
  page: z.int().check(z.minimum(1)),
  size: z.int().check(z.minimum(1), z.maximum(WINDOW_ROWS)),
});
export type ListQuery = Readonly<z.infer<typeof listQuerySchema>>;

/** The two export formats of a list. */
export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export const exportFormatSchema = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** An export of a list: the rows that match a query, in the given columns. */
export interface ListExport {
  readonly query: ListQuery;
  readonly columns: readonly string[];
  readonly format: ExportFormat;
}

/** The possible values of one filter of a list. */
export type FilterShape =
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** Any of several values, separated by commas in the address. */
  | { readonly kind: 'choices'; readonly of: readonly string[] }
  | { readonly kind: 'text'; readonly most: number }
  /** A calendar day, `2026-03-12`. */
  | { readonly kind: 'day' };

/** Parameter names used beside the filters in the address of an export or a page. A filter with such a name would be overwritten. */
type Taken = 'q' | 'sort' | 'dir' | 'size' | 'page' | 'format' | 'columns' | 'only' | 'after';

/** The possible queries of a list, as data. Its address, API and columns are derived from it. */
export interface ListShape {
  /** The key under which a user's columns and filter sets are stored. */
  readonly name: string;
  /** Keys of the sortable columns. */
  readonly sorts: readonly string[];
  /** The filters by their names in the address. */
  readonly filters: Readonly<Record<string, FilterShape>> & { readonly [Name in Taken]?: never };
  readonly sizes: readonly number[];
  /** The longest search text, in code points. */
  readonly searchLength: number;
  /** The query of an address without parameters. */
  readonly start: ListQuery;
}

/** Creates a list's shape. Omitted parts get the usual defaults. */
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
