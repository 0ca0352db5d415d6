import { deflateSync } from 'node:zlib';
import type {
  PageResources,
  PartsState,
} from '#core/backend/documents/long-document-printer.port.ts';

/** Object numbers of the catalog, the page tree, the two fonts and the total page count. */
const [CATALOG, TREE, PLAIN, STRONG, TOTAL] = [1, 2, 3, 4, 5];
const HEAD = '%PDF-1.4\n';
const FONT_NAMES = `/F1 ${PLAIN} 0 R /F2 ${STRONG} 0 R`;
const FONTS = { [PLAIN]: 'Helvetica', [STRONG]: 'Helvetica-Bold' };

/**
 * Writes the objects of a PDF in sequence, in ASCII only (ISO 32000-1). Compressed pages become hexadecimal digits, so
 * that every part can be stored with a job as text.
 */
export class PdfParts {
  #bytes: number;
  readonly #offsets: number[];
  readonly #pages: number[];
  #open: string;
  #resources: PageResources;
  #text = '';

  constructor(state: PartsState | null) {
    this.#bytes = state?.bytes ?? 0;
    this.#offsets = [...(state?.offsets ?? [0, 0, 0, 0, 0])];
    this.#pages = [...(state?.pages ?? [])];
    this.#open = state?.open ?? '';
    this.#resources = state?.resources ?? {};
    if (state === null) this.#begin();
  }

  /** Number of the current page, from 1. */
  get page(): number {
    return this.#pages.length + 1;
  }

  /** The text written since the start of this part, and the state that the next part starts with. */
  get part(): { readonly text: string; readonly state: PartsState } {
    const state = {
      bytes: this.#bytes,
      offsets: this.#offsets,
      pages: this.#pages,
      open: this.#open,
      resources: this.#resources,
    };
    return { text: this.#text, state };
  }

  draw(operators: string): void {
    this.#open += `${operators}\n`;
  }

  /** Number of the next object. */
  get next(): number {
    return this.#offsets.length + 1;
  }

  /** Writes objects that the current page uses, numbered from `next`. */
  add(objects: readonly string[], resources: PageResources): void {
    for (const body of objects) this.#object(body);
    this.#resources = resources;
  }

  /** Ends the current page. The next drawing starts a new one. */
  turn(width: number, height: number): void {
    const packed = `${deflateSync(this.#open).toString('hex')}>`;
    const content = this.#object(
      `<< /Length ${packed.length} /Filter [/ASCIIHexDecode /FlateDecode] >>\nstream\n${packed}\nendstream`,
    );
    this.#pages.push(
      this.#object(
        `<< /Type /Page /Parent ${TREE} 0 R /MediaBox [0 0 ${width} ${height}] /Contents ${content} 0 R ` +
          `/Resources << ${this.#drawnWith()} >> >>`,
      ),
    );
    this.#open = '';
    this.#resources = {};
  }

  /**
   * Writes the page tree, the catalog and the cross-reference table. `total` draws the total page count, which every page
   * includes as `/Total`.
   */
  end(title: string, total: string): void {
    this.#object(
      `<< /Type /XObject /Subtype /Form /BBox [0 -4 80 12] /Length ${total.length} ` +
        `/Resources << /Font << ${FONT_NAMES} >> >> >>\nstream\n${total}\nendstream`,
      TOTAL,
    );
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

  #drawnWith(): string {
    const { ExtGState = '', Font = '', XObject = '' } = this.#resources;
    return (
      `/Font << ${FONT_NAMES} ${Font} >> /XObject << /Total ${TOTAL} 0 R ${XObject} >> ` +
      `/ExtGState << ${ExtGState} >>`
    );
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
    // All characters are ASCII, so the length of the text equals its size in bytes.
    this.#bytes += text.length;
  }

  #object(body: string, num = this.#offsets.length + 1): number {
    this.#offsets[num - 1] = this.#bytes;
    this.#write(`${num} 0 obj\n${body}\nendobj\n`);
    return num;
  }
}
