import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type * as PdfJsModule from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { OpenPdf, PageDrawing, PdfFault, PdfReader } from '#core/documents/pdf-reader.port.ts';

type PdfJs = Pick<typeof PdfJsModule, 'getDocument' | 'PDFWorker'>;

type Piece = Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number];
/** A text item of a PDF page, as opposed to a structure marker. */
type TextItem = Extract<Piece, { readonly str: string }>;

interface PdfReaderParts {
  /** Loads the pdf.js library. Rejects when loading fails. */
  readonly load: () => Promise<PdfJs>;
  readonly openWorker: () => Worker;
  /** URL of the folder with the fonts, character maps and image decoders, with a trailing slash. */
  readonly folder: string;
}

/** Largest number of pixels that the canvas of every browser supports. */
const MOST_PIXELS = 1 << 24;

const faultOf = (reason: unknown): PdfFault => {
  if (!(reason instanceof Error)) return 'broken';
  return reason.name === 'PasswordException' ? 'locked' : 'broken';
};

/** Joins the text items of a page. A horizontal gap between two items becomes a space. */
const textOf = (pieces: readonly TextItem[]): string => {
  let text = '';
  let end: number | null = null;
  for (const { hasEOL, height, str, transform, width } of pieces) {
    const [, , , , from = 0] = transform as readonly number[];
    if (str !== '' && end !== null && Math.abs(from - end) > height / 8 && !/\s$/.test(text))
      text += ' ';
    text += hasEOL ? `${str}\n` : str;
    if (hasEOL) end = null;
    else if (str !== '') end = from + width;
  }
  return text;
};

/** Returns the scale: canvas pixels per pixel of the page's natural size. */
const scaleFor = (page: PDFPageProxy, width: number): number => {
  const natural = page.getViewport({ scale: 1 });
  const largest = Math.sqrt(MOST_PIXELS / (natural.width * natural.height));
  return Math.min(width / natural.width, largest);
};

const drawOn = (pdf: PDFDocumentProxy, number: number, onto: HTMLCanvasElement, width: number) => {
  let isWanted = true;
  let task: RenderTask | null = null;
  const draw = async (): Promise<boolean> => {
    const page = await pdf.getPage(number);
    if (!isWanted) return false;
    const viewport = page.getViewport({ scale: scaleFor(page, width) });
    // Draws on a canvas outside the document, so that the previous page stays visible until the new page is complete.
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.floor(viewport.width));
    canvas.height = Math.max(1, Math.floor(viewport.height));
    try {
      task = page.render({ canvas, viewport });
      await task.promise;
      onto.width = canvas.width;
      onto.height = canvas.height;
      onto.getContext('2d')?.drawImage(canvas, 0, 0);
      return true;
    } finally {
      canvas.width = 0;
      page.cleanup();
    }
  };
  const drawing: PageDrawing = {
    // Resolves to false when drawing was canceled or failed.
    done: draw().catch(() => false),
    giveUp: () => {
      isWanted = false;
      task?.cancel();
    },
  };
  return drawing;
};

const opened = (pdf: PDFDocumentProxy, close: () => void): OpenPdf<HTMLCanvasElement> => ({
  pages: pdf.numPages,
  sizeOf: async (number) => {
    const { height, width } = (await pdf.getPage(number)).getViewport({ scale: 96 / 72 });
    return { width: Math.round(width), height: Math.round(height) };
  },
  textOf: async (number) => {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    return textOf(items.filter((item) => 'str' in item)).trim();
  },
  draw: (number, sheet, width) => drawOn(pdf, number, sheet, width),
  close,
});

/**
 * Reads PDFs with pdf.js in a Web Worker. pdf.js runs no scripts, fills no forms, follows no links, and fetches only its
 * own fonts and maps from the portal's server (SECURITY.md §2.13).
 */
export const pdfJsReader = ({
  load,
  openWorker,
  folder,
}: PdfReaderParts): PdfReader<HTMLCanvasElement> => ({
  open: async (bytes) => {
    if (bytes.length === 0) return 'empty';
    const program = await load().catch(() => null);
    if (program === null) return 'noReader';
    let port: Worker;
    try {
      port = openWorker();
    } catch {
      return 'noReader';
    }
    const worker = program.PDFWorker.create({ port, verbosity: 0 });
    const task = program.getDocument({
      data: bytes,
      worker,
      isEvalSupported: false,
      enableXfa: false,
      useWasm: false,
      useWorkerFetch: false,
      disableAutoFetch: true,
      cMapUrl: `${folder}cmaps/`,
      standardFontDataUrl: `${folder}fonts/`,
      wasmUrl: `${folder}decoders/`,
      maxImageSize: 4 * MOST_PIXELS,
      canvasMaxAreaInBytes: 4 * MOST_PIXELS,
      verbosity: 0,
    });
    const close = (): void => {
      void task.destroy().finally(() => {
        worker.destroy();
        port.terminate();
      });
    };
    const lost = new Promise<PdfFault>((resolve) => {
      port.addEventListener('error', () => resolve('noReader'));
    });
    const answer = await Promise.race([task.promise.catch(faultOf), lost]);
    if (typeof answer !== 'string' && answer.numPages > 0) return opened(answer, close);
    close();
    return typeof answer === 'string' ? answer : 'empty';
  },
});
