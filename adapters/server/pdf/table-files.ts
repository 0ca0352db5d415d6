import type { NamedTable, TableFiles } from '#core/backend/documents/table-files.port.ts';
import { tableCsv } from '#core/lists/list-table.rule.ts';
import { PdfPages } from './pdf-pages.ts';

/** A4 landscape page, in points. */
const PAPER = { width: 842, height: 595, inset: 36 } as const;
/** Maximum number of lines per cell. Further lines are cut off. */
const MOST_LINES = 6;

const printTable = async (list: NamedTable): Promise<Uint8Array> => {
  const pages = await PdfPages.begin(list.title, PAPER, list.letterhead);
  pages.line(list.title, 14, 'strong');
  pages.line(list.line, 9, 'plain');
  pages.gap(8, 0);
  pages.table(list, MOST_LINES);
  return pages.end();
};

/** Creates files from tables in this process. */
export const tableFiles: TableFiles = {
  csv: (list) => Promise.resolve(new TextEncoder().encode(tableCsv(list))),
  pdf: printTable,
};
