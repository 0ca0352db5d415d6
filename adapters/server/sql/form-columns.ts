import { sql, type ColumnType, type RawBuilder } from 'kysely';
import { jsonText } from './json-text.ts';

/** The column of each field of a form; one without a column does not compile. */
export type ColumnsOf<Draft> = Readonly<Record<keyof Draft, string>>;

/** The columns of a form as its table declares them; `Empty` are the fields whose empty text is stored as null. */
export type FormTable<
  Draft,
  Columns extends ColumnsOf<Draft>,
  Empty extends keyof Draft = never,
> = {
  [Field in keyof Draft as Columns[Field]]: Draft[Field] extends readonly unknown[]
    ? ColumnType<unknown, string, string>
    : Field extends Empty
      ? Draft[Field] | null
      : Draft[Field];
};

/** What an edit writes into them. */
export type FormCells<Draft, Columns extends ColumnsOf<Draft>> = {
  [Field in keyof Draft as Columns[Field]]: Draft[Field] extends readonly unknown[]
    ? string
    : Draft[Field];
};

const cellOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return jsonText(value);
  return value === '' ? null : value;
};

/** What an edit writes: lists as JSON, and an empty text as nothing. */
export const formCells = <Draft extends object, const Columns extends ColumnsOf<Draft>>(
  columns: Columns,
  draft: Draft,
): FormCells<Draft, Columns> =>
  Object.fromEntries(
    Object.entries<string>(columns).map(([field, column]) => [
      column,
      cellOf(draft[field as keyof Draft]),
    ]),
  ) as FormCells<Draft, Columns>;

/** The columns under the names of the core, for a select. */
export const formColumns = <Table extends string, const Columns extends object>(
  table: Table,
  columns: Columns,
) =>
  Object.entries(columns).map(([field, column]) => `${table}.${String(column)} as ${field}`) as {
    [Field in keyof Columns & string]: `${Table}.${Columns[Field] & string} as ${Field}`;
  }[keyof Columns & string][];

/** The same for a select that is written by hand. */
export const formFields = (
  table: string,
  columns: Readonly<Record<string, string>>,
): RawBuilder<unknown> =>
  sql.join(
    Object.entries(columns).map(
      ([field, column]) => sql`${sql.ref(`${table}.${column}`)} as ${sql.id(field)}`,
    ),
  );
