import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { OpenPdf, PageSize, PdfFault, PdfReader } from '#core/documents/pdf-reader.port.ts';
import { PAGE_ZOOMS, type PageZoom } from './page-zooms.ts';

interface KnownPage {
  readonly size: PageSize;
  readonly text: string;
}

/** The assumed page size before a file is measured. */
const A4: PageSize = { width: 794, height: 1123 };

const FAULTS: Readonly<Record<PdfFault, { readonly title: string; readonly text: string }>> = {
  broken: {
    title: 'The file is damaged',
    text: 'Its pages cannot be read. Download it to try another program.',
  },
  locked: {
    title: 'The file is locked with a password',
    text: 'Download it and open it with the password.',
  },
  empty: { title: 'The file is empty', text: 'It has no pages to show.' },
  noReader: {
    title: 'The pages are not shown',
    text: 'The viewer could not be loaded. Check your connection.',
  },
};

/** The pages of one open PDF. Only pages near the visible area are drawn. */
export class PdfPagesViewModel<Sheet = HTMLCanvasElement> {
  fault: PdfFault | null = null;
  /** The number of pages; 0 before the file is open. */
  count = 0;
  current = 1;
  zoom: PageZoom = 100;
  readonly #reader: PdfReader<Sheet>;
  #pdf: OpenPdf<Sheet> | null = null;
  #first: PageSize = A4;
  readonly #known = observable.map<number, KnownPage>({}, { deep: false });
  readonly #near = observable.set<number>();
  readonly #failed = observable.set<number>();
  #turn = 0;

  constructor(reader: PdfReader<Sheet>) {
    this.#reader = reader;
    makeAutoObservable(this);
  }

  get isOpening(): boolean {
    return this.count === 0 && this.fault === null;
  }

  get numbers(): readonly number[] {
    return Array.from({ length: this.count }, (_, at) => at + 1);
  }

  get position(): string {
    return this.nameOf(this.current);
  }

  get words(): (typeof FAULTS)[PdfFault] | null {
    return this.fault === null ? null : FAULTS[this.fault];
  }

  get canZoomIn(): boolean {
    return this.zoom !== PAGE_ZOOMS.at(-1);
  }

  get canZoomOut(): boolean {
    return this.zoom !== PAGE_ZOOMS[0];
  }

  nameOf(page: number): string {
    return `Page ${page} of ${this.count}`;
  }

  /** Returns a page's size, or the first page's size while the page's own is unknown. */
  sizeOf(page: number): PageSize {
    return this.#known.get(page)?.size ?? this.#first;
  }

  /** Returns a page's text for screen readers; empty until the page has come near the visible area. */
  textOf(page: number): string {
    const known = this.#known.get(page);
    if (this.#failed.has(page)) return 'This page cannot be shown.';
    if (known === undefined) return '';
    return known.text === '' ? 'This page has no text.' : known.text;
  }

  isNear(page: number): boolean {
    return this.#near.has(page);
  }

  hasFailed(page: number): boolean {
    return this.#failed.has(page);
  }

  /** Opens the PDF. The PDF reader takes ownership of the bytes, which must not be used afterwards. */
  async open(bytes: Uint8Array): Promise<void> {
    const turn = ++this.#turn;
    this.fault = null;
    const opened = await this.#reader.open(bytes);
    if (turn !== this.#turn) {
      if (typeof opened !== 'string') opened.close();
      return;
    }
    if (typeof opened === 'string') {
      runInAction(() => (this.fault = opened));
      return;
    }
    const first = await opened.sizeOf(1).catch(() => A4);
    runInAction(() => {
      if (turn !== this.#turn) {
        opened.close();
        return;
      }
      this.#first = first;
      this.#pdf = opened;
      this.count = opened.pages;
    });
  }

  /** Called when a page comes near the visible area or leaves it. Reads the page's text the first time. */
  come(page: number, isNear: boolean): void {
    if (!isNear) {
      this.#near.delete(page);
      return;
    }
    this.#near.add(page);
    if (!this.#known.has(page)) void this.#learn(page);
  }

  /** Called with the page in the middle of the visible area. */
  look(page: number): void {
    this.current = page;
  }

  zoomBy(steps: 1 | -1): void {
    this.zoom = PAGE_ZOOMS[PAGE_ZOOMS.indexOf(this.zoom) + steps] ?? this.zoom;
  }

  /** Draws a page at a width in device pixels. Returns a function that cancels the drawing. */
  draw(page: number, sheet: Sheet, width: number): () => void {
    const drawing = this.#pdf?.draw(page, sheet, width);
    if (drawing === undefined) return () => undefined;
    let isWanted = true;
    void drawing.done.then((isDone) => {
      if (!isWanted) return;
      runInAction(() => {
        if (isDone) this.#failed.delete(page);
        else this.#failed.add(page);
      });
    });
    return () => {
      isWanted = false;
      drawing.giveUp();
    };
  }

  dispose(): void {
    this.#turn += 1;
    this.#pdf?.close();
    this.#pdf = null;
  }

  async #learn(page: number): Promise<void> {
    const pdf = this.#pdf;
    if (pdf === null) return;
    const [size, text] = await Promise.all([
      pdf.sizeOf(page).catch(() => this.#first),
      pdf.textOf(page).catch(() => ''),
    ]);
    runInAction(() => this.#known.set(page, { size, text }));
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly pdfPages: PdfPagesViewModel;
  }
}
