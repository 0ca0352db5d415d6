import type { ReportFiles } from '#core/backend/reports/report-files.port.ts';
import { workbook } from '#adapters/server/xlsx/workbook.ts';

/** Creates report files as the server does. */
export const reportFiles: ReportFiles = { workbook };
