/** Size of an unscaled page in CSS pixels. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Why a PDF cannot be shown: broken, password-protected or empty, or the PDF reader could not be loaded. */
export type PdfFault = 'broken' | 'locked' | 'empty' | 'noReader';

export interface PageDrawing {
  /** Resolves to true when the page is drawn, or to false if drawing was canceled. */
  readonly done: Promise<boolean>;
  giveUp(): void;
}

/** An open PDF whose pages are read one by one. `Sheet` is the type of the drawing surface. */
export interface OpenPdf<Sheet> {
  readonly pages: number;
  sizeOf(page: number): Promise<PageSize>;
  /** Returns the text of a page in reading order, with line breaks. */
  textOf(page: number): Promise<string>;
  /** Draws a page `width` CSS pixels wide at the full resolution of the display. */
  draw(page: number, sheet: Sheet, width: number): PageDrawing;
  close(): void;
}

/**
 * Reads PDFs without an embedded browser viewer, so the content security policy stays strict. Runs no scripts and follows
 * no links in the PDF (SECURITY.md §2.13).
 */
export interface PdfReader<Sheet> {
  open(bytes: Uint8Array): Promise<OpenPdf<Sheet> | PdfFault>;
}
