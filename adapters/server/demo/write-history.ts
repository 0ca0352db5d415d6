import { sql } from 'kysely';
import type { NewActivity } from '#core/backend/sites/activity.repository.port.ts';
import type { ZoneState } from '#core/backend/signals/device-state.ts';
import { sqlActivityRepository } from '../sql/history/activity.repository.ts';
import { learnLastSignals } from '../sql/signals/learn-last-signals.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoUuid } from './demo-id.ts';
import type { DemoInput } from './demo-database.ts';
import { DAY } from './demo-time.ts';
import type { DemoSite, DemoWorld } from './demo-world.ts';
import { demoZones } from './demo-zones.ts';
import { countFloods } from './history/count-floods.rule.ts';
import { demoHistory } from './history/demo-history.ts';
import { historyActivity } from './history/history-activity.rule.ts';
import type { HistoryRow } from './history/history-row.ts';
import { pastYear } from './history/past-year.ts';
import { pastAlarm, type PastCase } from './history/past-alarm.rule.ts';

/** Maximum number of rows per statement. */
const AT_ONCE = 250;
/** Days of daily activity in the small demo data. Cases may be older. */
const SMALL_DAYS = 2;
/** Number of the first past alarm, below the numbers of all open alarms. */
const FIRST_NUM = 880001;

const zoneStates = (site: DemoSite): readonly (ZoneState & { readonly devNum: number })[] =>
  demoZones(site).map((zone) => ({
    id: `${zone.devNum} ${zone.num}`,
    devNum: zone.devNum,
    areaNum: zone.areaNum,
    num: zone.num,
    signalCode: null,
    description: zone.description,
    serviceType: zone.serviceType,
    eventCode: zone.eventCode,
    bypassed: false,
    bypassAt: null,
    unrestoredSince: null,
    conditionAt: null,
    lastSignalAt: null,
    lastSignal: null,
  }));

const shownOf = (
  rows: readonly HistoryRow[],
  { troubles }: DemoWorld,
  { now, size }: Pick<DemoInput, 'now' | 'size'>,
): readonly HistoryRow[] => {
  if (size === 'full') return rows;
  const troubled = new Set(troubles.map(({ siteNum, since }) => troubleKey(siteNum, since)));
  return rows.filter(
    ({ at, caseNum, siteNum }) =>
      caseNum !== null || at >= now - SMALL_DAYS * DAY || troubled.has(troubleKey(siteNum, at)),
  );
};

/** Returns the alarm number of each site that has an open alarm. */
const openNumbers = (world: DemoWorld): ReadonlyMap<number, number> =>
  new Map(world.alarms.map(({ siteNum, alarmNum }) => [siteNum, alarmNum]));

const writeAlarms = async (
  tx: SqlTransaction,
  cases: ReadonlyMap<number, PastCase>,
): Promise<void> => {
  const alarms = [...cases].flatMap(([num, one]) => {
    const past = pastAlarm(one);
    if (past === null) return [];
    const { opened, work } = past;
    return [
      {
        num,
        site_group_num: opened.siteGroupNum,
        site_num: opened.siteNum,
        dev_num: opened.devNum,
        priority: work.priority,
        service_type: opened.serviceType ?? 'Trouble',
        event: opened.event,
        event_code: opened.code ?? null,
        area_num: opened.areaNum ?? null,
        zone: opened.zone ?? null,
        zone_text: opened.zoneText ?? null,
        state: work.state,
        raised_at: work.raisedAt,
        picked_up_at: work.pickedUpAt,
        operator: work.operator,
        disposition: work.disposition,
        avs: work.avs,
        cleared_at: work.clearedAt,
        opened_by: opened.id,
        withheld: false,
        silent: opened.serviceType === 'Hold-up',
        rev: 1,
      },
    ];
  });
  await sql`insert into alarm select * from jsonb_populate_recordset(null::alarm, ${JSON.stringify(alarms)}::jsonb)`.execute(
    tx,
  );
};

const troubleKey = (siteNum: number, at: number): string => `${siteNum} ${at}`;

