/** What the clocks of a place showed, as a workbook counts it: days since the end of 1899, with the second as their part. */
export interface WallCell {
  readonly days: number;
}

/** Rows of text or numbers as they stand in a file; wall times in a workbook alone. */
export type ReportCells = readonly (readonly (string | number | WallCell | null)[])[];

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

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly reportFiles: ReportFiles;
  }
}
