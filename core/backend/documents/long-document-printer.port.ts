import type { Letterhead } from './document-printer.port.ts';

/** A column of a long table. Its share of the width follows from its texts unless it is set; its cells can be right-aligned. */
export interface DocumentColumn {
  readonly title: string;
  readonly width?: number;
  readonly end?: true;
}

/** The block above the table on the first page, and the table's header row on each page. */
export interface LongDocument {
  /** The dealer's letterhead. */
  readonly letterhead: Letterhead | null;
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly DocumentColumn[];
  /** Page orientation; a table with many columns is printed in landscape. */
  readonly lies: 'upright' | 'onItsSide';
}

export type DocumentRows = readonly (readonly string[])[];

/** The state of a document between two of its parts: bytes so far, offset of each object, the pages, and the content of the open page. */
export interface PartsState {
  readonly bytes: number;
  /** Byte offsets, object 1 first; 0 for an object not yet written. */
  readonly offsets: readonly number[];
  /** Object numbers of the pages. */
  readonly pages: readonly number[];
  /** The drawing commands of the open page so far. */
  readonly open: string;
  readonly resources: PageResources;
}

/** Resources of a page by kind: names with the objects they stand for. */
export type PageResources = Readonly<Partial<Record<'Font' | 'XObject' | 'ExtGState', string>>>;

/** The state from which the next part continues. It is stored as JSON between the steps of a job. */
export interface LongDocumentState {
  readonly parts: PartsState;
  /** The current position on the open page, in points from its bottom. */
  readonly y: number;
  readonly title: string;
  readonly lies: LongDocument['lies'];
  readonly columns: readonly (DocumentColumn & { readonly width: number })[];
}

/** A part of the document in ASCII, and the state after it. */
export interface LongDocumentPart {
  readonly text: string;
  readonly state: LongDocumentState;
}

/** The last part, and the number of pages. */
export interface DocumentEnd {
  readonly text: string;
  readonly pages: number;
}

/** Writes a PDF of any length part by part, so that no more than one page is in memory. The parts in sequence are the document. */
export interface LongDocumentPrinter {
  /** Draws the first page up to the table. Columns without a set width are measured by the rows of `sample`. */
  begin(sheet: LongDocument, sample: DocumentRows): Promise<LongDocumentPart>;
  rows(state: LongDocumentState, rows: DocumentRows): Promise<LongDocumentPart>;
  /** Draws the lines below the table and ends the document. */
  end(state: LongDocumentState, closing: readonly string[]): Promise<DocumentEnd>;
  /** Returns the bytes of a document made in one go. */
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
