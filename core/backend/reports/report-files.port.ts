/** A wall time in a workbook: days since the end of 1899, with the time as a fraction. */
export interface WallCell {
  readonly days: number;
}

/** Formatted rows of a report. Wall times occur only in a workbook. */
export type ReportCells = readonly (readonly (string | number | WallCell | null)[])[];

/** The state of an unfinished workbook, as JSON-compatible numbers, so that another server can continue. */
export interface WorkbookPlace {
  readonly rows: number;
  /** Size of the file so far, in bytes. */
  readonly bytes: number;
  /** Checksum of the sheet so far. */
  readonly crc: number;
  readonly plain: number;
  readonly packed: number;
}

/** Makes report files piece by piece. */
export interface ReportFiles {
  /** Returns the next part of a workbook with one sheet. Null as `place` starts the file with its header; `isLast` completes the file. */
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
