import { sql, type RawBuilder } from 'kysely';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { STILL_OPEN } from './attention-causes.ts';
import { IN_SCOPE } from './group-branches.ts';
import { clockDate, clockDay } from './group-clock.ts';
import { IS_OPEN, isRunning } from './site-badges.ts';

/** Sites of the group and of everything below it, cancelled ones left out. */
export const COUNTED = sql<boolean>`${IN_SCOPE} and site.state <> 'cancelled'`;

/** What of the figures somebody may see, and the moments they are counted by. */
export interface CountedBy extends Readonly<Record<string, unknown>> {
  readonly group: number;
  readonly accountId: string;
  readonly now: number;
  /** Tests of more milliseconds are flagged. */
  readonly longTest: number;
  /** Missed closings count from then on. */
  readonly closedFrom: number;
  readonly dayAgo: number;
  readonly weekAgo: number;
  readonly soon: number;
  readonly limit: number;
  readonly mayTests: boolean;
  readonly mayHours: boolean;
  readonly mayContacts: boolean;
}

/** Nothing is read for those without the right. */
export const allowed = <Row>(may: boolean, part: RawBuilder<Row>): RawBuilder<Row | null> =>
  sql`case when ${may}::boolean then ${part} end`;

const sitesOf = (table: string, where: RawBuilder<boolean>): RawBuilder<number> => sql`
  (select count(distinct site.num) from ${sql.table(table)}
     join site on site.num = ${sql.table(table)}.site_num where ${where} and ${COUNTED})`;

/** The last days of what runs out within 30 days, today among them. */
const endsSoon = (day: RawBuilder<string>): RawBuilder<boolean> =>
  sql`${day} between ${clockDay(0)} and ${clockDay(30)}`;

export const PERMIT_ENDS = sql<boolean>`site_permit.expires between ${clockDate(0)} and ${clockDate(30)}`;
export const CONTACT_ENDS = sql<boolean>`contact.deleted_at is null and ${endsSoon(sql`contact.expires`)}`;
export const TEMPORARY_ENDS = sql<boolean>`schedule.deleted_at is null and schedule.layer = 'temporary'
  and ${endsSoon(sql`schedule.to_day`)}`;

/** A device whose expected test did not come. */
export const isMissed = (now: number): RawBuilder<boolean> =>
  sql`site.state = 'monitored' and device.timer_test_due_at <= ${now}::bigint`;

/** Changes of data since the day began by the clocks of the group. */
export const CHANGED_TODAY = sql<boolean>`activity.kind = 'Data change'
  and activity.site_group_num = any((select nums from branches)::int[])
  and activity.at >= (select day_start from clock)`;

type Accounts = DealerHome['accounts'];

/** How many accounts each list behind the dashboard holds; what the site's own row says comes from `counted`. */
export const accountCounts = (by: CountedBy): RawBuilder<Accounts> => {
  const counts: Readonly<Record<keyof Accounts, RawBuilder<number | null>>> = {
    alarm: sitesOf('alarm', IS_OPEN),
    onTest: allowed(by.mayTests, sitesOf('site_test', isRunning(by.now))),
    longTest: allowed(
      by.mayTests,
      sitesOf(
        'site_test',
        sql`${isRunning(by.now)} and site_test.ends_at - site_test.starts_at > ${by.longTest}::bigint`,
      ),
    ),
    trouble: sitesOf('trouble', sql`trouble.cleared_at is null`),
    missedTest: sitesOf('device', isMissed(by.now)),
    failToClose: allowed(
      by.mayHours,
      sitesOf(
        'schedule_event',
        sql`schedule_event.noted_at > ${by.closedFrom}::bigint and ${STILL_OPEN}`,
      ),
    ),
    installPending: sql`counted."installPending"`,
    outOfService: sql`counted."outOfService"`,
    permit: sitesOf('site_permit', PERMIT_ENDS),
    contact: allowed(by.mayContacts, sitesOf('contact', CONTACT_ENDS)),
    schedule: allowed(by.mayHours, sitesOf('schedule', TEMPORARY_ENDS)),
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

/** Accounts by the age of their oldest open trouble. */
export const troubleAges = ({
  dayAgo,
  weekAgo,
}: CountedBy): RawBuilder<DealerHome['troubleAges']> => sql`
  (select json_build_object(
            'day', count(*) filter (where oldest > ${dayAgo}::bigint),
            'week', count(*) filter (where oldest <= ${dayAgo}::bigint and oldest > ${weekAgo}::bigint),
            'older', count(*) filter (where oldest <= ${weekAgo}::bigint))
     from (select min(trouble.since) as oldest
             from trouble join site on site.num = trouble.site_num
            where trouble.cleared_at is null and ${COUNTED} group by site.num) aged)`;
