import type { Letterhead } from '../lists/sheet-printer.port.ts';

/** Rows of text or numbers as they stand in a file. */
export type ReportCells = readonly (readonly (string | number | null)[])[];

/** What stands above the rows of a report, and under which headings they stand. */
export interface ReportHead {
  readonly title: string;
  /** Scope, days and count, in one line. */
  readonly line: string;
  readonly head: readonly string[];
  readonly letterhead: Letterhead | null;
}

/** Where a workbook stands between two pieces: plain numbers, so that another server can go on with it. */
export interface WorkbookPlace {
  readonly rows: number;
  /** Bytes of the file so far. */
  readonly bytes: number;
  /** Of the sheet alone: its checksum, and its bytes before and after packing. */
  readonly crc: number;
  readonly plain: number;
  readonly packed: number;
}

/** Makes files of reports piece by piece. */
export interface ReportFiles {
  /** Prints rows that come in pieces, outside of this thread; answers the bytes of a PDF and its pages. */
  print(
    head: ReportHead,
    pieces: AsyncIterable<readonly (readonly string[])[]>,
  ): Promise<{ readonly bytes: Uint8Array; readonly pages: number }>;
  /** The next piece of a workbook of one sheet; null begins it with its head. With `isLast` it is whole. */
  workbook(
    place: WorkbookPlace | null,
    piece: {
      readonly head: readonly string[];
      readonly rows: ReportCells;
      readonly isLast: boolean;
    },
  ): Promise<{ readonly bytes: Uint8Array; readonly place: WorkbookPlace }>;
}
