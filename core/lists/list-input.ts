import * as z from 'zod/mini';
import { addressNames, readListQuery, writeListQuery } from './list-query.rule.ts';
import {
  type ListShape,
  exportFormatSchema,
  sortDirectionSchema,
  type ExportFormat,
  type ListQuery,
  type ListSort,
} from './list-query.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';

/** The answer of an export of a list; 422 for too many rows. */
export const listFile = {
  file: 'download',
  media: ['text/csv', 'application/pdf'],
  output: fileReplySchema,
  refusals: ['unacceptable'],
} as const;

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

interface ExportForm {
  readonly columns: readonly string[];
  readonly format: ExportFormat;
}

/** The other way round. */
export const exportQuery = ({ columns, format }: ExportForm) => ({
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
export const exportWishText = (
  shape: ListShape,
  { query, ...wanted }: { readonly query: ListQuery } & ExportForm,
) => ({ ...writeListQuery(shape, query), ...exportQuery(wanted) });
