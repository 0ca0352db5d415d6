import { sql, type RawBuilder, type Selectable } from 'kysely';
import { isoInstant } from '#core/kernel/instant.ts';
import { OUT_OF_SERVICE_NAMES, outOfServiceCategory } from '#core/sites/out-of-service.ts';
import type { SiteBadges, SiteInfo } from '#core/sites/site-info.schema.ts';
import { unwatched } from '#core/tests-on-site/unwatched.rule.ts';
import { isoInstantOrNull } from '../instant.ts';
import type { SiteTable } from './tables-sites.ts';
import type { SiteTestTable } from '../tests-on-site/tables-tests.ts';

/** The display name of each stored monitoring state (domain guide 10). */
export const MONITORING: Readonly<Record<SiteTable['state'], SiteBadges['monitoring']>> = {
  monitored: 'Monitored',
  outOfService: 'Out of service',
  installPending: 'Install pending',
  cancelPending: 'Cancel pending',
  cancelled: 'Cancelled',
};

/** SQL condition: true for a test that runs at `now`. */
export const isRunning = (now: number): RawBuilder<boolean> => sql<boolean>`
  (site_test.cleared_at is null and site_test.starts_at <= ${now}::bigint and site_test.ends_at > ${now}::bigint)`;

/** SQL condition: true for an alarm that is not cleared. An alarm on hold is open (domain guide 10). */
export const IS_OPEN = sql<boolean>`alarm.state <> 'Cleared'`;

/**
 * SQL expression: the displayed state of an area. An alarm hides the arming state. A withheld alarm is never assigned to
 * an area, so the displayed state does not reveal a withheld alarm.
 */
export const shownState = sql<string>`case when area.alarm_num is null then area.state else 'Alarm' end`;

/** SQL expression: the latest end of the site's tests running at `now`, or null if there are none. */
export const testedUntil = (now: number): RawBuilder<number | null> => sql<number | null>`
  (select max(ends_at) from site_test where site_test.site_num = site.num and ${isRunning(now)})`;

/** Returns which devices, or which part of the site, are unmonitored because of running tests. */
export const notWatched = (
  tests: readonly Pick<Selectable<SiteTestTable>, 'dev_nums' | 'scope' | 'ends_at'>[],
  devices: readonly { readonly dev_num: number; readonly xmit: string }[],
): SiteInfo['notWatched'] => {
  const found = unwatched(
    tests.map(({ dev_nums, scope, ends_at }) => ({ devNums: dev_nums, scope, endsAt: ends_at })),
    devices.map(({ dev_num, xmit }) => ({ devNum: dev_num, transmitterCode: xmit })),
  );
  return found === null ? null : { ...found, until: isoInstant(found.until) };
};

/** SQL condition: true for an open alarm of the selected site that the viewer may know of. */
const isShown = (viewer: 'dealer' | 'customer'): RawBuilder<boolean> => sql<boolean>`
  (alarm.site_num = site.num and ${IS_OPEN} and ${viewer === 'dealer' ? sql`true` : sql`not alarm.withheld`})`;

/** Categories in which a panel's signals, and so its test signals, are still expected. */
const ACTING = OUT_OF_SERVICE_NAMES.filter((name) => outOfServiceCategory(name).acts);

/** SQL condition: true for a device `panel` from which a test signal is missing, as `assessHealth` decides for "Offline". */
const isLate = (
  now: number,
): RawBuilder<boolean> => sql<boolean>`(panel.timer_test_due_at <= ${now}::bigint
  and (panel.out_of_service is null or panel.out_of_service = any(${ACTING}::text[])))`;

const IS_WATCHED = sql<boolean>`site.state in ('monitored', 'cancelPending')`;

/** SQL condition: true for a site with a panel that the station does not hear, for a select that reads all sites. */
export const isOffline = (now: number): RawBuilder<boolean> => sql<boolean>`
  (${IS_WATCHED} and site.num in (select panel.site_num from device panel where ${isLate(now)}))`;

/** Builds the columns of the badges next to a site's name, for a select from `site`. Withheld alarms are left out for customers. */
export const badgeColumns = (now: number, viewer: 'dealer' | 'customer' = 'dealer') => [
  sql<SiteTable['state']>`site.state`.as('state'),
  testedUntil(now).as('tested_until'),
  sql<string>`site.time_zone`.as('badge_zone'),
  sql<boolean>`exists (select 1 from alarm where ${isShown(viewer)})`.as('alarmed'),
  sql<
    boolean | null
  >`(select bool_and(alarm.state = 'On hold') from alarm where ${isShown(viewer)})`.as('held'),
  sql<boolean>`exists (
    select 1 from trouble where trouble.site_num = site.num and trouble.cleared_at is null)`.as(
    'troubled',
  ),
  // A customer reads it as a trouble, in words.
  sql<boolean>`(${viewer === 'dealer' ? IS_WATCHED : sql`false`} and exists (
    select 1 from device panel where panel.site_num = site.num and ${isLate(now)}))`.as('silent'),
];

/** A row of the columns from `badgeColumns`. */
export interface BadgeRow {
  readonly state: SiteTable['state'];
  readonly tested_until: number | null;
  readonly badge_zone: string;
  readonly alarmed: boolean;
  /** Null if no alarm is open. */
  readonly held: boolean | null;
  readonly troubled: boolean;
  readonly silent: boolean;
}

/** Converts a badge row to the badges next to a site's name. */
export const badgesOf = (row: BadgeRow): SiteBadges => ({
  monitoring: MONITORING[row.state],
  onTestUntil: isoInstantOrNull(row.tested_until),
  timeZone: row.badge_zone,
  alarmActive: row.alarmed,
  ...(row.held === true && { alarmHeld: true }),
  trouble: row.troubled,
  ...(row.silent && { offline: true }),
});
