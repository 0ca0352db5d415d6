import type {
  LongDocument,
  DocumentEnd,
  LongDocumentPart,
  LongDocumentState,
} from '#core/backend/documents/long-document-printer.port.ts';
import { broken, encoded, type PdfFonts } from './pdf-fonts.ts';
import type { PdfParts } from './pdf-parts.ts';
import { writable } from './pdf-text.ts';

/** A4 page sizes in points, by orientation. */
export const PAGE_SIZES = {
  upright: { width: 595, height: 842, inset: 42 },
  onItsSide: { width: 842, height: 595, inset: 36 },
} as const;

/** Returns the width between the left and right margins, in points. */
export const roomOf = (lies: LongDocument['lies']): number =>
  PAGE_SIZES[lies].width - 2 * PAGE_SIZES[lies].inset;

/** Font size of a table, in points. */
export const SIZE = 8;
const LINE = 10;
const GAP = 6;
/** Maximum number of lines per cell. Further lines are cut off. */
const MOST_LINES = 6;
/** Font size of the footer, in points. */
const FOOT = 7;

/** The colors of {@link PRINT_COLORS} as PDF operators. */
const INK = '0.06 0.12 0.15 rg';
const QUIET = '0.28 0.35 0.39 rg';
const HAIR = '0.85 0.87 0.89 RG 0.5 w';

/** Writes one part of a document. */
export class PdfWriter {
  readonly #fonts: PdfFonts;
  readonly #parts: PdfParts;
  readonly #sheet: Pick<LongDocumentState, 'title' | 'lies' | 'columns'>;
  readonly #widths: readonly number[];
  readonly #paper: (typeof PAGE_SIZES)[keyof typeof PAGE_SIZES];
  readonly #room: number;
  #y: number;

  constructor(fonts: PdfFonts, { columns, lies, title, y }: LongDocumentState, parts: PdfParts) {
    this.#fonts = fonts;
    this.#parts = parts;
    this.#sheet = { columns, lies, title };
    this.#paper = PAGE_SIZES[lies];
    this.#room = roomOf(lies);
    const all = columns.reduce((sum, { width }) => sum + width, 0);
    this.#widths = columns.map(({ width }) => (width * this.#room) / all);
    this.#y = y;
  }

  get part(): LongDocumentPart {
    const { state, text } = this.#parts.part;
    return { text, state: { parts: state, y: this.#y, ...this.#sheet } };
  }

  head(facts: LongDocument['facts']): void {
    this.#line(this.#sheet.title, 16, 'strong');
    this.#y -= 4;
    for (const [name, value] of facts) this.#fact(name, value);
    this.#y -= 10;
    this.#titles();
  }

  row(cells: readonly string[]): void {
    this.#row(cells, 'plain');
  }

  end(closing: readonly string[]): DocumentEnd {
    this.#y -= 4;
    for (const line of closing) {
      if (this.#y - 16 < this.#paper.inset) this.#turn();
      this.#line(line, 9, 'strong');
    }
    const pages = this.#parts.page;
    this.#foot();
    this.#parts.turn(this.#paper.width, this.#paper.height);
    const total = `BT ${QUIET} /F1 ${FOOT} Tf 0 0 Td ${this.#encoded(String(pages), 'plain')} Tj ET`;
    this.#parts.end(this.#encoded(this.#sheet.title, 'plain'), total);
    return { text: this.#parts.part.text, pages };
  }

  #encoded(text: string, font: keyof PdfFonts): string {
    return encoded(this.#fonts, font, text);
  }

  #draw(text: string, font: keyof PdfFonts, size: number, x: number, color = INK): void {
    const [name, y] = [font === 'plain' ? 'F1' : 'F2', this.#y.toFixed(1)];
    this.#parts.draw(
      `BT ${color} /${name} ${size} Tf ${x.toFixed(1)} ${y} Td ${this.#encoded(text, font)} Tj ET`,
    );
  }

  #line(text: string, size: number, font: keyof PdfFonts): void {
    for (const line of this.#broken(text, font, this.#room, size)) {
      this.#y -= size + 5;
      this.#draw(line, font, size, this.#paper.inset);
    }
  }

  #broken(text: string, font: keyof PdfFonts, width: number, size = SIZE): readonly string[] {
    return broken(this.#fonts, font, text, { width, size, most: MOST_LINES });
  }

  #fact(name: string, value: string): void {
    const { inset } = this.#paper;
    const lines = this.#broken(value, 'plain', this.#room - 110);
    if (this.#y - LINE * lines.length - 4 < inset) this.#turn(false);
    lines.forEach((text, at) => {
      this.#y -= LINE + (at === 0 ? 3 : 0);
      if (at === 0) this.#draw(name, 'strong', SIZE, inset);
      this.#draw(text, 'plain', SIZE, inset + 110);
    });
  }

  #rule(): void {
    const { inset, width } = this.#paper;
    const y = this.#y.toFixed(1);
    this.#parts.draw(`${HAIR} ${inset} ${y} m ${width - inset} ${y} l S`);
  }

  #titles(): void {
    this.#row(
      this.#sheet.columns.map(({ title }) => title),
      'strong',
    );
  }

  #row(cells: readonly string[], font: keyof PdfFonts): void {
    const lines = this.#widths.map((width, at) => this.#broken(cells[at] ?? '', font, width - GAP));
    const height = LINE * Math.max(1, ...lines.map(({ length }) => length)) + 5;
    if (this.#y - height < this.#paper.inset) this.#turn();
    const top = this.#y;
    let x: number = this.#paper.inset;
    lines.forEach((cell, at) => {
      const width = this.#widths[at] ?? 0;
      const isEnd = this.#sheet.columns[at]?.end === true;
      cell.forEach((text, line) => {
        this.#y = top - LINE * (line + 1);
        const room = isEnd ? width - GAP - this.#fonts[font].widthOfTextAtSize(text, SIZE) : 0;
        if (text !== '') this.#draw(text, font, SIZE, x + room);
      });
      x += width;
    });
    this.#y = top - height;
    this.#rule();
  }

  /** Draws the footer: the title, the page number and a reference to the total page count. */
  #foot(): void {
    const { inset } = this.#paper;
    const before = this.#y;
    this.#y = inset - 16;
    const text = `${this.#sheet.title} · page ${this.#parts.page} of `;
    this.#draw(text, 'plain', FOOT, inset, QUIET);
    const x = inset + this.#fonts.plain.widthOfTextAtSize(writable(this.#fonts.plain, text), FOOT);
    this.#parts.draw(`q 1 0 0 1 ${x.toFixed(1)} ${this.#y.toFixed(1)} cm /Total Do Q`);
    this.#y = before;
  }

  #turn(withTitles = true): void {
    this.#foot();
    this.#parts.turn(this.#paper.width, this.#paper.height);
    this.#y = this.#paper.height - this.#paper.inset;
    if (withTitles) this.#titles();
  }
}
