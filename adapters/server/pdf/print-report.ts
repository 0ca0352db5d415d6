import type { ReportHead } from '#core/backend/reports/report-files.port.ts';
import { PdfPages } from './pdf-pages.ts';

/** A4 on its side. */
const PAPER = { width: 842, height: 595, inset: 36 } as const;
/** More lines than this of one cell are cut, so that no row fills a page. */
const MOST_LINES = 6;

type Rows = readonly (readonly string[])[];

/** A printed report. */
export interface PrintedReport {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** Prints a report from pieces of its rows; the first piece says how wide the columns are. */
export const printReport = async (
  { head, letterhead, line, title }: ReportHead,
  pieces: AsyncIterable<Rows>,
): Promise<PrintedReport> => {
  const pages = await PdfPages.begin(title, PAPER, letterhead);
  pages.line(title, 14, 'strong');
  pages.line(line, 9, 'plain');
  pages.gap(8, 0);
  let addRows: ((rows: Rows) => void) | null = null;
  for await (const rows of pieces) {
    addRows ??= pages.openTable({ head, rows }, MOST_LINES);
    addRows(rows);
  }
  return { bytes: await pages.end(), pages: pages.count };
};
