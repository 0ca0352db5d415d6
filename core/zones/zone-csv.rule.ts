import { withoutShield } from '../kernel/csv.rule.ts';
import { foldText } from '../kernel/fold-text.rule.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { CsvLine } from './csv-reader.port.ts';

/** Headings that are understood, folded; those of our own files and those other software writes. */
const HEADINGS = {
  site: 'site',
  'site number': 'site',
  'site no': 'site',
  account: 'device',
  'account number': 'device',
  xmit: 'device',
  transmitter: 'device',
  csid: 'device',
  device: 'device',
  zone: 'num',
  'zone number': 'num',
  number: 'num',
  point: 'num',
  area: 'area',
  partition: 'area',
  description: 'description',
  name: 'description',
  'service type': 'serviceType',
  service: 'serviceType',
  'signal code': 'signalCode',
  code: 'signalCode',
  event: 'event',
  'event description': 'event',
  'event code': 'event',
  instruction: 'instruction',
  instructions: 'instruction',
  equipment: 'equipment',
  location: 'location',
  'verify type': 'verifyType',
  verify: 'verifyType',
  format: 'format',
  'restore required': 'restoreRequired',
  'restore within': 'restoreMinutes',
} as const satisfies Readonly<Record<string, string>>;

/** A field of a row. */
export type CsvField = (typeof HEADINGS)[keyof typeof HEADINGS];

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

const isHeading = (text: string): text is keyof typeof HEADINGS => Object.hasOwn(HEADINGS, text);

const fieldOf = (heading: string): CsvField | null => {
  const name = foldText(plain(heading)).replaceAll(/[\s_]+/g, ' ');
  return isHeading(name) ? HEADINGS[name] : null;
};

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
