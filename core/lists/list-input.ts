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

/** Options of an operation that exports a list. Responds with 422 if there are too many rows. */
export const listFile = {
  file: 'download',
  media: ['text/csv', 'application/pdf'],
  output: fileReplySchema,
  refusals: ['unacceptable'],
} as const;

/** Query parameters for the sort order of a list. */
export const sortParams = ({ sorts }: Pick<ListShape, 'sorts'>) => ({
  sort: z.optional(z.enum(sorts)),
  direction: z.optional(sortDirectionSchema),
});

/** Query parameters of an export: the format, and the column keys separated by commas. Without column keys, all columns are exported. */
export const exportParams = {
  format: exportFormatSchema,
  columns: z.optional(z.string().check(z.maxLength(400), z.regex(/^\w+(,\w+)*$/))),
};

/** Sort order of a list, as sent in query parameters. */
export interface SortQuery {
  readonly sort?: string | undefined;
  readonly direction?: ListSort['direction'] | undefined;
}

/** Converts query parameters to a sort order; null for the list's default order. */
export const sortOf = ({ sort, direction }: SortQuery): ListSort | null =>
  sort === undefined ? null : { key: sort, direction: direction ?? 'asc' };

/** Converts a sort order to query parameters. */
export const sortQuery = (
  sort: ListSort | null,
): { readonly sort?: string; readonly direction?: ListSort['direction'] } =>
  sort === null ? {} : { sort: sort.key, direction: sort.direction };

/** Returns the column keys of an export; null for all columns. */
export const columnsOf = ({
  columns,
}: {
  readonly columns?: string | undefined;
}): readonly string[] | null => columns?.split(',') ?? null;

interface ExportForm {
  readonly columns: readonly string[];
  readonly format: ExportFormat;
}

/** Converts an export form to query parameters. */
export const exportQuery = ({ columns, format }: ExportForm) => ({
  format,
  ...(columns.length > 0 && { columns: columns.join(',') }),
});

/**
 * Returns optional text fields for all parts of a list query, named as in the list's URL. Does not refuse invalid values,
 * which `listQueryOf` ignores.
 */
export const listParams = (shape: ListShape) => {
  const text = z.optional(z.string().check(z.maxLength(200)));
  return Object.fromEntries(addressNames(shape).map((name) => [name, text] as const));
};

/** Converts the text fields of `listParams` to a list query. */
export const listQueryOf = (
  shape: ListShape,
  given: Readonly<Record<string, unknown>>,
): ListQuery =>
  readListQuery(shape, (name) => {
    const value = given[name];
    return typeof value === 'string' ? value : null;
  });

/** Codec for a list that is sent as words separated by commas. */
export const commaList = <Word>(
  text: z.ZodMiniType<string, string>,
  wordOf: (text: string) => Word,
) =>
  z.pipe(
    text,
    z.transform((text: string) => text.split(',').map(wordOf)),
  );

/** Keys of the exported columns. Absent or empty means all columns. */
export const columnList = z.optional(
  commaList(z.string().check(z.maxLength(400), z.regex(/^\w+(,\w+)*$/)), (key) => key),
);

/** Values of input fields. Absent fields are null. */
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
 * Creates the input of an operation that takes a list query. The request sends the query as in the list's URL, but code
 * passes the query as `query` together with the fields of `beside`. A `beside` field named like a query parameter, such as
 * `page`, only restricts that parameter.
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

/** Creates the input of an operation that exports the rows of a list query as a file. */
export const exportInput = /* @__NO_SIDE_EFFECTS__ */ <const S extends Shape>(
  shape: ListShape,
  beside: S,
) => queryInput(shape, { format: exportFormatSchema, columns: columnList, ...beside });
