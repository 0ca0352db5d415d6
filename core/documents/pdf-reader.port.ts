/** The natural size of a page, in CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Why no pages are shown: the file cannot be read, needs a password, or is empty; or the reader could not be loaded. */
export type PdfFault = 'broken' | 'locked' | 'empty' | 'noReader';

/** A page that is being drawn. */
export interface PageDrawing {
  /** Resolves to true once the page is drawn, and to false if drawing was given up. */
  readonly done: Promise<boolean>;
  giveUp(): void;
}

/** An open file whose pages are read one by one. `Sheet` is what they are drawn on. */
export interface OpenPdf<Sheet> {
  readonly pages: number;
  sizeOf(page: number): Promise<PageSize>;
  /** Returns the text of a page in reading order, line by line. */
  textOf(page: number): Promise<string>;
  /** Draws a page at `width` pixels of the screen, at full sharpness. */
  draw(page: number, sheet: Sheet, width: number): PageDrawing;
  close(): void;
}

/**
 * Reads PDFs inside the page, so that no security policy has to be loosened. Runs no code in them and follows no links
 * (SECURITY.md §2.13).
 */
export interface PdfReader<Sheet> {
  open(bytes: Uint8Array): Promise<OpenPdf<Sheet> | PdfFault>;
}
