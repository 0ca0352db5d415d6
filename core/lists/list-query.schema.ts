import * as z from 'zod/mini';

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
