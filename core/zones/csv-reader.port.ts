import type { Result } from '../kernel/result.ts';

/** A line of a file: where it stands, counted from 1 with the heading, and its cells. */
export interface CsvLine {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Reads comma-, semicolon- or tab-separated text; a formula is text to it. */
export interface CsvReader {
  /** The lines with something in them; in words why it is not read: too many lines or cells, or quotes that never end. */
  read(text: string): Promise<Result<readonly CsvLine[], string>>;
}

/** Said by every reader alike. */
export const CSV_READER_TEXT = {
  rows: 'The file must have at most 10,000 rows',
  cells: 'A row of this file has more than 500 cells',
  quotes: 'A quote mark in this file is opened and never closed',
} as const;
