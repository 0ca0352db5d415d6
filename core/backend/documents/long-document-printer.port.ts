import type { Letterhead } from './document-printer.port.ts';

/** A column of a long table: its share of the width, as its words need unless it is said, and whether its cells stand at the right. */
export interface DocumentColumn {
  readonly title: string;
  readonly width?: number;
  readonly end?: true;
}

/** What stands on the first page above the table, and the table's head, which stands on each. */
export interface LongDocument {
  /** Whose paper it is. */
  readonly letterhead: Letterhead | null;
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly DocumentColumn[];
  /** How the paper lies; a table of many columns lies on its side. */
  readonly lies: 'upright' | 'onItsSide';
}

export type DocumentRows = readonly (readonly string[])[];

/** Where a document stands between two of its parts: bytes so far, where each object begins, the pages, and what is drawn on the one that is open. */
export interface PartsState {
  readonly bytes: number;
  /** Object 1 stands first; 0 for one that is not written yet. */
  readonly offsets: readonly number[];
  /** Numbers of the objects of the pages. */
  readonly pages: readonly number[];
  /** What is drawn on the open page so far, and what it draws with besides the two fonts. */
  readonly open: string;
  readonly resources: PageResources;
}

/** What a page draws with, by the kind of it: names and the objects they stand for. */
export type PageResources = Readonly<Partial<Record<'Font' | 'XObject' | 'ExtGState', string>>>;

/** Where the next part goes on; kept as JSON between the steps of a job. */
export interface LongDocumentState {
  readonly parts: PartsState;
  /** How far down the open page is written, in points from its foot. */
  readonly y: number;
  readonly title: string;
  readonly lies: LongDocument['lies'];
  readonly columns: readonly (DocumentColumn & { readonly width: number })[];
}

/** A part of the document, ASCII alone, and the state behind it. */
export interface LongDocumentPart {
  readonly text: string;
  readonly state: LongDocumentState;
}

/** The last part, and how many pages there are. */
export interface DocumentEnd {
  readonly text: string;
  readonly pages: number;
}

/** Writes a PDF of any length part by part, so that no more than a page of it is ever held: the parts one after another are the document. */
export interface LongDocumentPrinter {
  /** The first page above its table; `sample` are rows by which columns are measured that say no width. */
  begin(sheet: LongDocument, sample: DocumentRows): Promise<LongDocumentPart>;
  rows(state: LongDocumentState, rows: DocumentRows): Promise<LongDocumentPart>;
  /** The lines below the table, and the end of the document. */
  end(state: LongDocumentState, closing: readonly string[]): Promise<DocumentEnd>;
  /** The bytes of one that is made at once. */
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
