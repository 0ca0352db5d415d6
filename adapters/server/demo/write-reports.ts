import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { cellsOf } from '#core/backend/reports/report-cells.rule.ts';
import { REPORT_COLUMNS_OF } from '#core/backend/reports/report-columns.ts';
import type { ReportCells } from '#core/backend/reports/report-files.port.ts';
import type { ReportAsk } from '#core/backend/reports/report-request.ts';
import { REPORT } from '#core/backend/reports/report.job.ts';
import { paperRows, reportClosing, reportSheet } from '#core/backend/reports/report-sheet.rule.ts';
import { reportDays } from '#core/backend/reports/start-report.operation.ts';
import { csvText } from '#core/kernel/csv.rule.ts';
import { calendarDay, dayNumber } from '#core/kernel/calendar-day.rule.ts';
import { instantsOf, nextRun, type ReportDays } from '#core/reports/report-days.rule.ts';
import { reportTitle } from '#core/reports/report-kinds.ts';
import { reportFileName } from '#core/reports/report-list.ts';
import { REPORT_LIMITS, type ReportScope } from '#core/reports/report.schema.ts';
import { longPaper } from '../pdf/long-paper.ts';
import { insertRows } from '../sql/insert-rows.ts';
import { sqlReportRepository } from '../sql/report.repository.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { workbook } from '../xlsx/workbook.ts';
import { demoUuid } from './demo-id.ts';
import { DEMO_REPORTS, DEMO_SCHEDULES, type DemoReport } from './demo-reports.ts';
import { MINUTE } from './demo-time.ts';
import { siteKeyOf, type DemoWorld } from './demo-world.ts';
import { DEMO_PEOPLE } from './generate-demo-world.ts';

const ZONE = 'America/New_York';
/** More rows no report of the demo world has. */
const MOST_ROWS = 2000;

const personOf = (name: string) => {
  const found = DEMO_PEOPLE.find((one) => one.name === name);
  if (found === undefined) throw new Error(`nobody is called ${name}`);
  return found;
};

const recipientsOf = (names: readonly string[]) =>
  names.flatMap((name) => {
    const { email } = personOf(name);
    return email === null ? [] : [{ name, email }];
  });

const scheduleId = (key: string): string => demoUuid(`report schedule ${key}`);
const scopeOf = (group: number): ReportScope => ({ kind: 'group', siteGroupNum: group });

const scopeNameOf = async (
  tx: SqlTransaction,
  group: number,
  scope: ReportScope,
): Promise<string> => (await sqlReportRepository(tx).knownScope(group, scope))?.name ?? '';

const writeSchedules = async (tx: SqlTransaction, now: number): Promise<void> => {
  for (const { group, key, period, recipients, ...schedule } of DEMO_SCHEDULES) {
    const { atTime, format, frequency, kind, monthDay, name, weekday } = schedule;
    const scope = scopeOf(group);
    const keeper = personOf(recipients[0] ?? 'Dana Reyes');
    await insertRows(tx, 'report_schedule', {
      ...{ id: scheduleId(key), site_group_num: group, name, kind, format, frequency, weekday },
      ...{ scope: JSON.stringify(scope), scope_name: await scopeNameOf(tx, group, scope) },
      ...{ period: JSON.stringify(period), month_day: monthDay, at_time: atTime, time_zone: ZONE },
      recipients: JSON.stringify(recipientsOf(recipients)),
      ...{ send_when_empty: false, active: true, owner_id: keeper.id },
      next_run_at: nextRun({ ...schedule, timeZone: ZONE }, now, temporalWallClock),
      ...{ created_by: keeper.name, created_at: now, changed_by: keeper.name, changed_at: now },
    });
  }
};

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
  const head = columns.map(({ title }) => title);
  if (format === 'csv') return { bytes: Buffer.from(csvText(head, cells)), pages: null };
  if (format === 'xlsx') {
    const { bytes } = await workbook(null, { head, rows: cells, isLast: true });
    return { bytes, pages: null };
  }
  const said = { ...about, kind, name: reportTitle(kind) };
  const sheet = reportSheet({ columns, letterhead: null }, said);
  return longPaper.whole(sheet, paperRows(cells), reportClosing(cells.length));
};

type Printed = Made & { readonly rows: number };

/** What was made before of the same days and as many sites: a world that is put back holds what it held, and paper takes longer than all its rows. */
const MADE = new Map<string, Printed>();
const madeOnce = async (what: string, make: () => Promise<Printed>): Promise<Printed> => {
  const before = MADE.get(what);
  if (before !== undefined) return before;
  const made = await make();
  MADE.set(what, made);
  return made;
};

