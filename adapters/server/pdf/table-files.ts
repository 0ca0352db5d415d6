import { PDFDocument, rgb, StandardFonts, type PDFFont, type PDFPage } from 'pdf-lib';
import type { NamedTable, TableFiles } from '#core/backend/lists/table-files.port.ts';
import { tableCsv } from '#core/lists/list-table.rule.ts';

/** A4 on its side, in points. */
const PAGE = { width: 842, height: 595, inset: 36 } as const;
const LINE = 11;
const SIZE = 8;
/** More lines than this of one cell are cut, so that no row fills a page. */
const MOST_LINES = 6;
const INK = rgb(0.06, 0.12, 0.15);
const QUIET = rgb(0.28, 0.35, 0.39);
const HAIR = rgb(0.85, 0.87, 0.89);

interface Fonts {
  readonly plain: PDFFont;
  readonly strong: PDFFont;
}

const known = new WeakMap<PDFFont, ReadonlySet<number>>();
const lettersOf = (font: PDFFont): ReadonlySet<number> => {
  const letters = known.get(font) ?? new Set(font.getCharacterSet());
  known.set(font, letters);
  return letters;
};

/** What the built-in fonts can write; other letters become a question mark. */
const writable = (font: PDFFont, text: string): string => {
  const letters = lettersOf(font);
  return Array.from(text.replaceAll(/\s+/g, ' '), (letter) =>
    letters.has(letter.codePointAt(0) ?? 0) ? letter : '?',
  ).join('');
};

/** Lines of a cell: broken between words, and within one that is too long. */
const linesOf = (font: PDFFont, text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  const fits = (words: string): boolean => font.widthOfTextAtSize(words, SIZE) <= width;
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = '';
      for (const letter of word) {
        if (!fits(line + letter)) {
          lines.push(line);
          line = '';
        }
        line += letter;
      }
    }
    if (lines.length >= MOST_LINES) break;
  }
  return [...lines, line].slice(0, MOST_LINES);
};

/** Widths by what the columns hold, none under a third of an equal share. */
const widthsOf = ({ head, rows }: NamedTable): readonly number[] => {
  const room = PAGE.width - 2 * PAGE.inset;
  const longest = head.map((title, at) =>
    Math.max(title.length, ...rows.map((row) => Math.min(40, String(row[at] ?? '').length))),
  );
  const sum = longest.reduce((one, other) => one + other, 0) || 1;
  const least = room / head.length / 3;
  const wanted = longest.map((length) => Math.max(least, (room * length) / sum));
  const all = wanted.reduce((one, other) => one + other, 0);
  return wanted.map((width) => (width * room) / all);
};

/** One page after another: title on the first, head on each, row under row. */
class Sheets {
  readonly #document: PDFDocument;
  readonly #fonts: Fonts;
  readonly #widths: readonly number[];
  readonly #head: readonly string[];
  #page: PDFPage | null = null;
  #y = 0;

  constructor(document: PDFDocument, fonts: Fonts, list: NamedTable) {
    this.#document = document;
    this.#fonts = fonts;
    this.#widths = widthsOf(list);
    this.#head = list.head;
    this.#turn();
    this.#text(this.#fonts.strong, list.title, 14);
    this.#text(this.#fonts.plain, list.line, 9);
    this.#row(this.#fonts.strong, this.#head);
  }

  add(cells: readonly string[]): void {
    this.#row(this.#fonts.plain, cells);
  }

  #turn(): PDFPage {
    this.#page = this.#document.addPage([PAGE.width, PAGE.height]);
    this.#y = PAGE.height - PAGE.inset;
    return this.#page;
  }

  #text(font: PDFFont, text: string, size: number): void {
    this.#y -= size + 6;
    const words = writable(font, text);
    this.#page?.drawText(words, { x: PAGE.inset, y: this.#y, size, font, color: INK });
  }

  #row(font: PDFFont, cells: readonly string[]): void {
    const lines = this.#widths.map((width, at) =>
      linesOf(font, writable(font, cells[at] ?? ''), width - 6),
    );
    const height = LINE * Math.max(1, ...lines.map(({ length }) => length)) + 6;
    if (this.#y - height < PAGE.inset + LINE) {
      this.#turn();
      if (font === this.#fonts.plain) this.#row(this.#fonts.strong, this.#head);
    }
    const page = this.#page ?? this.#turn();
    let x = PAGE.inset;
    lines.forEach((cell, at) => {
      cell.forEach((text, line) =>
        page.drawText(text, { x, y: this.#y - LINE * (line + 1), size: SIZE, font, color: INK }),
      );
      x += this.#widths[at] ?? 0;
    });
    this.#y -= height;
    const start = { x: PAGE.inset, y: this.#y };
    const end = { x: PAGE.width - PAGE.inset, y: this.#y };
    page.drawLine({ start, end, thickness: 0.5, color: HAIR });
  }
}

/** Prints a list with the letters every reader has; numbers each page. */
const printTable = async (list: NamedTable): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  document.setTitle(list.title);
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const strong = await document.embedFont(StandardFonts.HelveticaBold);
  const sheets = new Sheets(document, { plain, strong }, list);
  for (const row of list.rows) sheets.add(row.map((value) => String(value ?? '')));
  const pages = document.getPages();
  pages.forEach((page, at) =>
    page.drawText(`${at + 1} / ${pages.length}`, {
      x: PAGE.width - PAGE.inset - 30,
      y: PAGE.inset - 14,
      size: SIZE,
      font: plain,
      color: QUIET,
    }),
  );
  return document.save();
};

/** Files of lists, made in this process. */
export const tableFiles: TableFiles = {
  csv: (list) => Promise.resolve(new TextEncoder().encode(tableCsv(list))),
  pdf: printTable,
};
