import { sql, type RawBuilder } from 'kysely';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { CONTACT_NAME, STILL_OPEN } from '../attention/attention-causes.ts';
import { IN_SCOPE } from '../groups/group-branches.ts';
import { clockDate, clockDay } from '../groups/group-clock.ts';
import { IS_OPEN, isRunning } from '../sites/site-badges.ts';

/** SQL condition: true for sites of the group and its subgroups that are not canceled. */
export const COUNTED = sql<boolean>`${IN_SCOPE} and site.state <> 'cancelled'`;

/** The parameters of the dashboard counts: the user's rights and the time limits. */
export interface CountedBy extends Readonly<Record<string, unknown>> {
  readonly group: number;
  readonly accountId: string;
  readonly now: number;
  /** Tests longer than this are flagged, in milliseconds. */
  readonly longTest: number;
  /** Missed closings count from this time on. */
  readonly closedFrom: number;
  readonly dayAgo: number;
  readonly weekAgo: number;
  readonly soon: number;
  readonly limit: number;
  readonly mayTests: boolean;
  readonly mayHours: boolean;
  readonly mayContacts: boolean;
  readonly mayMessages: boolean;
}

/** SQL expression for a part of the dashboard; null if `may` is false. */
export const allowed = <Row>(may: boolean, part: RawBuilder<Row>): RawBuilder<Row | null> =>
  sql`case when ${may}::boolean then ${part} end`;

const sitesOf = (table: string, where: RawBuilder<boolean>): RawBuilder<number> => sql`
  (select count(distinct site.num) from ${sql.table(table)}
     join site on site.num = ${sql.table(table)}.site_num where ${where} and ${COUNTED})`;

/** SQL condition: true for a day from today to 30 days ahead. */
const endsSoon = (day: RawBuilder<string>): RawBuilder<boolean> =>
  sql`${day} between ${clockDay(0)} and ${clockDay(30)}`;

/**
 * SQL `with` parts that counts and cards share. `troubled`: open troubles. `testing`: running tests. `missed`: devices
 * with a missed test. `unclosed`: areas still open after a missed closing. `ends`: items that expire within 30 days.
 * `offset` keeps the engine from scanning every site of the scope.
 */
export const figureTables = (by: CountedBy): RawBuilder<unknown> => sql`
  troubled as materialized (
    select trouble.id, trouble.site_num, trouble.dev_num, trouble.text, trouble.since
      from trouble cross join lateral (
        select from site where site.num = trouble.site_num and ${COUNTED} offset 0) as counted
     where trouble.cleared_at is null),
  testing as materialized (
    select site_test.site_num, site_test.starts_at, site_test.ends_at
      from site_test join site on site.num = site_test.site_num
     where ${by.mayTests}::boolean and ${isRunning(by.now)} and ${COUNTED}),
  missed as materialized (
    select device.site_num, device.dev_num, device.xmit, device.timer_test_due_at
      from device join site on site.num = device.site_num
     where site.state = 'monitored' and device.timer_test_due_at <= ${by.now}::bigint and ${IN_SCOPE}),
  unclosed as materialized (
    select schedule_event.site_num, schedule_event.dev_num, schedule_event.area_num,
           min(schedule_event.noted_at) as since
      from schedule_event join site on site.num = schedule_event.site_num
     where ${by.mayHours}::boolean and schedule_event.noted_at > ${by.closedFrom}::bigint
       and ${STILL_OPEN} and ${COUNTED}
     group by schedule_event.site_num, schedule_event.dev_num, schedule_event.area_num),
  ends as materialized (
    select site_permit.site_num, 'permit' as kind, site_permit.type || ' ' || site_permit.number as what,
           to_char(site_permit.expires, 'YYYY-MM-DD') as day
      from site_permit join site on site.num = site_permit.site_num
     where site_permit.expires between ${clockDate(0)} and ${clockDate(30)} and ${COUNTED}
    union all
    select contact.site_num, 'contact', ${CONTACT_NAME}, contact.expires
      from contact join site on site.num = contact.site_num
     where ${by.mayContacts}::boolean and contact.deleted_at is null
       and ${endsSoon(sql`contact.expires`)} and ${COUNTED}
    union all
    select schedule.site_num, 'schedule', coalesce(schedule.reason, schedule.kind, 'Temporary hours'),
           schedule.to_day
      from schedule join site on site.num = schedule.site_num
     where ${by.mayHours}::boolean and schedule.deleted_at is null and schedule.layer = 'temporary'
       and ${endsSoon(sql`schedule.to_day`)} and ${COUNTED})`;

/** SQL expression for the number of sites in a part of `figureTables`. */
const sitesIn = (part: string, where: RawBuilder<boolean> = sql`true`): RawBuilder<number> =>
  sql`(select count(distinct site_num) from ${sql.table(part)} where ${where})`;

const endsOf = (kind: string): RawBuilder<number> =>
  sitesIn('ends', sql`ends.kind = ${sql.lit(kind)}`);

/** SQL condition: true for data changes since the start of today in the group's time zone. */
export const CHANGED_TODAY = sql<boolean>`activity.kind = 'Data change'
  and activity.site_group_num = any((select nums from branches)::int[])
  and activity.at >= (select day_start from clock)`;

type Accounts = DealerHome['accounts'];

/**
 * SQL expression for the number of accounts in each list that the dashboard links to. `counted` supplies the counts that
 * need only columns of `site`.
 */
export const accountCounts = (by: CountedBy): RawBuilder<Accounts> => {
  const counts: Readonly<Record<keyof Accounts, RawBuilder<number | null>>> = {
    alarm: sitesOf('alarm', IS_OPEN),
    onTest: allowed(by.mayTests, sitesIn('testing')),
    longTest: allowed(
      by.mayTests,
      sitesIn('testing', sql`ends_at - starts_at > ${by.longTest}::bigint`),
    ),
    trouble: sitesIn('troubled'),
    missedTest: sitesIn('missed'),
    failToClose: allowed(by.mayHours, sitesIn('unclosed')),
    installPending: sql`counted."installPending"`,
    outOfService: sql`counted."outOfService"`,
    permit: endsOf('permit'),
    contact: allowed(by.mayContacts, endsOf('contact')),
    schedule: allowed(by.mayHours, endsOf('schedule')),
    changedToday: sitesOf('activity', CHANGED_TODAY),
    favorites: sql`(
      select count(*) from site_favorite join site on site.num = site_favorite.site_num
       where site_favorite.user_id = ${by.accountId} and ${IN_SCOPE})`,
    watched: sitesOf('site_watch', sql`site_watch.site_group_num = ${by.group}::int`),
  };
  return sql`json_build_object(${sql.join(
    Object.entries(counts).flatMap(([name, count]) => [sql.lit(name), count]),
  )})`;
};

/** SQL expression for the number of accounts by the age of their oldest open trouble. */
export const troubleAges = ({
  dayAgo,
  weekAgo,
}: CountedBy): RawBuilder<DealerHome['troubleAges']> => sql`
  (select json_build_object(
            'day', count(*) filter (where oldest > ${dayAgo}::bigint),
            'week', count(*) filter (where oldest <= ${dayAgo}::bigint and oldest > ${weekAgo}::bigint),
            'older', count(*) filter (where oldest <= ${weekAgo}::bigint))
     from (select min(since) as oldest from troubled group by site_num) aged)`;
