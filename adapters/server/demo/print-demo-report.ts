import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { cellsOf, headOf, plainCells } from '#core/backend/reports/cells-of.rule.ts';
import { REPORT_COLUMNS_OF } from '#core/backend/reports/report-columns.ts';
import type { ReportCells } from '#core/backend/reports/report-files.port.ts';
import {
  documentRows,
  reportClosing,
  reportDocument,
} from '#core/backend/reports/report-document.rule.ts';
import { csvText } from '#core/kernel/csv-text.rule.ts';
import { calendarDay, dayNumber } from '#core/kernel/calendar-day.rule.ts';
import { instantsOf, type ReportDays } from '#core/reports/report-days.rule.ts';
import { reportTitle } from '#core/reports/report-kinds.ts';
import type { ReportScope } from '#core/reports/report-row.schema.ts';
import { longDocumentPrinter } from '../pdf/long-document-printer.ts';
import { sqlReportRepository } from '../sql/reports/report.repository.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { workbook } from '../xlsx/workbook.ts';
import type { DemoReport } from './demo-reports.ts';

/** Row limit for a demo report, which no demo report reaches. */
const MOST_ROWS = 2000;

interface Made {
  readonly bytes: Uint8Array;
  readonly pages: number | null;
}

const fileOf = async (
  { format, kind }: DemoReport,
  cells: ReportCells,
  about: ReportDays & { readonly scopeName: string },
): Promise<Made> => {
  const columns = REPORT_COLUMNS_OF[kind];
  const head = headOf(columns, format);
  if (format === 'csv')
    return { bytes: Buffer.from(csvText(head, plainCells(cells))), pages: null };
  if (format === 'xlsx') {
    const { bytes } = await workbook(null, { head, rows: cells, isLast: true });
    return { bytes, pages: null };
  }
  const fields = { ...about, kind, name: reportTitle(kind) };
  const sheet = reportDocument({ columns, letterhead: null }, fields);
  return longDocumentPrinter.whole(sheet, documentRows(cells), reportClosing(cells.length));
};

/** A report file with its number of rows. */
type Printed = Made & { readonly rows: number };

/** A report, its resolved scope and days, and the creation time of the report. */
interface Asked {
  readonly report: DemoReport;
  readonly siteGroupNum: number;
  readonly scope: ReportScope;
  readonly scopeName: string;
  readonly createdAt: number;
  readonly days: ReportDays;
  readonly timeZone: string;
}

const print = async (
  tx: SqlTransaction,
  { createdAt, days, report, scope, scopeName, siteGroupNum, timeZone }: Asked,
): Promise<Printed> => {
  const { format, kind } = report;
  const { rows } = await sqlReportRepository(tx).rows({
    kind,
    scope,
    siteGroupNum,
    now: createdAt,
    timeZone,
    after: null,
    ...instantsOf(days, timeZone, temporalWallClock),
    ...days,
    today: calendarDay(createdAt, timeZone),
    days: dayNumber(days.toDay) - dayNumber(days.fromDay) + 1,
    limit: MOST_ROWS,
  });
  const written = { format, timeZone, wallClock: temporalWallClock };
  const cells = cellsOf(REPORT_COLUMNS_OF[kind], rows, written);
  return { ...(await fileOf(report, cells, { ...days, scopeName })), rows: rows.length };
};

const MADE = new Map<string, Printed>();

/** Returns the file of a report, from the cache if the report was already printed for the same days. */
export const printOnce = async (
  tx: SqlTransaction,
  which: string,
  asked: Asked,
): Promise<Printed> => {
  const key = `${which} ${asked.days.fromDay} ${asked.days.toDay}`;
  const before = MADE.get(key);
  if (before !== undefined) return before;
  const made = await print(tx, asked);
  MADE.set(key, made);
  return made;
};
