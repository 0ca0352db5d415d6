import { withoutShield } from '../kernel/csv-text.rule.ts';
import { counted } from '../kernel/counted.rule.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { CsvLine } from '../zones/csv-reader.port.ts';
import { SPREADSHEET_LIMITS, type SpreadsheetRow } from './spreadsheet.schema.ts';
import {
  fieldOfHeading,
  type SpreadsheetField,
  spreadsheetTitle,
} from './spreadsheet-fields.rule.ts';

/** A column of a pasted spreadsheet: its heading, its first non-empty cell, and the field assigned to it. */
export interface SpreadsheetColumn {
  readonly heading: string;
  readonly sample: string;
  readonly field: SpreadsheetField | null;
}

/** Trims a cell and removes the quote mark that this portal's exports put before texts that look like formulas. */
const plain = (cell: string): string => withoutShield(cell.trim());

/**
 * Returns the columns of a spreadsheet, each with the field that its heading names; if two columns name the same field,
 * the first one gets it. Returns an error message when the text is not a spreadsheet.
 */
export const columnsOfSpreadsheet = (
  lines: readonly CsvLine[],
): Result<readonly SpreadsheetColumn[], string> => {
  const [head, ...others] = lines;
  if (head === undefined) return err('Nothing has been pasted yet');
  if (others.length === 0) return err('There are no rows below the headings');
  if (others.length > SPREADSHEET_LIMITS.rows)
    return err(
      `A sheet can have ${counted(SPREADSHEET_LIMITS.rows, 'row')} at most; this one has ${others.length}`,
    );
  const wide = others.find(({ cells }) =>
    cells.slice(head.cells.length).some((cell) => cell.trim() !== ''),
  );
  if (wide !== undefined) return err(`Line ${wide.line} has more cells than there are headings`);
  const seen = new Set<SpreadsheetField>();
  return ok(
    head.cells.map((cell, at) => {
      const heading = plain(cell);
      const named = fieldOfHeading(heading);
      const field = named === null || seen.has(named) ? null : named;
      if (field !== null) seen.add(field);
      const sample = others.map(({ cells }) => plain(cells[at] ?? '')).find((text) => text !== '');
      return { heading, sample: sample ?? '', field };
    }),
  );
};

/** Returns an error message when the fields chosen for the columns are not valid, otherwise null. */
export const validateColumns = (fields: readonly (SpreadsheetField | null)[]): string | null => {
  const named = fields.filter((field) => field !== null);
  const twice = named.find((field, at) => named.indexOf(field) !== at);
  if (twice !== undefined) return `Two columns match ${spreadsheetTitle(twice)}`;
  return named.includes('name') ? null : 'Choose the column with the name';
};

/** Returns the rows below the headings, with cells keyed by field. Columns without a field are left out. */
export const rowsOfSpreadsheet = (
  [, ...lines]: readonly CsvLine[],
  fields: readonly (SpreadsheetField | null)[],
): readonly SpreadsheetRow[] =>
  lines.map(({ cells, line }) => ({
    line,
    cells: Object.fromEntries(
      fields.flatMap((field, at) => (field === null ? [] : [[field, plain(cells[at] ?? '')]])),
    ),
  }));
