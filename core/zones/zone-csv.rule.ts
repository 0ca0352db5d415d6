import type { AnyField } from '../forms/create-form.schema.ts';
import { withoutShield } from '../kernel/csv-text.rule.ts';
import { foldText } from '../kernel/fold-text.rule.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { CsvLine } from './csv-reader.port.ts';
import { type ZoneForm, zoneForm } from './zone-form.schema.ts';

/** Headings of what is found by a row and not written in it; the words for each, folded. */
const OWN = {
  site: ['site', 'site number', 'site no'],
  device: ['account', 'account number', 'xmit', 'transmitter', 'csid', 'device'],
  area: ['area', 'partition'],
  event: ['event', 'event description', 'event code'],
} as const;

/** A field of a row; places and events are looked up, the others stand in the form under their name. */
export type CsvField =
  | keyof typeof OWN
  | Exclude<keyof ZoneForm, 'devNum' | 'areaNum' | 'eventCode'>;

/** Headings that are understood, folded; those of our own files, which are the labels of the form, and those other software writes. */
const HEADINGS: ReadonlyMap<string, CsvField> = new Map([
  ...Object.entries(zoneForm.fields).flatMap(([field, { heads = [], label }]: [string, AnyField]) =>
    [foldText(label ?? field), ...heads].map((head) => [head, field as CsvField] as const),
  ),
  // Last, because the device and the area of a form are numbers: files name them otherwise.
  ...Object.entries(OWN).flatMap(([field, heads]) =>
    heads.map((head) => [head, field as CsvField] as const),
  ),
]);

/** One row of a file by its fields; a column the file has not is left out, an empty cell is an empty text. */
export interface ZoneCsvRow {
  readonly line: number;
  readonly cells: Partial<Readonly<Record<CsvField, string>>>;
  /** What stands in a column without a heading, and would be lost; null for nothing. */
  readonly unnamed: string | null;
}

/** A file as rows of zones, with the headings nobody understood. */
export interface ZoneCsv {
  readonly rows: readonly ZoneCsvRow[];
  readonly ignored: readonly string[];
}

/** Files of ours put a quote mark before what a spreadsheet would compute; it is none of the text. */
const plain = (cell: string): string => withoutShield(cell.trim());

const fieldOf = (heading: string): CsvField | null =>
  HEADINGS.get(foldText(plain(heading)).replaceAll(/[\s_]+/g, ' ')) ?? null;

const WORDS = {
  empty: 'The file is empty',
  head: 'The first row must name the columns: Zone and Description at least',
  twice: 'Two columns have the same meaning',
} as const;

/** Reads the first line as headings and all others as rows; the whole file is refused where it does not say which column is the zone. */
export const zoneCsvOf = (lines: readonly CsvLine[]): Result<ZoneCsv, string> => {
  const [head, ...others] = lines;
  if (head === undefined) return err(WORDS.empty);
  const fields = head.cells.map(fieldOf);
  if (!fields.includes('num')) return err(WORDS.head);
  const named = fields.filter((field) => field !== null);
  const twice = named.find((field, at) => named.indexOf(field) !== at);
  if (twice !== undefined) return err(`${WORDS.twice}: ${twice}`);
  const rows = others.map(({ cells, line }) => ({
    line,
    cells: Object.fromEntries(
      fields.flatMap((field, at) => (field === null ? [] : [[field, plain(cells[at] ?? '')]])),
    ),
    unnamed: cells.find((cell, at) => cell.trim() !== '' && !head.cells[at]?.trim()) ?? null,
  }));
  const ignored = head.cells.filter((cell, at) => fields[at] === null && cell.trim() !== '');
  return ok({ rows, ignored });
};
