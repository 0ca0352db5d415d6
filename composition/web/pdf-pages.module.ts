import { pdfJsReader } from '#adapters/browser/pdf-js-reader.ts';
import { PDF_FOLDER, PDF_WORKER } from '#adapters/wire/pdf-files.ts';
import { PdfPagesPart } from '#ui/documents/pdf-pages.part.tsx';
import { PdfPagesViewModel } from '#ui/documents/pdf-pages.view-model.ts';
import { createSection } from './section.ts';

/** The pages of a PDF that is looked at; the program that reads it comes with the first one. */
export const section = createSection(PdfPagesPart, {
  pdfPages: () =>
    new PdfPagesViewModel(
      pdfJsReader({
        load: () => import('pdfjs-dist/legacy/build/pdf.mjs'),
        openWorker: () => new Worker(PDF_WORKER),
        folder: PDF_FOLDER,
      }),
    ),
});