const writeReport = async (
  tx: SqlTransaction,
  world: DemoWorld,
  report: DemoReport,
  place: { readonly at: number; readonly now: number },
): Promise<void> => {
  const { ago, branch, by, end, format, group, kind, reader, schedule, xmit } = report;
  const period = report.period ?? { kind: 'day', days: 1 };
  const createdAt = place.now - ago;
  const scope: ReportScope =
    xmit !== undefined
      ? { kind: 'site', siteNum: siteKeyOf(world.sites, xmit).siteNum }
      : branch === undefined
        ? scopeOf(group)
        : { kind: 'branch', siteGroupNum: branch };
  const scopeName = await scopeNameOf(tx, group, scope);
  const days = reportDays({ kind, period }, createdAt, ZONE);
  const made =
    end === undefined
      ? await madeOnce(
          `${place.at} ${days.fromDay} ${days.toDay} ${world.sites.length}`,
          async () => {
            const ask: ReportAsk = {
              ...{ kind, scope, siteGroupNum: group, now: createdAt, timeZone: ZONE, after: null },
              ...instantsOf(days, ZONE, temporalWallClock),
              ...{ ...days, today: calendarDay(createdAt, ZONE) },
              days: dayNumber(days.toDay) - dayNumber(days.fromDay) + 1,
              limit: MOST_ROWS,
            };
            const { rows } = await sqlReportRepository(tx).rows(ask);
            const told = { format, timeZone: ZONE, wallClock: temporalWallClock };
            const cells = cellsOf(REPORT_COLUMNS_OF[kind], rows, told);
            return { ...(await fileOf(report, cells, { ...days, scopeName })), rows: rows.length };
          },
        )
      : null;
  const rows = made?.rows ?? 0;
  const known = DEMO_SCHEDULES.find(({ key }) => key === schedule);
  const person = personOf(by);
  const id = demoUuid(`report ${String(place.at)}`);
  const jobId = demoUuid(`report job ${String(place.at)}`);
  const expiresAt = createdAt + REPORT_LIMITS.keepFile;
  if (made !== null) {
    await insertRows(tx, 'job', {
      ...{ id: jobId, kind: REPORT.name, owner_id: person.id, total: rows },
      started_by: JSON.stringify({ requestId: 'demo', sessionId: '', address: 'server' }),
      ...{ parameters: '{}', state: 'done', done: rows, due_at: createdAt },
      ...{ file_name: reportFileName(kind, { format, toDay: days.toDay }) },
      ...{ file_size: made.bytes.length, created_at: createdAt, expires_at: expiresAt },
    });
    await insertRows(tx, 'job_part', { job_id: jobId, num: 0, bytes: made.bytes });
  }
  await insertRows(tx, 'report', {
    ...{ id, site_group_num: group, job_id: made === null ? null : jobId, kind, format },
    name: end === undefined ? (known?.name ?? reportTitle(kind)) : reportTitle(kind),
    ...{ scope: JSON.stringify(scope), scope_name: scopeName, period: JSON.stringify(period) },
    ...{ from_day: days.fromDay, to_day: days.toDay, time_zone: ZONE, created_at: createdAt },
    ...{ created_by: by, created_by_id: person.id, send_when_empty: false },
    schedule_id: schedule === undefined ? null : scheduleId(schedule),
    recipients: JSON.stringify(recipientsOf(known?.recipients ?? [])),
    ...{ rows: end === 'expired' ? 312 : rows, size: made?.bytes.length ?? 0 },
    ...{ pages: end === 'expired' ? 9 : (made?.pages ?? null), ended_at: createdAt + MINUTE },
    ...{ expires_at: expiresAt, tries: 1 },
    ...(end === 'failed'
      ? {
          ...{ state: 'failed', fault: 'tooManyRows', told: known?.recipients.length ?? 0 },
          problem: 'Over 50,000 rows: a PDF holds at most that many.',
        }
      : { state: 'ready' }),
    ...(reader !== undefined && {
      ...{ downloads: 1, last_reader: reader, last_read_at: createdAt + 20 * MINUTE },
    }),
  });
};

/** Reports and schedules of the demo world; each file holds what the world held when it was made. */
export const writeReports = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  await writeSchedules(tx, now);
  for (const [at, report] of DEMO_REPORTS.entries())
    await writeReport(tx, world, report, { at, now });
};
