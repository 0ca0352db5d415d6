import { sql, type ColumnType, type RawBuilder } from 'kysely';
import { jsonText } from './json-text.ts';
import { type Snake, snakeName } from './row-names.ts';

type Others = Readonly<Record<string, string | null>>;

/** Maps each field of a form to the name of its column. */
export type ColumnsOf<Field extends string, Said extends Others | null = null> = {
  readonly [
    Name in Field as Name extends keyof Said ? (Said[Name] extends string ? Name : never) : Name
  ]: Name extends keyof Said ? Extract<Said[Name], string> : Snake<Name>;
};

/**
 * Returns the column of each form field: the field name in snake case, unless `others` names another column. Null in
 * `others` excludes a field that other rows store.
 */
export const columnsOf = <Field extends string, const Said extends Others | null = null>(
  { names }: { readonly names: readonly Field[] },
  others?: Said & { readonly [Name in Exclude<keyof Said, Field>]: never },
): ColumnsOf<Field, Said> => {
  const values: Others = others ?? {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const column = name in values ? values[name] : snakeName(name);
      return typeof column === 'string' ? [[name, column]] : [];
    }),
  ) as ColumnsOf<Field, Said>;
};

type Names = Readonly<Record<string, string>>;
type List<Value> = Extract<Value, readonly unknown[]>;
type NoneOf<Value> = Extract<Value, null>;

/** The table columns of a form. Fields in `Empty` store an empty text as null. */
export type FormTable<Draft, Columns extends Names, Empty extends keyof Draft = never> = {
  [Field in keyof Draft & keyof Columns as Columns[Field]]: [List<Draft[Field]>] extends [never]
    ? Field extends Empty
      ? Draft[Field] | null
      : Draft[Field]
    : ColumnType<Draft[Field], string | NoneOf<Draft[Field]>, string | NoneOf<Draft[Field]>>;
};

/** The column values that an edit of a form writes. */
export type FormCells<Draft, Columns extends Names> = {
  [Field in keyof Draft & keyof Columns as Columns[Field]]: [List<Draft[Field]>] extends [never]
    ? Draft[Field]
    : string | NoneOf<Draft[Field]>;
};

const written = (columns: Names, draft: object, cellOf: (value: unknown) => unknown): object =>
  Object.fromEntries(
    Object.entries(columns).map(([field, column]) => [
      column,
      cellOf(draft[field as keyof typeof draft]),
    ]),
  );

const listAsJson = (value: unknown): unknown => (Array.isArray(value) ? jsonText(value) : value);

/** Converts a form into column values. Lists become JSON text. */
export const formRow = <Draft extends object, const Columns extends Names>(
  columns: Columns,
  draft: Draft,
): FormCells<Draft, Columns> => written(columns, draft, listAsJson) as FormCells<Draft, Columns>;

/** Converts a form into column values for a statement that receives its rows as one JSON value. Lists are not converted to text. */
export const formValues = (columns: Names, draft: object): object =>
  written(columns, draft, (value) => value);

/** Converts a form into column values. An empty text becomes null. */
export const formCells = <Draft extends object, const Columns extends Names>(
  columns: Columns,
  draft: Draft,
): FormCells<Draft, Columns> =>
  written(columns, draft, (value) => (value === '' ? null : listAsJson(value))) as FormCells<
    Draft,
    Columns
  >;

/** Returns the columns of a table, aliased to the field names of the core. */
export const formColumns = <Table extends string, const Columns extends object>(
  table: Table,
  columns: Columns,
) =>
  Object.entries(columns).map(([field, column]) => `${table}.${String(column)} as ${field}`) as {
    [Field in keyof Columns & string]: `${Table}.${Columns[Field] & string} as ${Field}`;
  }[keyof Columns & string][];

/** Converts a row with column names into an object with the field names of the core. */
export const fieldsOfRow = <
  Row extends object,
  const Columns extends Readonly<Record<string, keyof Row>>,
>(
  columns: Columns,
  row: Row,
) =>
  Object.fromEntries(
    Object.entries<keyof Row>(columns).map(([field, column]) => [field, row[column]]),
  ) as { [Field in keyof Columns]: Row[Columns[Field]] };

/** Returns the same columns as `formColumns`, for hand-written SQL. */
export const formFields = (table: string, columns: Names): RawBuilder<unknown> =>
  sql.join(
    Object.entries(columns).map(
      ([field, column]) => sql`${sql.ref(`${table}.${column}`)} as ${sql.id(field)}`,
    ),
  );
