import {
  PDFArray,
  PDFContentStream,
  PDFDocument,
  PDFPage,
  PDFRawStream,
  PDFRef,
  StandardFonts,
  type PDFFont,
} from 'pdf-lib';
import type { Letterhead } from '#core/backend/documents/document-printer.port.ts';
import type { ListTable } from '#core/lists/list-table.rule.ts';
import { drawLetterhead } from './draw-letterhead.ts';
import { CELL_GAP, widthsOf } from './column-widths.ts';
import { linesOf, PRINT_COLORS, writable } from './pdf-text.ts';

const LINE = 11;
const SIZE = 8;

/** Size and margin of a page, in points. */
export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly inset: number;
}

/** Fills pages from top to bottom, using standard fonts, and numbers the pages at the end. */
export class PdfPages {
  readonly #document: PDFDocument;
  readonly #paper: Paper;
  readonly #plain: PDFFont;
  readonly #strong: PDFFont;
  #page: PDFPage;
  #y = 0;

  private constructor(document: PDFDocument, paper: Paper, plain: PDFFont, strong: PDFFont) {
    this.#document = document;
    this.#paper = paper;
    this.#plain = plain;
    this.#strong = strong;
    this.#page = this.#turn();
  }

  /** Starts a document. The first page gets the letterhead, if one is given. */
  static async begin(
    title: string,
    paper: Paper,
    letterhead: Letterhead | null = null,
  ): Promise<PdfPages> {
    // No creation time is stored, so that the same data produces the same bytes.
    const document = await PDFDocument.create({ updateMetadata: false });
    document.setTitle(title);
    const plain = await document.embedFont(StandardFonts.Helvetica);
    const strong = await document.embedFont(StandardFonts.HelveticaBold);
    const pages = new PdfPages(document, paper, plain, strong);
    if (letterhead !== null) await pages.#head(letterhead);
    return pages;
  }

  line(text: string, size: number, look: 'strong' | 'plain'): void {
    const font = look === 'strong' ? this.#strong : this.#plain;
    const width = this.#room;
    for (const line of linesOf(font, writable(font, text), { width, size, most: 3 })) {
      this.#y -= size + 6;
      this.#draw(line, { x: this.#paper.inset, y: this.#y, size, font });
    }
  }

  /** Leaves vertical space. Starts a new page if less than `least` points remain on the current page. */
  gap(room: number, least: number): void {
    this.#y -= room;
    if (this.#y - least < this.#paper.inset + LINE) this.#turn();
  }

  /** Draws a table and repeats its heading on each page. A cell has at most `mostLines` lines. */
  table(table: ListTable, mostLines: number): void {
    const widths = widthsOf(table, this.#room, {
      head: (word) => this.#widthOf(word, this.#strong),
      cell: (word) => this.#widthOf(word, this.#plain),
    });
    const head = { cells: table.head, font: this.#strong };
    this.#row(widths, head, null, mostLines);
    for (const row of table.rows) {
      const cells = row.map((value) => String(value ?? ''));
      this.#row(widths, { cells, font: this.#plain }, head, mostLines);
    }
  }

  /** Draws pairs of name and value, each value with at most `mostLines` lines. */
  facts(facts: readonly (readonly [string, string])[], mostLines: number): void {
    const name = Math.min(120, this.#room / 4);
    const widths = [name, this.#room - name];
    for (const cells of facts)
      this.#row(widths, { cells, font: this.#plain, first: this.#strong }, null, mostLines);
  }

  /** Adds the page numbers and returns the bytes of the document. */
  end(): Promise<Uint8Array> {
    const { inset, width } = this.#paper;
    const pages = this.#document.getPages();
    this.#seal(this.#page);
    pages.forEach((full, at) =>
      // The page content is already compressed, so the page number gets its own content stream.
      PDFPage.of(full.node, full.ref, this.#document).drawText(`${at + 1} / ${pages.length}`, {
        x: width - inset - this.#widthOf(`${at + 1} / ${pages.length}`, this.#plain),
        y: inset - 14,
        size: SIZE,
        font: this.#plain,
        color: PRINT_COLORS.quiet,
      }),
    );
    return this.#document.save();
  }

  async #head(letterhead: Letterhead): Promise<void> {
    const at = { x: this.#paper.inset, y: this.#y, width: this.#room, font: this.#strong };
    this.#y -= await drawLetterhead(this.#document, this.#page, letterhead, at);
  }

  #widthOf(text: string, font: PDFFont): number {
    return font.widthOfTextAtSize(writable(font, text), SIZE);
  }

  get #room(): number {
    return this.#paper.width - 2 * this.#paper.inset;
  }

  /** Compresses the content of a full page to save memory. */
  #seal(page: PDFPage): void {
    const contents = page.node.Contents();
    if (!(contents instanceof PDFArray)) return;
    const { context } = this.#document;
    for (const ref of contents.asArray()) {
      if (!(ref instanceof PDFRef)) continue;
      const stream = context.lookup(ref);
      if (stream instanceof PDFContentStream)
        context.assign(ref, PDFRawStream.of(stream.dict, stream.getContents()));
    }
    // The page object would keep everything that was drawn. Clearing `contentStream` frees the memory, and later drawing
    // starts a new stream.
    Reflect.set(page, 'contentStream', undefined);
  }

  #turn(): PDFPage {
    if (this.#document.getPageCount() > 0) this.#seal(this.#page);
    this.#page = this.#document.addPage([this.#paper.width, this.#paper.height]);
    this.#y = this.#paper.height - this.#paper.inset;
    return this.#page;
  }

  #draw(text: string, at: { x: number; y: number; size: number; font: PDFFont }): void {
    this.#page.drawText(text, { ...at, color: PRINT_COLORS.ink });
  }

  #row(
    widths: readonly number[],
    row: { readonly cells: readonly string[]; readonly font: PDFFont; readonly first?: PDFFont },
    head: { readonly cells: readonly string[]; readonly font: PDFFont } | null,
    mostLines: number,
  ): void {
    const { inset, width } = this.#paper;
    const fontOf = (at: number): PDFFont => (at === 0 ? (row.first ?? row.font) : row.font);
    const lines = widths.map((room, at) =>
      linesOf(fontOf(at), writable(fontOf(at), row.cells[at] ?? ''), {
        width: room - CELL_GAP,
        size: SIZE,
        most: mostLines,
      }),
    );
    const height = LINE * Math.max(1, ...lines.map(({ length }) => length)) + 6;
    if (this.#y - height < inset + LINE) {
      this.#turn();
      if (head !== null) this.#row(widths, head, null, mostLines);
    }
    let x = inset;
    lines.forEach((cell, at) => {
      cell.forEach((text, line) =>
        this.#draw(text, { x, y: this.#y - LINE * (line + 1), size: SIZE, font: fontOf(at) }),
      );
      x += widths[at] ?? 0;
    });
    this.#y -= height;
    this.#page.drawLine({
      start: { x: inset, y: this.#y },
      end: { x: width - inset, y: this.#y },
      thickness: 0.5,
      color: PRINT_COLORS.hair,
    });
  }
}
