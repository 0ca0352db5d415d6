import { sql, type Expression } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AlarmRepository } from '#core/backend/alarms/alarm.repository.port.ts';
import type { AlarmTimeline } from '#core/alarms/alarm-timeline.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { alarmWeeks } from './alarm-weeks.ts';
import { grants, grantValues, type GrantValues } from '../limits/limit.repository.ts';
import { isoInstantOrNull } from '../instant.ts';
import { userNameOf } from '../history/history-rows.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { IS_OPEN } from '../sites/site-badges.ts';
import { maySee, viewerValues, type ViewerValues } from '../sites/site-viewer.ts';

type Db = Pick<SqlTransaction, 'selectFrom'>;
type Site = ViewerValues & { readonly siteNum: number; readonly since: number };

/** Maximum number of rows in the summary of one alarm. The summary of a longer case has the newest rows. */
const ROWS = 60;

/** SQL condition: false for withheld rows if the viewer is a customer, whose `accountId` is not empty. */
const isVisible = (table: 'alarm' | 'activity', { accountId }: ViewerValues) =>
  sql<boolean>`(not ${sql.ref(`${table}.withheld`)} or ${accountId}::text = '')`;

const rowsOf = (db: Db, values: ViewerValues, alarmNum: Expression<number>) =>
  jsonArrayFrom(
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('activity')
          .select(['id', 'at', 'kind', 'event', 'code', 'zone', 'zone_text as zoneText', 'actor'])
          .select(['contact', 'comment', 'counter', 'panel_user as panelUser'])
          .select(userNameOf(sql.ref('activity')).as('userName'))
          .select(sql<string | null>`detail ->> 'arming'`.as('arming'))
          .select(sql<string | null>`detail ->> 'disposition'`.as('disposition'))
          .where('activity.alarm_num', '=', alarmNum)
          .where(isVisible('activity', values))
          .orderBy('at', 'desc')
          .orderBy('counter', 'desc')
          .orderBy('id')
          .limit(sql.lit(ROWS))
          .as('told'),
      )
      .selectAll()
      .orderBy('at')
      .orderBy('counter')
      .orderBy('id'),
  );

const timelines = (db: Db, values: ViewerValues) =>
  db
    .selectFrom('alarm')
    .innerJoin('site', 'site.num', 'alarm.site_num')
    .select(['alarm.num as alarmNum', 'alarm.dev_num as devNum', 'alarm.priority', 'alarm.state'])
    .select(['alarm.service_type as serviceType', 'alarm.event', 'alarm.disposition'])
    .select(['raised_at as raisedAt', 'picked_up_at as pickedUpAt', 'hold_until as holdUntil'])
    .select('cleared_at as clearedAt')
    .select(rowsOf(db, values, sql.ref<number>('alarm.num')).as('rows'))
    .where(isVisible('alarm', values))
    .where(maySee(values));

const alarms = (db: Db, values: Site) =>
  timelines(db, values)
    .where('alarm.site_num', '=', values.siteNum)
    .where('alarm.raised_at', '>=', values.since);

const selectOfLinks = prepareRead((db, values: ViewerValues) =>
  timelines(db, values)
    .select(['alarm.site_num as siteNum', 'site.time_zone as timeZone'])
    .where(IS_OPEN)
    .distinctOn('alarm.site_num')
    .orderBy('alarm.site_num')
    .orderBy('alarm.priority')
    .orderBy('alarm.raised_at', 'desc'),
);

interface Looked {
  readonly last: number;
  readonly now: number;
}

const selectOfSite = prepareRead((db, values: Site & GrantValues & Looked) =>
  together({
    looks: db.selectNoFrom([grants(values).as('granted')]),
    sites: db
      .selectFrom('site')
      .select(['name', 'time_zone as timeZone'])
      .where('site.num', '=', values.siteNum)
      .where(maySee(values)),
    open: alarms(db, values)
      .where(IS_OPEN)
      .orderBy('alarm.priority')
      .orderBy('alarm.raised_at', 'desc')
      .limit(sql.lit(20)),
    last: alarms(db, values)
      .where(sql<boolean>`not (${IS_OPEN})`)
      .orderBy('alarm.raised_at', 'desc')
      .limit(sql<number>`${values.last}::int`),
    weeks: alarmWeeks(values, maySee(values), isVisible('alarm', values)),
  }),
);

const selectTimeline = prepareRead(
  (db, values: Site & GrantValues & { readonly alarmNum: number }) =>
    together({
      looks: db.selectNoFrom([grants(values).as('granted')]),
      found: alarms(db, values).where('alarm.num', '=', values.alarmNum),
    }),
);

type Found = Awaited<ReturnType<typeof selectTimeline>>[number]['found'][number];

const timelineOf = ({ rows, ...alarm }: Found): AlarmTimeline => ({
  ...alarm,
  raisedAt: isoInstant(alarm.raisedAt),
  pickedUpAt: isoInstantOrNull(alarm.pickedUpAt),
  holdUntil: isoInstantOrNull(alarm.holdUntil),
  clearedAt: isoInstantOrNull(alarm.clearedAt),
  rows: rows.map(({ counter: _counter, ...row }) => ({ ...row, at: isoInstant(row.at) })),
});

/** Returns a repository that reads alarms from the database, with one statement per call. */
export const sqlAlarmRepository = (tx: SqlTransaction): AlarmRepository => ({
  ofSite: async (siteNum, viewer, { guess, now, since, last }) => {
    const values = {
      ...viewerValues(viewer),
      siteNum,
      since,
      last,
      ...grantValues(guess, now),
    };
    const [found] = await selectOfSite(tx, values);
    const granted = found?.looks[0]?.granted;
    if (found === undefined || granted === undefined) throw new Error('looking answered no row');
    const [site] = found.sites;
    if (site === undefined) return { granted, found: null };
    return {
      granted,
      found: {
        asOf: isoInstant(now),
        timeZone: site.timeZone,
        siteName: site.name,
        open: found.open.map(timelineOf),
        last: found.last.map(timelineOf),
        weeks: [...found.weeks],
      },
    };
  },

  ofLinks: async (accountId) => {
    const found = await selectOfLinks(tx, viewerValues({ kind: 'customer', accountId }));
    return found.map(({ siteNum, timeZone, ...alarm }) => ({
      siteNum,
      timeZone,
      timeline: timelineOf(alarm),
    }));
  },

  timeline: async (siteNum, alarmNum, viewer, { guess, now, since }) => {
    const values = { ...viewerValues(viewer), siteNum, alarmNum, since };
    const [row] = await selectTimeline(tx, { ...values, ...grantValues(guess, now) });
    const granted = row?.looks[0]?.granted;
    if (row === undefined || granted === undefined) throw new Error('looking answered no row');
    const [timeline] = row.found;
    return { granted, found: timeline === undefined ? null : timelineOf(timeline) };
  },
});
