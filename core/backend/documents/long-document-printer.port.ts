import type { Letterhead } from './document-printer.port.ts';

/** A column of a long table. Without `width`, the width is computed from the column's texts. */
export interface DocumentColumn {
  readonly title: string;
  readonly width?: number;
  readonly end?: true;
}

/** A document with one long table: the title block of the first page, and the table header of each page. */
export interface LongDocument {
  readonly letterhead: Letterhead | null;
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly DocumentColumn[];
  /** Page orientation; a table with many columns is printed in landscape. */
  readonly lies: 'upright' | 'onItsSide';
}

export type DocumentRows = readonly (readonly string[])[];

/** The state of an unfinished PDF: bytes written, object offsets, pages, and the content of the current page. */
export interface PartsState {
  readonly bytes: number;
  /** Byte offset of each object, starting with object 1; 0 for an object not yet written. */
  readonly offsets: readonly number[];
  /** Object numbers of the finished pages. */
  readonly pages: readonly number[];
  /** Drawing commands of the current page so far. */
  readonly open: string;
  readonly resources: PageResources;
}

/** Resources of a page by kind: resource names with their object numbers. */
export type PageResources = Readonly<Partial<Record<'Font' | 'XObject' | 'ExtGState', string>>>;

/** The state from which the next part continues. Stored as JSON between steps of a job. */
export interface LongDocumentState {
  readonly parts: PartsState;
  /** Current position on the page, in points from the bottom. */
  readonly y: number;
  readonly title: string;
  readonly lies: LongDocument['lies'];
  readonly columns: readonly (DocumentColumn & { readonly width: number })[];
}

/** A part of the PDF in ASCII, and the state after it. */
export interface LongDocumentPart {
  readonly text: string;
  readonly state: LongDocumentState;
}

/** The last part of the PDF, and the number of pages. */
export interface DocumentEnd {
  readonly text: string;
  readonly pages: number;
}

/** Writes a PDF of any length part by part, with at most one page in memory. The concatenated parts are the file. */
export interface LongDocumentPrinter {
  /** Draws the first page down to the table header. Columns without a set width are measured by the rows of `sample`. */
  begin(sheet: LongDocument, sample: DocumentRows): Promise<LongDocumentPart>;
  rows(state: LongDocumentState, rows: DocumentRows): Promise<LongDocumentPart>;
  /** Draws the closing lines below the table and finishes the PDF. */
  end(state: LongDocumentState, closing: readonly string[]): Promise<DocumentEnd>;
  /** Returns the bytes of a whole document, printed in one call. */
  whole(
    sheet: LongDocument,
    rows: DocumentRows,
    closing: readonly string[],
  ): Promise<{ readonly bytes: Uint8Array; readonly pages: number }>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly longDocumentPrinter: LongDocumentPrinter;
  }
}
