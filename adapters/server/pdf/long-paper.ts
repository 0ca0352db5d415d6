import { setImmediate } from 'node:timers/promises';
import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';
import type {
  LongPaper,
  LongSheet,
  PaperPart,
  PaperState,
} from '#core/backend/lists/long-paper.port.ts';
import { Measured } from './measured.ts';
import { PdfParts, type PartsState } from './pdf-parts.ts';
import { linesOf, writable } from './pdf-text.ts';

/** A4 upright. */
const PAPER = { width: 595, height: 842, inset: 42 } as const;
const ROOM = PAPER.width - 2 * PAPER.inset;
const SIZE = 8;
const LINE = 10;
const GAP = 6;
/** More lines than this of one cell are cut, so that no row fills a page. */
const MOST_LINES = 4;
/** Rows after which others get their turn. */
const BREATH = 25;

/** Numbers and colors as {@link PRINT_COLORS} has them. */
const INK = '0.06 0.12 0.15 rg';
const QUIET = '0.28 0.35 0.39 rg';
const HAIR = '0.85 0.87 0.89 RG 0.5 w';

interface Fonts {
  readonly plain: PDFFont;
  readonly strong: PDFFont;
}

let fonts: Promise<Fonts> | undefined;
/** The two fonts every reader has, for their widths and their letters. */
const measured = (): Promise<Fonts> => {
  const open = async (): Promise<Fonts> => {
    const board = await PDFDocument.create();
    return {
      plain: await board.embedFont(StandardFonts.Helvetica),
      strong: await board.embedFont(StandardFonts.HelveticaBold),
    };
  };
  return (fonts ??= open());
};

const ENCODED = new Measured<string>();
const BROKEN = new Measured<readonly string[]>();

interface State {
  readonly parts: PartsState;
  readonly y: number;
  readonly sheet: Pick<LongSheet, 'title' | 'columns'>;
}

/** One document while a part of it is written. */
class Writer {
  readonly #fonts: Fonts;
  readonly #parts: PdfParts;
  readonly #sheet: State['sheet'];
  readonly #widths: readonly number[];
  #y: number;

  constructor(found: Fonts, state: Pick<State, 'sheet'> & Partial<State>) {
    this.#fonts = found;
    this.#parts = new PdfParts(state.parts ?? null);
    const { columns, title } = state.sheet;
    this.#sheet = { columns, title };
    const all = columns.reduce((sum, { width }) => sum + width, 0);
    this.#widths = columns.map(({ width }) => (width * ROOM) / all);
    this.#y = state.y ?? PAPER.height - PAPER.inset;
  }

  get part(): PaperPart {
    const { state, text } = this.#parts.part;
    return { text, state: { parts: state, y: this.#y, sheet: this.#sheet } };
  }

  head({ facts, letterhead, title }: LongSheet): void {
    this.#line(letterhead, 12, 'strong');
    this.#y -= 6;
    this.#rule();
    this.#y -= 6;
    this.#line(title, 16, 'strong');
    this.#y -= 4;
    for (const [name, value] of facts) this.#fact(name, value);
    this.#y -= 10;
    this.#titles();
  }

  row(cells: readonly string[]): void {
    this.#row(cells, 'plain');
  }

  end(closing: readonly string[]): string {
    this.#y -= 4;
    for (const line of closing) {
      if (this.#y - 16 < PAPER.inset) this.#turn();
      this.#line(line, 9, 'strong');
    }
    this.#foot();
    this.#parts.turn(PAPER.width, PAPER.height);
    this.#parts.end(this.#encoded(this.#sheet.title, 'plain'));
    return this.#parts.part.text;
  }

  #encoded(text: string, font: keyof Fonts): string {
    const found = this.#fonts[font];
    return ENCODED.of(`${font} ${text}`, () => found.encodeText(writable(found, text)).toString());
  }

  #draw(text: string, font: keyof Fonts, size: number, x: number, color = INK): void {
    const [name, y] = [font === 'plain' ? 'F1' : 'F2', this.#y.toFixed(1)];
    this.#parts.draw(
      `BT ${color} /${name} ${size} Tf ${x.toFixed(1)} ${y} Td ${this.#encoded(text, font)} Tj ET`,
    );
  }

  #line(text: string, size: number, font: keyof Fonts): void {
    for (const words of this.#broken(text, font, ROOM, size)) {
      this.#y -= size + 5;
      this.#draw(words, font, size, PAPER.inset);
    }
  }

