import type { AnyField } from '../forms/create-form.schema.ts';
import { withoutShield } from '../kernel/csv-text.rule.ts';
import { foldText } from '../kernel/fold-text.rule.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { CsvLine } from './csv-reader.port.ts';
import { type ZoneForm, zoneForm } from './zone-form.schema.ts';

/** Case-folded headings of the columns that hold no form value but identify a site, device, area or event. */
const OWN = {
  site: ['site', 'site number', 'site no'],
  device: ['account', 'account number', 'xmit', 'transmitter', 'csid', 'device'],
  area: ['area', 'partition'],
  event: ['event', 'event description', 'event code'],
} as const;

/** A column of a zone CSV file: a key of `OWN`, which identifies an existing record, or a field of the zone form. */
export type CsvField =
  | keyof typeof OWN
  | Exclude<keyof ZoneForm, 'devNum' | 'areaNum' | 'eventCode'>;

/** Maps each accepted heading, case-folded, to its column. Accepted headings are our form labels and the headings of other software. */
const HEADINGS: ReadonlyMap<string, CsvField> = new Map([
  ...Object.entries(zoneForm.fields).flatMap(([field, { heads = [], label }]: [string, AnyField]) =>
    [foldText(label ?? field), ...heads].map((head) => [head, field as CsvField] as const),
  ),
  // These entries come last to override the form's device and area: the form holds numbers, a file holds names.
  ...Object.entries(OWN).flatMap(([field, heads]) =>
    heads.map((head) => [head, field as CsvField] as const),
  ),
]);

/** One row of a CSV file, by field. A column missing from the file has no key; an empty cell is an empty string. */
export interface ZoneCsvRow {
  readonly line: number;
  readonly cells: Partial<Readonly<Record<CsvField, string>>>;
  /** Text of the first cell whose column has no heading; the import would lose this text. Null if there is none. */
  readonly unnamed: string | null;
}

/** A parsed zone CSV file: the rows, and the headings that were not recognized. */
export interface ZoneCsv {
  readonly rows: readonly ZoneCsvRow[];
  readonly ignored: readonly string[];
}

/** Removes the quote mark that our exports put before text that a spreadsheet would evaluate as a formula. */
const plain = (cell: string): string => withoutShield(cell.trim());

const fieldOf = (heading: string): CsvField | null =>
  HEADINGS.get(foldText(plain(heading)).replaceAll(/[\s_]+/g, ' ')) ?? null;

const WORDS = {
  empty: 'The file is empty',
  head: 'The first row must name the columns: Zone and Description at least',
  twice: 'Two columns have the same meaning',
} as const;

/** Reads the first line as headings and the other lines as rows. Returns an error if no heading means the zone number. */
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
