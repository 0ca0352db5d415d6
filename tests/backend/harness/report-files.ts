import type { ReportFiles } from '#core/backend/reports/report-files.port.ts';
import { workbook } from '#adapters/server/xlsx/workbook.ts';

/** Files of reports as a server makes them. */
export const reportFiles: ReportFiles = { workbook };
