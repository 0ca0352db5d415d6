import { reportsApi } from '#core/reports/reports.api.ts';
import { randomUUID } from 'node:crypto';
import { createReportScheduleRunner } from '#core/backend/reports/report-schedule-runner.ts';
import { REPORT_LIST } from '#core/reports/report-list.ts';
import type { ReportScheduleForm } from '#core/reports/report-schedule.schema.ts';
import type { ReportFormat, ReportRequest } from '#core/reports/report-row.schema.ts';
import type { ReportSplit } from '#core/reports/report-splits.rule.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import type { Engine } from '../harness/database.ts';
import { seedSite, writeFamily } from '../harness/seed-site.ts';
import { testRunner } from '../harness/test-runner.ts';
import { openTestWorld, PASSWORD } from '../harness/test-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

export const GROUPS = { parent: 4471, branch: 4473, stranger: 4490 } as const;
export const DAY = 24 * 3600000;

/** Request for a report on all sites, with the default values of the dialog. */
export const WISH: ReportRequest = {
  kind: 'zoneList',
  scope: { kind: 'group', siteGroupNum: GROUPS.parent },
  format: 'csv',
  period: { kind: 'week', days: 7 },
};

/** Schedule form for the same report. */
export const SCHEDULE: ReportScheduleForm = {
  ...WISH,
  name: 'Zones of the week',
  frequency: 'weekly',
  weekday: 1,
  monthDay: 1,
  atTime: '06:00',
  timeZone: 'America/New_York',
  sendWhenEmpty: false,
  active: true,
  recipients: [
    { name: 'Dana Reyes', email: 'dana@example.com' },
    { name: null, email: 'ops@example.com' },
  ],
};

/** Creates a test world with a dealer, its branch, sites with zones, and users who read reports. */
export const reportsWorld = async (engine: Engine) => {
  const world = await openTestWorld(engine);
  const { backend, clock, database } = world;
  await writeFamily(database.kysely, GROUPS);
  const { kysely, unitOfWork } = database;

  const site = async (num: number, group: number = GROUPS.parent, zones = 3): Promise<void> => {
    await seedSite(kysely, { num, group, name: `Site ${String(num)}` });
    await kysely
      .insertInto('zone')
      .values(
        Array.from({ length: zones }, (_, at) => ({
          id: randomUUID(),
          site_num: num,
          dev_num: 1,
          area_num: 1,
          format: 'CID' as const,
          num: String(at + 1).padStart(6, '0'),
          description: at === 0 ? '=HYPERLINK("x") & <Door>' : `Zone ${String(at + 1)}`,
          service_type: 'Burglary' as const,
        })),
      )
      .execute();
  };

  const person = async (
    seed: {
      readonly application?: 1 | 2;
      readonly group?: number;
      readonly name?: string;
      readonly roles?: readonly string[];
      readonly flags?: readonly string[];
    } = {},
  ) => {
    const { application = 2, group = GROUPS.parent, name = 'Dana Reyes' } = seed;
    const { flags = [], roles = ['reportRead'] } = seed;
    const groups = application === 1 ? [] : [group];
    const account = await world.person({
      application,
      groups,
      name,
      roles: [...roles],
      flags: [...flags],
    });
    const browser = world.browser({ variant: 'dealer' });
    const logIn = async (): Promise<void> => {
      valueOf(await browser.logIn(account.username, PASSWORD));
    };
    await logIn();
    const call: typeof browser.call = async (access, work) => {
      if ((await browser.authenticate()).kind !== 'live') await logIn();
      return browser.call(access, work);
    };
    const own = { siteGroupNum: null };
    const one = (id: string) => ({ ...own, id });
    return {
      account,
      call,
      list: (change: Partial<typeof REPORT_LIST.start> = {}) =>
        call(reportsApi.listCompletedReports.access, (c) =>
          backend.reports.listCompletedReports(c, {
            ...own,
            query: { ...REPORT_LIST.start, ...change },
          }),
        ),
      run: (change: Partial<ReportRequest> = {}, id: string = randomUUID()) =>
        call(reportsApi.runReport.access, (c) =>
          backend.reports.runReport(c, { ...one(id), ...WISH, ...change }),
        ),
      again: (id: string, format: ReportFormat, split: ReportSplit = 'whole') =>
        call(reportsApi.runReportAgain.access, (c) =>
          backend.reports.runReportAgain(c, { ...one(id), newId: randomUUID(), format, split }),
        ),
      file: (id: string) =>
        call(reportsApi.reportFile.access, (c) => backend.reports.reportFile(c, one(id))),
      stop: (id: string) =>
        call(reportsApi.stopReport.access, (c) => backend.reports.stopReport(c, one(id))),
      send: (id: string) =>
        call(reportsApi.sendReport.access, (c) => backend.reports.sendReport(c, one(id))),
      remove: (id: string) =>
        call(reportsApi.deleteReport.access, (c) => backend.reports.deleteReport(c, one(id))),
      schedules: () =>
        call(reportsApi.listReportSchedules.access, (c) =>
          backend.reports.listReportSchedules(c, own),
        ),
      add: (change: Partial<ReportScheduleForm> = {}, id: string = randomUUID()) =>
        call(reportsApi.addReportSchedule.access, (c) =>
          backend.reports.addReportSchedule(c, { ...one(id), ...SCHEDULE, ...change }),
        ),
      change: (id: string, rev: number, change: Partial<ReportScheduleForm> = {}) =>
        call(reportsApi.changeReportSchedule.access, (c) =>
          backend.reports.changeReportSchedule(c, { ...one(id), rev, ...SCHEDULE, ...change }),
        ),
      runSchedule: (id: string, toMe: boolean, newId: string = randomUUID()) =>
        call(reportsApi.runReportSchedule.access, (c) =>
          backend.reports.runReportSchedule(c, { ...one(id), newId, toMe }),
        ),
      removeSchedule: (id: string, rev: number) =>
        call(reportsApi.deleteReportSchedule.access, (c) =>
          backend.reports.deleteReportSchedule(c, { ...one(id), rev }),
        ),
    };
  };

  const bytesOf = async (answer: ReturnType<Awaited<ReturnType<typeof person>>['file']>) => {
    const { parts } = valueOf(await answer);
    const all: Uint8Array[] = [];
    for await (const part of parts) all.push(Buffer.from(part));
    return Buffer.concat(all);
  };

  const { runNext } = testRunner({ database, clock });
  const schedules = createReportScheduleRunner({
    unitOfWork,
    clock,
    wallClock: temporalWallClock,
    ids: { next: () => randomUUID() },
  });
  return {
    world,
    clock,
    database,
    site,
    person,
    bytesOf,
    schedules,
    /** Runs all queued jobs. */
    work: async (): Promise<void> => {
      while ((await runNext()) === 'worked');
    },
    runNext,
    close: () => world.close(),
  };
};

export type ReportsWorld = Awaited<ReturnType<typeof reportsWorld>>;
