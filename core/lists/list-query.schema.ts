import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';

/** Rows of a page to choose from (domain guide 5.5). */
export const LIST_SIZES = [25, 50, 100] as const;

/** The most rows one reading of a list that scrolls may bring (domain guide 5.5). */
export const WINDOW_ROWS = 200;

/** More rows than this are exported by a job that goes on in the background. */
export const EXPORT_AT_ONCE = 5000;

export const sortDirectionSchema = z.enum(['asc', 'desc']);
export type SortDirection = z.infer<typeof sortDirectionSchema>;

/** By which column a list is ordered. */
export const listSortSchema = z.object({ key: z.string(), direction: sortDirectionSchema });
export type ListSort = Readonly<z.infer<typeof listSortSchema>>;

/** What one list is asked for: words, filters by their names, order, page; the whole of it fits an address. */
export const listQuerySchema = z.object({
  search: z.string(),
  /** Only filters that are set; an empty text is none. */
  filters: z.readonly(z.record(z.string(), z.string())),
  /** Null leaves the list's own order. */
  sort: z.nullable(listSortSchema),
  /** Counts from 1. */
  page: z.int().check(z.minimum(1)),
  size: z.int().check(z.minimum(1), z.maximum(WINDOW_ROWS)),
});
export type ListQuery = Readonly<z.infer<typeof listQuerySchema>>;

/** The two forms a list can be taken away in. */
export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export const exportFormatSchema = z.enum(EXPORT_FORMATS);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** A list that is taken away as a file: the rows a query leaves, in the given columns. */
export interface ListExport {
  readonly query: ListQuery;
  readonly columns: readonly string[];
  readonly format: ExportFormat;
}

/** What one filter of a list can be set to. */
export type FilterShape =
  | { readonly kind: 'choice'; readonly of: readonly string[] }
  /** Any of several, commas between them in the address. */
  | { readonly kind: 'choices'; readonly of: readonly string[] }
  | { readonly kind: 'text'; readonly most: number }
  /** A calendar day, `2026-03-12`. */
  | { readonly kind: 'day' };

/** Names that stand beside the filters in the address of an export or of a window; a filter of such a name would be overwritten by it. */
type Taken = 'q' | 'sort' | 'dir' | 'size' | 'page' | 'format' | 'columns' | 'only' | 'after';

/** What a list can be asked for, as data: its address, its wire and its columns are read by it. */
export interface ListShape {
  /** Under this name a person's columns and filter sets are kept. */
  readonly name: string;
  /** Keys of the columns that have an order. */
  readonly sorts: readonly string[];
  /** By their names in the address. */
  readonly filters: Readonly<Record<string, FilterShape>> & { readonly [Name in Taken]?: never };
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
