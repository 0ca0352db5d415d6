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

/** The order of a list as a request says it. */
export interface SortQuery {
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
export const listQueryOf = (
  shape: ListShape,
  given: Readonly<Record<string, unknown>>,
): ListQuery =>
  readListQuery(shape, (name) => {
    const value = given[name];
    return typeof value === 'string' ? value : null;
  });

/** Words between commas on the way, a list for both sides. */
export const commaList = <Word>(
  text: z.ZodMiniType<string, string>,
  wordOf: (text: string) => Word,
) =>
  z.pipe(
    text,
    z.transform((text: string) => text.split(',').map(wordOf)),
  );

/** Keys of the columns that are taken away; left out or empty, all of them. */
export const columnList = z.optional(
  commaList(z.string().check(z.maxLength(400), z.regex(/^\w+(,\w+)*$/)), (key) => key),
);

/** The values of such fields; one that is left out is null. */
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
 * The input of an operation that is asked with a list's query: its parts are sent as the list's address says them, and
 * both sides speak of `query`, and of what stands `beside` it. A field of the query itself, such as `page`, is only bounded
 * there.
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

/** The same of an operation that gives the rows as a file. */
export const exportInput = /* @__NO_SIDE_EFFECTS__ */ <const S extends Shape>(
  shape: ListShape,
  beside: S,
) => queryInput(shape, { format: exportFormatSchema, columns: columnList, ...beside });