/** Stores with each open trouble the signal that reported the trouble, so that the restore of that signal can be matched. */
const nameTroubles = async (
  tx: SqlTransaction,
  { troubles }: DemoWorld,
  reports: ReadonlyMap<string, NewActivity>,
): Promise<void> => {
  for (const { siteNum, devNum, since } of troubles) {
    const row = reports.get(troubleKey(siteNum, since));
    if (row?.code === undefined || row.code === null) continue;
    await tx
      .updateTable('trouble')
      .set({ code: row.code, area_num: row.areaNum ?? null, zone: row.zone ?? null })
      .where('site_num', '=', siteNum)
      .where('dev_num', '=', devNum)
      .where('since', '=', since)
      .execute();
  }
};

/** Writes the history and past cases of the sites, and marks runaway devices. The open alarms must exist. */
export const writeHistory = async (
  tx: SqlTransaction,
  world: DemoWorld,
  input: Pick<DemoInput, 'now' | 'size'> & { readonly seed: number },
): Promise<void> => {
  const rows = [
    ...pastYear(world, input.now, input.seed),
    ...shownOf(demoHistory(world, input.now, input.seed), world, input),
  ];
  const sites = new Map(
    world.sites.map((site) => [site.siteNum, { site, zones: zoneStates(site) }]),
  );
  const open = openNumbers(world);
  const finished = new Set(
    rows.flatMap(({ caseNum, step }) =>
      step.kind === 'operator' && step.action === 'Full clear' ? (caseNum ?? []) : [],
    ),
  );
  const numberOf = ({ caseNum, siteNum }: HistoryRow): number | null => {
    if (caseNum === null) return null;
    return finished.has(caseNum) ? FIRST_NUM + caseNum : (open.get(siteNum) ?? null);
  };
  const floods = countFloods(rows);
  const cases = new Map<
    number,
    { readonly rows: HistoryRow[]; readonly activity: NewActivity[] }
  >();
  const reports = new Map<string, NewActivity>();
  const write = (row: HistoryRow, index: number): NewActivity => {
    const known = sites.get(row.siteNum);
    const alarmNum = numberOf(row);
    const line = historyActivity({
      row,
      id: demoUuid(`history ${index}`),
      siteGroupNum: known?.site.siteGroupNum ?? 0,
      zones: known?.zones.filter(({ devNum }) => devNum === row.devNum) ?? [],
      alarmNum,
    });
    const times = floods.times.get(index);
    const written = times === undefined ? line : { ...line, runaway: true, times };
    if (alarmNum !== null && row.caseNum !== null && finished.has(row.caseNum)) {
      const past = cases.get(alarmNum) ?? { rows: [], activity: [] };
      past.rows.push(row);
      past.activity.push(written);
      cases.set(alarmNum, past);
    }
    const key = troubleKey(row.siteNum, row.at);
    if (written.kind === 'Trouble' && !reports.has(key)) reports.set(key, written);
    return written;
  };
  const repository = sqlActivityRepository(tx);
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const written = rows.slice(from, from + AT_ONCE).map((row, at) => write(row, from + at));
    await repository.append(written.filter((_, at) => !floods.counted.has(from + at)));
  }
  await writeAlarms(tx, cases);
  await nameTroubles(tx, world, reports);
  await learnLastSignals(tx, sql`true`, sql`true`);
  // Tests of more than thirty days ago are in no history.
  await sql`
    update zone set last_signal_at = seen.at, last_signal = coalesce(zone.last_signal, zone.description)
      from (select site_num, dev_num, area_num, zone, max(last_at) as at
              from site_test_zone join site_test on site_test.id = site_test_zone.test_id
             group by 1, 2, 3, 4) seen
     where zone.site_num = seen.site_num and zone.dev_num = seen.dev_num and zone.num = seen.zone
       and zone.area_num = seen.area_num and coalesce(zone.last_signal_at, 0) < seen.at`.execute(
    tx,
  );
  for (const { siteNum, devNum, at, step } of rows)
    if (step.kind === 'system' && step.event === 'Marked runaway' && at > input.now - DAY)
      await tx
        .updateTable('device')
        .set({ runaway_since: at })
        .where('site_num', '=', siteNum)
        .where('dev_num', '=', devNum)
        .execute();
};
