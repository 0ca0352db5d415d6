import type {
  PrintDocumentPart,
  DocumentPrinter,
} from '#core/backend/documents/document-printer.port.ts';
import { PdfPages } from './pdf-pages.ts';

/** A4 portrait page, in points. */
const PAPER = { width: 595, height: 842, inset: 42 } as const;
/** Maximum number of lines of a text, enough for a text of 2000 characters. */
const MOST_LINES = 40;
/** Minimum space below a title, in points. A part with less space starts on a new page. */
const LEAST = 60;

const printPart = (pages: PdfPages, part: PrintDocumentPart): void => {
  pages.gap(10, LEAST);
  pages.line(part.title, 11, 'strong');
  pages.gap(6, 0);
  if ('facts' in part) pages.facts(part.facts, MOST_LINES);
  else if (part.table.rows.length === 0) pages.line(part.empty, 8, 'plain');
  else pages.table(part.table, MOST_LINES);
};

/** Prints documents in this process. */
export const documentPrinter: DocumentPrinter = {
  print: async (sheet) => {
    const pages = await PdfPages.begin(sheet.title, PAPER, sheet.letterhead);
    pages.line(sheet.title, 16, 'strong');
    pages.line(sheet.line, 9, 'plain');
    for (const part of sheet.parts) printPart(pages, part);
    return pages.end();
  },
};
