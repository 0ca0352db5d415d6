import { sql, type RawBuilder } from 'kysely';
import type { AccountState } from '#core/sites/account-list.ts';
import type { QualityKind, QualityRights } from '#core/sites/quality-kinds.ts';
import { IS_OPEN, isOffline, isRunning } from './site-badges.ts';
import { lacks, lacksAny } from './site-quality.ts';
import type { SiteSets } from './site-sets.ts';

type Part = RawBuilder<boolean>;

/** The context of an account list's filters: the person whose favorites apply, the current time and the group's time zone. */
export interface AccountMoment {
  readonly accountId: string;
  readonly siteGroupNum: number;
  readonly now: number;
  readonly seen: QualityRights;
  /** Collects site sets that are evaluated once per statement. */
  readonly sets: SiteSets;
}

/** A day, in milliseconds. */
export const DAY = 86400000;

/** SQL condition: true if the site number is in the given select. */
export const among = (sites: RawBuilder<unknown>): Part => sql<boolean>`site.num in (${sites})`;

/**
 * SQL condition: true if the given condition is true and the account is not canceled. Counts leave out canceled accounts
 * (domain guide 6.19).
 */
export const live = (part: Part): Part => sql<boolean>`(site.state <> 'cancelled' and ${part})`;

const LATE = (now: number) => sql`
  select site_num from device where timer_test_due_at <= ${now}::bigint`;

/** Returns the SQL condition of an account state, from the same facts as badges and counts. */
export const stateOf = (state: AccountState, { now, sets }: AccountMoment): Part => {
  switch (state) {
    case 'monitored':
      return sql<boolean>`site.state = 'monitored'`;
    case 'alarm':
      return live(among(sql`select site_num from alarm where ${IS_OPEN}`));
    case 'on-test':
      return live(among(sql`select site_num from site_test where ${isRunning(now)}`));
    case 'long-test':
      return live(
        among(sql`select site_num from site_test where ${isRunning(now)}
                     and ends_at - starts_at > ${DAY}::bigint`),
      );
    case 'trouble':
      return live(among(sql`select site_num from trouble where cleared_at is null`));
    case 'offline':
      return isOffline(now);
    case 'missed-test':
      return sql<boolean>`(site.state = 'monitored' and ${among(LATE(now))})`;
    case 'fail-to-close':
      return live(
        among(sql`select missed.site_num from schedule_event missed
                    join area on area.site_num = missed.site_num and area.dev_num = missed.dev_num
                         and area.num = missed.area_num
                   where missed.event = 'failToClose' and area.state = 'Open'
                     and area.since <= missed.noted_at and missed.noted_at > ${now - DAY}::bigint`),
      );
    case 'open':
      return live(sets.has(sql`select site_num from area where state = 'Open'`));
    case 'closed':
      return live(
        sql<boolean>`(not ${sets.has(sql`select site_num from area where state not like 'Closed%'`)}
          and ${sets.has(sql`select site_num from area`)})`,
      );
    case 'runaway':
      return live(among(sql`select site_num from device where runaway_since is not null`));
    case 'out-of-service':
      return sql<boolean>`site.state = 'outOfService'`;
    case 'install-pending':
      return sql<boolean>`site.state = 'installPending'`;
    case 'cancel-pending':
      return sql<boolean>`site.state = 'cancelPending'`;
    case 'cancelled':
      return sql<boolean>`site.state = 'cancelled'`;
  }
};

/**
 * SQL expression: midnight at the start of a day plus some days, in milliseconds, in the group's time zone. The subselect
 * is evaluated once per statement.
 */
export const midnight = (
  day: string,
  daysOn: number,
  { siteGroupNum }: AccountMoment,
) => sql<number>`
  (select extract(epoch from ((${day}::date + ${daysOn}::int)::timestamp at time zone
    (select time_zone from site_group where num = ${siteGroupNum}::int))) * 1000)::bigint`;

/** SQL expression: the current day plus some days, as `YYYY-MM-DD`, in the group's time zone. */
const dayOf = ({ now, siteGroupNum }: AccountMoment, daysOn: number) => sql<string>`
  (select to_char((to_timestamp(${now}::bigint / 1000) at time zone
    (select time_zone from site_group where num = ${siteGroupNum}::int)) + ${daysOn}::int * interval '1 day', 'YYYY-MM-DD'))`;

const DUE_DAYS = 30;

/** SQL condition: true for sites where the item `what` expires within 30 days, counted in the group's time zone. */
export const dueOf = (what: string, moment: AccountMoment): Part => {
  const within = (column: RawBuilder<unknown>) =>
    sql`${column} between ${dayOf(moment, 0)} and ${dayOf(moment, DUE_DAYS)}`;
  switch (what) {
    case 'permit':
      return among(
        sql`select site_num from site_permit
             where expires between ${dayOf(moment, 0)}::date and ${dayOf(moment, DUE_DAYS)}::date`,
      );
    case 'contact':
      return among(
        sql`select site_num from contact where site_num is not null and deleted_at is null
               and ${within(sql`expires`)}`,
      );
    case 'schedule':
      return among(
        sql`select site_num from schedule where layer = 'temporary' and deleted_at is null
               and ${within(sql`to_day`)}`,
      );
    default:
      return moment.sets.has(
        sql`select site_num from device where decommissioned_on is null
               and ${within(sql`next_service_on`)}`,
      );
  }
};

/** SQL condition: true for accounts that lack a kind of data, any data, or nothing. */
export const missingOf = (what: string, { now, seen }: AccountMoment): Part => {
  if (what === 'anything') return live(lacksAny(seen, now));
  if (what === 'nothing') return live(sql<boolean>`not ${lacksAny(seen, now)}`);
  return live(lacks(what as QualityKind, now));
};

/** The bounds of each age filter, in days. */
const AGES: Readonly<Record<string, readonly [number, number]>> = { day: [0, 1], week: [1, 7] };
const OLDER = [7, 36500] as const;

/** SQL condition: true for sites whose oldest open trouble is within an age range. */
export const troubleAge = (age: string, { now }: AccountMoment): Part => {
  const [from, to] = AGES[age] ?? OLDER;
  return live(
    among(sql`
      select site_num from trouble where cleared_at is null group by site_num
      having min(since) <= ${now - from * DAY}::bigint and min(since) > ${now - to * DAY}::bigint`),
  );
};

/** SQL expression: midnight at the start of the current day, in milliseconds, in the group's time zone. */
export const midnightToday = (moment: AccountMoment) => sql<number>`
  (select extract(epoch from (date_trunc('day', to_timestamp(${moment.now}::bigint / 1000) at time zone
      (select time_zone from site_group where num = ${moment.siteGroupNum}::int))
    at time zone (select time_zone from site_group where num = ${moment.siteGroupNum}::int))) * 1000)::bigint`;
