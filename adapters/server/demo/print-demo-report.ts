import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { cellsOf } from '#core/backend/reports/report-cells.rule.ts';
import { REPORT_COLUMNS_OF } from '#core/backend/reports/report-columns.ts';
import type { ReportCells } from '#core/backend/reports/report-files.port.ts';
import { csvText } from '#core/kernel/csv.rule.ts';
import { dayNumber } from '#core/kernel/calendar-day.rule.ts';
import { daysWords, instantsOf, type ReportDays } from '#core/reports/report-days.rule.ts';
import { reportTitle } from '#core/reports/report-kinds.ts';
import type { ReportScope } from '#core/reports/report.schema.ts';
import { printReport } from '../pdf/print-report.ts';
import { sqlReportRepository } from '../sql/report.repository.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { workbook } from '../xlsx/workbook.ts';
import type { DemoReport } from './demo-reports.ts';

/** More rows no report of the demo world has. */
const MOST_ROWS = 2000;

interface Made {
  readonly bytes: Uint8Array;
  readonly pages: number | null;
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield await Promise.resolve(value);
}

const fileOf = async (
  { format, kind }: DemoReport,
  cells: ReportCells,
  line: string,
): Promise<Made> => {
  const head = REPORT_COLUMNS_OF[kind].map(({ title }) => title);
  if (format === 'csv') return { bytes: Buffer.from(csvText(head, cells)), pages: null };
  if (format === 'xlsx') {
    const { bytes } = await workbook(null, { head, rows: cells, isLast: true });
    return { bytes, pages: null };
  }
  const rows = cells.map((row) => row.map((cell) => String(cell ?? '')));
  const above = { title: reportTitle(kind), line, head, letterhead: null };
  return printReport(above, once(rows));
};

/** A file, with how many rows stand in it. */
type Printed = Made & { readonly rows: number };

/** A report with what it is about and when it was asked for. */
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
  const { kind } = report;
  const { rows } = await sqlReportRepository(tx).rows({
    ...{ kind, scope, siteGroupNum, now: createdAt, timeZone, after: null },
    ...instantsOf(days, timeZone, temporalWallClock),
    days: dayNumber(days.toDay) - dayNumber(days.fromDay) + 1,
    limit: MOST_ROWS,
  });
  const cells = cellsOf(REPORT_COLUMNS_OF[kind], rows, { timeZone, wallClock: temporalWallClock });
  const line = `${scopeName} · ${daysWords(days).replace('–', 'to')} · ${rows.length} rows`;
  return { ...(await fileOf(report, cells, line)), rows: rows.length };
};

const MADE = new Map<string, Printed>();

/** The file of a report. What was made before of the same days is taken as it is: a world that is put back holds what it held, and paper takes longer than all its rows. */
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
