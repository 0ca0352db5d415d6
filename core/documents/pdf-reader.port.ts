/** How large a page is at its natural size, in pixels of the page it is shown on. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Why no pages are shown: the file cannot be read, asks for a password, holds nothing; or what reads it did not come. */
export type PdfFault = 'broken' | 'locked' | 'empty' | 'noReader';

/** A drawing that is under way. */
export interface PageDrawing {
  /** Whether it stands there now; false as well where it was given up. */
  readonly done: Promise<boolean>;
  giveUp(): void;
}

/** A file whose pages are looked at one by one; `Sheet` is what they are drawn on. */
export interface OpenPdf<Sheet> {
  readonly pages: number;
  sizeOf(page: number): Promise<PageSize>;
  /** The words of a page in the order they are read, a line a line. */
  textOf(page: number): Promise<string>;
  /** Draws a page as sharp as a screen shows it at that width in its pixels. */
  draw(page: number, sheet: Sheet, width: number): PageDrawing;
  close(): void;
}

/** Reads PDFs in the page itself, so that no policy is loosened for them; runs nothing that stands in them, and follows no link (SECURITY.md §2.13). */
export interface PdfReader<Sheet> {
  open(bytes: Uint8Array): Promise<OpenPdf<Sheet> | PdfFault>;
}
