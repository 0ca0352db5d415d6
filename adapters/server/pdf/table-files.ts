import type { TableFiles } from '#core/backend/lists/table-files.port.ts';
import { tableCsv } from '#core/lists/list-table.rule.ts';
import { printTable } from './print-table.ts';

/** Files of lists, made in this process. */
export const tableFiles: TableFiles = {
  csv: (list) => Promise.resolve(new TextEncoder().encode(tableCsv(list))),
  pdf: printTable,
};
