import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { REPORT } from '#core/backend/reports/report.job.ts';
import { reportDays } from '#core/backend/reports/start-report.operation.ts';
import { nextRun } from '#core/reports/report-days.rule.ts';
import { reportTitle } from '#core/reports/report-kinds.ts';
import { reportFileName } from '#core/reports/report-list.ts';
import { REPORT_LIMITS, type ReportScope } from '#core/reports/report-row.schema.ts';
import { insertRows } from '../sql/insert-rows.ts';
import { sqlReportRepository } from '../sql/reports/report.repository.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoUuid } from './demo-id.ts';
import { DEMO_REPORTS, DEMO_SCHEDULES, type DemoReport } from './demo-reports.ts';
import { MINUTE } from './demo-time.ts';
import { siteKeyOf, type DemoWorld } from './demo-world.ts';
import { DEMO_PEOPLE } from './generate-demo-world.ts';
import { printOnce } from './print-demo-report.ts';

const ZONE = 'America/New_York';

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

type NameOf = (group: number, scope: ReportScope) => Promise<string>;

/** Returns a function that returns the name of a scope and caches the name. */
const scopeNames = (tx: SqlTransaction): NameOf => {
  const known = new Map<string, Promise<string>>();
  return (group, scope) => {
    const key = `${group} ${JSON.stringify(scope)}`;
    const name =
      known.get(key) ??
      sqlReportRepository(tx)
        .knownScope(group, scope)
        .then((found) => found?.name ?? '');
    known.set(key, name);
    return name;
  };
};

const writeSchedules = async (tx: SqlTransaction, now: number, nameOf: NameOf): Promise<void> => {
  const rows = DEMO_SCHEDULES.map(async ({ group, key, period, recipients, ...schedule }) => {
    const { atTime, format, frequency, kind, monthDay, name, weekday } = schedule;
    const scope = scopeOf(group);
    const keeper = personOf(recipients[0] ?? 'Dana Reyes');
    return {
      id: scheduleId(key),
      site_group_num: group,
      name,
      kind,
      format,
      frequency,
      weekday,
      scope: JSON.stringify(scope),
      scope_name: await nameOf(group, scope),
      period: JSON.stringify(period),
      month_day: monthDay,
      at_time: atTime,
      time_zone: ZONE,
      recipients: JSON.stringify(recipientsOf(recipients)),
      send_when_empty: false,
      active: true,
      owner_id: keeper.id,
      next_run_at: nextRun({ ...schedule, timeZone: ZONE }, now, temporalWallClock),
      created_by: keeper.name,
      created_at: now,
      changed_by: keeper.name,
      changed_at: now,
    };
  });
  await insertRows(tx, 'report_schedule', await Promise.all(rows));
};

interface Place {
  readonly at: number;
  readonly now: number;
  readonly nameOf: NameOf;
}

/** Builds the row of a report and the row of the job that created its file. */
const rowsOf = async (tx: SqlTransaction, world: DemoWorld, report: DemoReport, place: Place) => {
  const { ago, branch, by, end, format, group, kind, reader, schedule, xmit } = report;
  const period = report.period ?? { kind: 'day', days: 1 };
  const createdAt = place.now - ago;
  const scope: ReportScope =
    xmit !== undefined
      ? { kind: 'site', siteNum: siteKeyOf(world.sites, xmit).siteNum }
      : branch === undefined
        ? scopeOf(group)
        : { kind: 'branch', siteGroupNum: branch };
  const scopeName = await place.nameOf(group, scope);
  const days = reportDays({ kind, period }, createdAt, ZONE);
  const asked = { siteGroupNum: group, scope, scopeName, createdAt, days, timeZone: ZONE };
  const made =
    end === undefined
      ? await printOnce(tx, `${place.at} ${world.sites.length}`, { ...asked, report })
      : null;
  const rows = made?.rows ?? 0;
  const known = DEMO_SCHEDULES.find(({ key }) => key === schedule);
  const person = personOf(by);
  const id = demoUuid(`report ${String(place.at)}`);
  const jobId = demoUuid(`report job ${String(place.at)}`);
  const expiresAt = createdAt + REPORT_LIMITS.keepFile;
  const jobs =
    made === null
      ? []
      : [
          {
            id: jobId,
            kind: REPORT.name,
            owner_id: person.id,
            total: rows,
            started_by: JSON.stringify({ requestId: 'demo', sessionId: '', address: 'server' }),
            parameters: '{}',
            state: 'done' as const,
            done: rows,
            due_at: createdAt,
            file_name: reportFileName(kind, { format, toDay: days.toDay }),
            file_size: made.bytes.length,
            created_at: createdAt,
            expires_at: expiresAt,
          },
        ];
  const parts = made === null ? [] : [{ job_id: jobId, num: 0, bytes: made.bytes }];
  const row = {
    id,
    site_group_num: group,
    job_id: made === null ? null : jobId,
    kind,
    format,
    name: end === undefined ? (known?.name ?? reportTitle(kind)) : reportTitle(kind),
    scope: JSON.stringify(scope),
    scope_name: scopeName,
    period: JSON.stringify(period),
    from_day: days.fromDay,
    to_day: days.toDay,
    time_zone: ZONE,
    created_at: createdAt,
    created_by: by,
    created_by_id: person.id,
    send_when_empty: false,
    schedule_id: schedule === undefined ? null : scheduleId(schedule),
    recipients: JSON.stringify(recipientsOf(known?.recipients ?? [])),
    rows: end === 'expired' ? 312 : rows,
    size: made?.bytes.length ?? 0,
    pages: end === 'expired' ? 9 : (made?.pages ?? null),
    ended_at: createdAt + MINUTE,
    expires_at: expiresAt,
    tries: 1,
    ...(end === 'failed'
      ? {
          state: 'failed' as const,
          fault: 'tooManyRows',
          told: known?.recipients.length ?? 0,
          problem: 'Over 50,000 rows: a PDF holds at most that many.',
        }
      : { state: 'ready' as const }),
    ...(reader !== undefined && {
      downloads: 1,
      last_reader: reader,
      last_read_at: createdAt + 20 * MINUTE,
    }),
  };
  return { jobs, parts, row };
};

/** Writes reports and report schedules. Each file contains the data from the time of its creation. */
export const writeReports = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  const nameOf = scopeNames(tx);
  await writeSchedules(tx, now, nameOf);
  const made = [];
  for (const [at, report] of DEMO_REPORTS.entries())
    made.push(await rowsOf(tx, world, report, { at, now, nameOf }));
  await insertRows(
    tx,
    'job',
    made.flatMap(({ jobs }) => jobs),
  );
  await insertRows(
    tx,
    'job_part',
    made.flatMap(({ parts }) => parts),
  );
  await insertRows(
    tx,
    'report',
    made.map(({ row }) => row),
  );
};
