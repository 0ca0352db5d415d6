/** A wall time as a workbook stores it: days since the end of 1899, with the time as a fraction. */
export interface WallCell {
  readonly days: number;
}

/** Rows of text or numbers as they are in a file; wall times only in a workbook. */
export type ReportCells = readonly (readonly (string | number | WallCell | null)[])[];

/** The state of a workbook between two pieces: plain numbers, so that another server can continue it. */
export interface WorkbookPlace {
  readonly rows: number;
  /** Bytes of the file so far. */
  readonly bytes: number;
  /** Of the sheet only: its checksum, and its size before and after compression. */
  readonly crc: number;
  readonly plain: number;
  readonly packed: number;
}

/** Makes report files piece by piece. */
export interface ReportFiles {
  /** Returns the next piece of a workbook with one sheet. Null starts it with its header; `isLast` completes it. */
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
