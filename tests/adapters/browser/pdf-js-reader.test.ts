import * as pdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { pdfJsReader } from '#adapters/browser/pdf-js-reader.ts';
import { longDocumentPrinter } from '#adapters/server/pdf/long-document-printer.ts';
import { pdfOf, plainPdf } from '#tests/support/pdf-files.ts';

/** Runs PDF.js without a worker thread, because Node cannot provide a browser worker. */
class Threadless extends pdfJs.PDFWorker {
  static override create(): pdfJs.PDFWorker {
    return new pdfJs.PDFWorker({ verbosity: pdfJs.VerbosityLevel.ERRORS });
  }
}

class StillWorker extends EventTarget implements Worker {
  readonly onmessage = null;
  readonly onmessageerror = null;
  readonly onerror = null;
  isOver = false;
  postMessage(): void {
    throw new Error('nothing is sent to it');
  }
  terminate(): void {
    this.isOver = true;
  }
}

const reading = (change: Partial<Parameters<typeof pdfJsReader>[0]> = {}) => {
  const worker = new StillWorker();
  const reader = pdfJsReader({
    load: () => Promise.resolve({ getDocument: pdfJs.getDocument, PDFWorker: Threadless }),
    openWorker: () => worker,
    folder: '/pdf/',
    ...change,
  });
  return { worker, open: (bytes: Uint8Array) => reader.open(new Uint8Array(bytes)) };
};

const LOCKED = pdfOf(
  ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'],
  `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >>`,
);

describe('the reader of PDFs', () => {
  it('tells pages, their sizes and their words, and ends its worker', async () => {
    const { open, worker } = reading();
    const { bytes } = await longDocumentPrinter.whole(
      {
        letterhead: null,
        title: 'Call order',
        lies: 'upright',
        facts: [],
        columns: [{ title: 'Site' }],
      },
      [['Harbor']],
      [],
    );
    const pdf = await open(bytes);
    if (typeof pdf === 'string') throw new Error(pdf);
    expect(pdf.pages).toBe(1);
    const { height, width } = await pdf.sizeOf(1);
    // The size of A4 at 96 pixels per inch.
    expect([width, height]).toEqual([793, 1123]);
    const text = await pdf.textOf(1);
    expect(text).toContain('Call order');
    // The space before the page number is not part of any text item in the PDF.
    expect(text).toMatch(/page 1 of 1$/);
    pdf.close();
    await expect.poll(() => worker.isOver).toBe(true);
  });

  it.each([
    ['empty', new Uint8Array()],
    ['broken', Buffer.from('%PDF-1.7\nnothing of a file')],
    ['locked', LOCKED],
  ])('says of a file that it is %s', async (fault, bytes) => {
    expect(await reading().open(bytes)).toBe(fault);
  });

  it('says that it did not come: no program, no worker, or a worker that ends', async () => {
    const load = () => Promise.reject(new Error('offline'));
    expect(await reading({ load }).open(plainPdf())).toBe('noReader');
    const openWorker = () => {
      throw new TypeError('not allowed');
    };
    expect(await reading({ openWorker }).open(plainPdf())).toBe('noReader');
    const worker = new StillWorker();
    const getDocument: typeof pdfJs.getDocument = (...asked) => {
      const task = pdfJs.getDocument(...asked);
      setTimeout(() => worker.dispatchEvent(new Event('error')));
      return Object.defineProperty(task, 'promise', { value: new Promise(() => undefined) });
    };
    const lost = reading({
      load: () => Promise.resolve({ getDocument, PDFWorker: Threadless }),
      openWorker: () => worker,
    });
    expect(await lost.open(plainPdf())).toBe('noReader');
  });

  it('runs nothing of a file: neither by name nor by its parts', async () => {
    const asked: unknown[] = [];
    const getDocument: typeof pdfJs.getDocument = (init) => {
      asked.push(init);
      return pdfJs.getDocument(init);
    };
    const { open } = reading({
      load: () => Promise.resolve({ getDocument, PDFWorker: Threadless }),
    });
    const pdf = await open(plainPdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'));
    expect(typeof pdf).toBe('object');
    expect(asked).toEqual([
      expect.objectContaining({ isEvalSupported: false, enableXfa: false, useWasm: false }),
    ]);
    if (typeof pdf !== 'string') pdf.close();
  });
});
