import type { ReportFiles } from '#core/backend/reports/report-files.port.ts';
import { workbook } from '../xlsx/workbook.ts';
import { printReport } from './print-report.ts';

/** Files of reports, all made in this process; a server prints in a thread instead. */
export const reportFiles: ReportFiles = { print: printReport, workbook };
