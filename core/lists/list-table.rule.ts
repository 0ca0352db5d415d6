import type { AnyField } from '../forms/create-form.schema.ts';
import { csvText } from '../kernel/csv-text.rule.ts';

/** A column of an exported list: its heading and its value for a row. */
export interface ExportColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
}

const plainValue = (value: unknown): string | number | null => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

/** What a column overrides of the form field with the same name, such as its heading or value. */
type ColumnInput<Row> = Partial<Omit<ExportColumn<Row>, 'key'>>;

/**
 * Returns the columns of a list whose rows contain the fields of a form. Columns in `named` come first, then the remaining
 * fields except those in `elsewhere`.
 */
export const fieldColumns = <Row extends object>(
  form: {
    readonly fields: Readonly<Record<string, AnyField>>;
  },
  elsewhere: readonly string[],
  named: Readonly<Record<string, ColumnInput<Row>>>,
): readonly ExportColumn<Row>[] => {
  const later = Object.keys(form.fields).filter(
    (name) => !(name in named) && !elsewhere.includes(name),
  );
  return [...Object.keys(named), ...later].map((key) => ({
    key,
    title: form.fields[key]?.label ?? key,
    value: (row) => plainValue(row[key as keyof Row]),
    ...named[key],
  }));
};

export interface ListTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** Returns the rows as a table with the requested columns in list order. Null or only unknown keys mean all columns. */
export const listTable = <Row>(
  columns: readonly ExportColumn<Row>[],
  wanted: readonly string[] | null,
  rows: readonly Row[],
): ListTable => {
  const found =
    wanted === null
      ? columns
      : [...new Set(wanted)].flatMap((key) => columns.find((column) => column.key === key) ?? []);
  const shown = found.length === 0 ? columns : found;
  return {
    head: shown.map(({ title }) => title),
    rows: rows.map((row) => shown.map(({ value }) => value(row))),
  };
};

/** Formats a table as CSV. */
export const tableCsv = ({ head, rows }: ListTable): string => csvText(head, rows);

/** Returns a file name that describes the export: `users-12-rows-2026-03-12.csv`. */
export const exportName = (
  list: string,
  rows: number,
  day: string,
  ending: 'csv' | 'pdf',
): string => `${list}-${rows}-${rows === 1 ? 'row' : 'rows'}-${day}.${ending}`;
