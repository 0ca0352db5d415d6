import type { Result } from '../kernel/result.ts';

/** A line of a file with its cells. Lines are counted from 1, including the heading. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads text whose cells are separated by commas, semicolons or tabs. Formulas are read as plain text. */
export interface CsvReader {
  /** Returns the lines that are not empty, or why the file is refused: too many lines or cells, or an unterminated quote. */
  read(text: string): Promise<Result<readonly CsvLine[], string>>;
}

/** The error messages that every CSV reader uses. */
export const CSV_READER_TEXT = {
  rows: 'The file must have at most 10,000 rows',
  cells: 'A row of this file has more than 500 cells',
  quotes: 'A quotation mark in this file is never closed',
} as const;
