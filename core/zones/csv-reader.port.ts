import type { Result } from '../kernel/result.ts';

/** A line of a file: its number, counted from 1 including the heading, and its cells. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads text separated by commas, semicolons or tabs. Formulas are read as text. */
export interface CsvReader {
  /** Returns the lines that are not empty, or the reason why the file is not read: too many lines or cells, or a quote without an end. */
  read(text: string): Promise<Result<readonly CsvLine[], string>>;
}

/** The error messages of every reader. */
export const CSV_READER_TEXT = {
  rows: 'The file must have at most 10,000 rows',
  cells: 'A row of this file has more than 500 cells',
  quotes: 'A quote mark in this file is opened and never closed',
} as const;