  #broken(text: string, font: keyof Fonts, width: number, size = SIZE): readonly string[] {
    const found = this.#fonts[font];
    return BROKEN.of(`${font} ${size} ${width} ${text}`, () =>
      linesOf(found, writable(found, text), { width, size, most: MOST_LINES }),
    );
  }

  #fact(name: string, value: string): void {
    const lines = this.#broken(value, 'plain', ROOM - 110);
    if (this.#y - LINE * lines.length - 4 < PAPER.inset) this.#turn(false);
    lines.forEach((words, at) => {
      this.#y -= LINE + (at === 0 ? 3 : 0);
      if (at === 0) this.#draw(name, 'strong', SIZE, PAPER.inset);
      this.#draw(words, 'plain', SIZE, PAPER.inset + 110);
    });
  }

  #rule(): void {
    const y = this.#y.toFixed(1);
    this.#parts.draw(`${HAIR} ${PAPER.inset} ${y} m ${PAPER.width - PAPER.inset} ${y} l S`);
  }

  #titles(): void {
    this.#row(
      this.#sheet.columns.map(({ title }) => title),
      'strong',
    );
  }

  #row(cells: readonly string[], font: keyof Fonts): void {
    const lines = this.#widths.map((width, at) => this.#broken(cells[at] ?? '', font, width - GAP));
    const height = LINE * Math.max(1, ...lines.map(({ length }) => length)) + 5;
    if (this.#y - height < PAPER.inset) this.#turn();
    const top = this.#y;
    let x: number = PAPER.inset;
    lines.forEach((cell, at) => {
      const width = this.#widths[at] ?? 0;
      const isEnd = this.#sheet.columns[at]?.end === true;
      cell.forEach((words, line) => {
        this.#y = top - LINE * (line + 1);
        const room = isEnd ? width - GAP - this.#fonts[font].widthOfTextAtSize(words, SIZE) : 0;
        this.#draw(words, font, SIZE, x + room);
      });
      x += width;
    });
    this.#y = top - height;
    this.#rule();
  }

  #foot(): void {
    const before = this.#y;
    this.#y = PAPER.inset - 16;
    this.#draw(`${this.#sheet.title} · page ${this.#parts.page}`, 'plain', 7, PAPER.inset, QUIET);
    this.#y = before;
  }

  #turn(withTitles = true): void {
    this.#foot();
    this.#parts.turn(PAPER.width, PAPER.height);
    this.#y = PAPER.height - PAPER.inset;
    if (withTitles) this.#titles();
  }
}

/** What was kept of a document is what this file has made. */
const writerOf = async (state: PaperState): Promise<Writer> =>
  new Writer(await measured(), state as unknown as State);

const drawRows = async (writer: Writer, rows: readonly (readonly string[])[]): Promise<void> => {
  for (const [index, row] of rows.entries()) {
    if (index % BREATH === BREATH - 1) await setImmediate();
    writer.row(row);
  }
};

/** Long tables on paper, written page by page: a library that draws thousands of rows holds all of them. */
export const longPaper: LongPaper = {
  begin: async (sheet) => {
    const writer = new Writer(await measured(), { sheet });
    writer.head(sheet);
    return writer.part;
  },
  rows: async (state, rows) => {
    const writer = await writerOf(state);
    await drawRows(writer, rows);
    return writer.part;
  },
  end: async (state, closing) => (await writerOf(state)).end(closing),
  whole: async (sheet, rows, closing) => {
    const writer = new Writer(await measured(), { sheet });
    writer.head(sheet);
    await drawRows(writer, rows);
    return Buffer.from(writer.end(closing), 'latin1');
  },
};
