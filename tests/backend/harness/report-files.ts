import type { ReportFiles } from '#core/backend/reports/report-files.port.ts';
import { workbook } from '#adapters/server/xlsx/workbook.ts';
import { printReport } from '#adapters/server/pdf/print-report.ts';

/** Files of reports, all made in this process; a server prints in a thread. */
export const reportFiles: ReportFiles = { print: printReport, workbook };
