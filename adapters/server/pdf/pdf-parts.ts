import { deflateSync } from 'node:zlib';

/** Where a document stands between two of its parts: bytes so far, where each object begins, the pages, and what is drawn on the one that is open. */
export interface PartsState {
  readonly bytes: number;
  /** Object 1 stands first; 0 for one that is not written yet. */
  readonly offsets: readonly number[];
  /** Numbers of the objects of the pages. */
  readonly pages: readonly number[];
  /** What is drawn on the open page so far. */
  readonly open: string;
}

/** The catalogue, the tree of pages and the two fonts have numbers of their own. */
const [CATALOG, TREE, PLAIN, STRONG] = [1, 2, 3, 4];
const HEAD = '%PDF-1.4\n';
const FONTS = { [PLAIN]: 'Helvetica', [STRONG]: 'Helvetica-Bold' };

/** Writes the objects of a PDF one behind the other in ASCII: a page is packed and said in hexadecimal digits, so that every part is text as a job keeps it (ISO 32000-1). */
export class PdfParts {
  #bytes: number;
  readonly #offsets: number[];
  readonly #pages: number[];
  #open: string;
  #text = '';

  constructor(state: PartsState | null) {
    this.#bytes = state?.bytes ?? 0;
    this.#offsets = [...(state?.offsets ?? [0, 0, 0, 0])];
    this.#pages = [...(state?.pages ?? [])];
    this.#open = state?.open ?? '';
    if (state === null) this.#begin();
  }

  /** Number of the page that is open, from 1. */
  get page(): number {
    return this.#pages.length + 1;
  }

  /** What was written since this part began, and where it stands. */
  get part(): { readonly text: string; readonly state: PartsState } {
    const state = {
      ...{ bytes: this.#bytes, offsets: this.#offsets, pages: this.#pages, open: this.#open },
    };
    return { text: this.#text, state };
  }

  draw(operators: string): void {
    this.#open += `${operators}\n`;
  }

  /** Closes the open page; the next thing drawn begins another. */
  turn(width: number, height: number): void {
    const packed = `${deflateSync(this.#open).toString('hex')}>`;
    const content = this.#object(
      `<< /Length ${packed.length} /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\n${packed}\nendstream`,
    );
    this.#pages.push(
      this.#object(
        `<< /Type /Page /Parent ${TREE} 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R ` +
          `/Resources << /Font << /F1 ${PLAIN} 0 R /F2 ${STRONG} 0 R >> >> >>`,
      ),
    );
    this.#open = '';
  }

  /** The tree of pages, the catalogue and the table of where everything stands. */
  end(title: string): void {
    const kids = this.#pages.map((page) => `${page} 0 R`).join(' ');
    this.#object(`<< /Type /Pages /Count ${this.#pages.length} /Kids [${kids}] >>`, TREE);
    this.#object(`<< /Type /Catalog /Pages ${TREE} 0 R >>`, CATALOG);
    const info = this.#object(`<< /Title ${title} >>`);
    const at = this.#bytes;
    const rows = this.#offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
    const size = rows.length + 1;
    this.#write(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`);
    this.#write(`trailer\n<< /Size ${size} /Root ${CATALOG} 0 R /Info ${info} 0 R >>\n`);
    this.#write(`startxref\n${at}\n%%EOF\n`);
  }

  #begin(): void {
    this.#write(HEAD);
    for (const [num, name] of Object.entries(FONTS))
      this.#object(
        `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
        Number(num),
      );
  }

  #write(text: string): void {
    this.#text += text;
    // Every sign is ASCII, so that signs are bytes.
    this.#bytes += text.length;
  }

  #object(body: string, num = this.#offsets.length + 1): number {
    this.#offsets[num - 1] = this.#bytes;
    this.#write(`${num} 0 obj\n${body}\nendobj\n`);
    return num;
  }
}
