import * as z from 'zod/mini';
import { addressNames, readListQuery, writeListQuery } from '#core/lists/list-query.rule.ts';
import {
  type ListShape,
  exportFormatSchema,
  sortDirectionSchema,
  type ExportFormat,
  type ListQuery,
  type ListSort,
} from '#core/lists/list-query.schema.ts';

/** What an export of a list may be. */
export const EXPORT_MEDIA = ['text/csv', 'application/pdf'] as const;

/** The order of a list in a query. */
export const sortParams = ({ sorts }: Pick<ListShape, 'sorts'>) => ({
  sort: z.optional(z.enum(sorts)),
  direction: z.optional(sortDirectionSchema),
});

/** What is taken away: the form, and keys of columns between commas; without them all. */
export const exportParams = {
  format: exportFormatSchema,
  columns: z.optional(z.string().check(z.maxLength(400), z.regex(/^\w+(,\w+)*$/))),
};

interface SortQuery {
  readonly sort?: string | undefined;
  readonly direction?: ListSort['direction'] | undefined;
}

/** The order a query names, null for the list's own. */
export const sortOf = ({ sort, direction }: SortQuery): ListSort | null =>
  sort === undefined ? null : { key: sort, direction: direction ?? 'asc' };

/** The other way round. */
export const sortQuery = (
  sort: ListSort | null,
): { readonly sort?: string; readonly direction?: ListSort['direction'] } =>
  sort === null ? {} : { sort: sort.key, direction: sort.direction };

/** Keys of the wanted columns, null for all. */
export const columnsOf = ({
  columns,
}: {
  readonly columns?: string | undefined;
}): readonly string[] | null => columns?.split(',') ?? null;

/** The other way round. */
export const exportQuery = ({
  columns,
  format,
}: {
  readonly columns: readonly string[];
  readonly format: ExportFormat;
}): { readonly format: ExportFormat; readonly columns?: string } => ({
  format,
  ...(columns.length > 0 && { columns: columns.join(',') }),
});

/** A whole query as the list's address says it, each part a text; what it cannot mean counts as not said. */
export const listParams = (shape: ListShape) => {
  const text = z.optional(z.string().check(z.maxLength(200)));
  return Object.fromEntries(addressNames(shape).map((name) => [name, text] as const));
};

/** The query those texts mean. */
export const listQueryOf = (shape: ListShape, said: Readonly<Record<string, unknown>>): ListQuery =>
  readListQuery(shape, (name) => {
    const value = said[name];
    return typeof value === 'string' ? value : null;
  });

/** What an export of such a list asks for. */
export const exportWish = (
  shape: ListShape,
  said: Readonly<Record<string, unknown>> & {
    readonly format: ExportFormat;
    readonly columns?: string | undefined;
  },
) => ({ query: listQueryOf(shape, said), columns: columnsOf(said), format: said.format });

/** The other way round. */
export const listQueryText = (
  shape: ListShape,
  query: ListQuery,
): Readonly<Record<string, string>> => writeListQuery(shape, query);
