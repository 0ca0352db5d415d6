import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';

/** Page sizes that users can choose (domain guide 5.5). */
export const LIST_SIZES = [25, 50, 100] as const;

/** Maximum number of rows per response for a scrolling list (domain guide 5.5). */
export const WINDOW_ROWS = 200;

/** Maximum number of rows exported in one response. A background job exports more rows. */
export const EXPORT_AT_ONCE = 5000;

export const sortDirectionSchema = z.enum(['asc', 'desc']);
export type SortDirection = z.infer<typeof sortDirectionSchema>;

/** Sort column and direction of a list. */
export const listSortSchema = z.object({ key: z.string(), direction: sortDirectionSchema });
export type ListSort = Readonly<z.infer<typeof listSortSchema>>;

/** Query of a list, which is stored in the URL: search text, filters by name, sort order and page. */
export const listQuerySchema = z.object({
  search: z.string(),
  /** Filters that are set. An empty text means that the filter is not set. */
  filters: z.readonly(z.record(z.string(), z.string())),
  /** Sort order; null for the list's default order. */
  sort: z.nullable(listSortSchema),
  /** Page number, starting at 1. */
  page: z.int().check(z.minimum(1)),
  size: z.int().check(z.minimum(1), z.maximum(WINDOW_ROWS)),
});
export type ListQuery = Readonly<z.infer<typeof listQuerySchema>>;

export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export const exportFormatSchema = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** Form of a list export: query, format and columns. */
export interface ListExport {
  readonly query: ListQuery;
  readonly columns: readonly string[];
  readonly format: ExportFormat;
}

export type FilterShape =
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** Any number of the values, separated by commas in the URL. */
  | { readonly kind: 'choices'; readonly of: readonly string[] }
  | { readonly kind: 'text'; readonly most: number }
  /** Calendar day such as `2026-03-12`. */
  | { readonly kind: 'day' };

/** Reserved query parameter names, which must not be used as filter names. */
type Taken = 'q' | 'sort' | 'dir' | 'size' | 'page' | 'format' | 'columns' | 'only' | 'after';

/** Describes the possible queries of a list. The list's URL, API and columns are derived from this description. */
export interface ListShape {
  /** Key under which a user's columns and filter sets of this list are stored. */
  readonly name: string;
  readonly sorts: readonly string[];
  /** Filters by their names in the URL. */
  readonly filters: Readonly<Record<string, FilterShape>> & { readonly [Name in Taken]?: never };
  readonly sizes: readonly number[];
  /** Maximum length of the search text in code points. */
  readonly searchLength: number;
  /** Query for a URL without parameters. */
  readonly start: ListQuery;
}

/** Creates the shape of a list with defaults for omitted parts. */
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
