import { pdfJsReader } from '#adapters/browser/pdf-js-reader.ts';
import { PDF_FOLDER, PDF_WORKER } from '#adapters/wire/pdf-files.ts';
import type { PdfPagesAdapters } from '#ui/documents/pdf-pages.part.tsx';

export const adapters: PdfPagesAdapters = {
  openReader: () =>
    pdfJsReader({
      load: () => import('pdfjs-dist/legacy/build/pdf.mjs'),
      openWorker: () => new Worker(PDF_WORKER),
      folder: PDF_FOLDER,
    }),
};
