import * as z from 'zod/mini';
import { addressNames, readListQuery, writeListQuery } from './read-list-query.rule.ts';
import {
  type ListShape,
  exportFormatSchema,
  sortDirectionSchema,
  type ExportFormat,
  type ListQuery,
  type ListSort,
} from './list-query.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import type { Codec, Shape } from '../operations/operation.ts';

/** The response to an export of a list; 422 for too many rows. */
export const listFile = {
  file: 'download',
  media: ['text/csv', 'application/pdf'],
  output: fileReplySchema,
  refusals: ['unacceptable'],
} as const;

/** The sort order of a list in a query. */
export const sortParams = ({ sorts }: Pick<ListShape, 'sorts'>) => ({
  sort: z.optional(z.enum(sorts)),
  direction: z.optional(sortDirectionSchema),
});

/** What is exported: the format, and the column keys separated by commas. Without keys, all columns. */
export const exportParams = {
  format: exportFormatSchema,
  columns: z.optional(z.string().check(z.maxLength(400), z.regex(/^\w+(,\w+)*$/))),
};

/** The sort order of a list in a request. */
export interface SortQuery {
  readonly sort?: string | undefined;
  readonly direction?: ListSort['direction'] | undefined;
}

/** Returns the order that a query names; null for the list's default. */
export const sortOf = ({ sort, direction }: SortQuery): ListSort | null =>
  sort === undefined ? null : { key: sort, direction: direction ?? 'asc' };

/** Converts an order back to query parameters. */
export const sortQuery = (
  sort: ListSort | null,
): { readonly sort?: string; readonly direction?: ListSort['direction'] } =>
  sort === null ? {} : { sort: sort.key, direction: sort.direction };

/** Returns the keys of the requested columns; null for all. */
export const columnsOf = ({
  columns,
}: {
  readonly columns?: string | undefined;
}): readonly string[] | null => columns?.split(',') ?? null;

interface ExportForm {
  readonly columns: readonly string[];
  readonly format: ExportFormat;
}

/** Converts an export form back to query parameters. */
export const exportQuery = ({ columns, format }: ExportForm) => ({
  format,
  ...(columns.length > 0 && { columns: columns.join(',') }),
});

/** Input fields for a whole query in the form of the list's address, each a text. A value that makes no sense is ignored. */
export const listParams = (shape: ListShape) => {
  const text = z.optional(z.string().check(z.maxLength(200)));
  return Object.fromEntries(addressNames(shape).map((name) => [name, text] as const));
};

/** Reads a list query from such text fields. */
export const listQueryOf = (
  shape: ListShape,
  given: Readonly<Record<string, unknown>>,
): ListQuery =>
  readListQuery(shape, (name) => {
    const value = given[name];
    return typeof value === 'string' ? value : null;
  });

/** A list in the code, sent as words separated by commas. */
export const commaList = <Word>(
  text: z.ZodMiniType<string, string>,
  wordOf: (text: string) => Word,
) =>
  z.pipe(
    text,
    z.transform((text: string) => text.split(',').map(wordOf)),
  );

/** Keys of the exported columns. Absent or empty means all. */
export const columnList = z.optional(
  commaList(z.string().check(z.maxLength(400), z.regex(/^\w+(,\w+)*$/)), (key) => key),
);

/** The values of input fields. An absent one is null. */
type Values<S extends Shape> = {
  readonly [Name in Exclude<keyof S, 'page'>]: undefined extends z.output<S[Name]>
    ? Readonly<Exclude<z.output<S[Name]>, undefined>> | null
    : Readonly<z.output<S[Name]>>;
};

const valuesOf = <S extends Shape>(
  names: readonly string[],
  given: Readonly<Record<string, unknown>>,
) => Object.fromEntries(names.map((name) => [name, given[name] ?? null])) as Values<S>;

const besideQuery = (shape: ListShape, beside: Shape): readonly string[] => {
  const own = addressNames(shape);
  return Object.keys(beside).filter((name) => !own.includes(name));
};

const textOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.join(',') || null : value;

const textsOf = (values: object) =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, textOf(value)] as const)
      .filter(([, value]) => value !== null),
  );

/**
 * The input of an operation with a list's query. Its parts are sent in the form of the list's address, while code on both
 * sides uses `query` and the `beside` fields. A `beside` field with the name of a query field, such as `page`, only limits
 * that field.
 */
export const queryInput = /* @__NO_SIDE_EFFECTS__ */ <const S extends Shape>(
  shape: ListShape,
  beside: S,
) => ({
  input: { ...listParams(shape), ...beside },
  codec: {
    read: (given) => ({
      ...valuesOf<S>(besideQuery(shape, beside), given),
      query: listQueryOf(shape, given),
    }),
    write: ({ query, ...values }) => ({ ...textsOf(values), ...writeListQuery(shape, query) }),
  } satisfies Codec<Readonly<Record<string, unknown>>, Values<S> & { readonly query: ListQuery }>,
});

/** The input of an operation that returns the rows of a list's query as a file. */
export const exportInput = /* @__NO_SIDE_EFFECTS__ */ <const S extends Shape>(
  shape: ListShape,
  beside: S,
) => queryInput(shape, { format: exportFormatSchema, columns: columnList, ...beside });
