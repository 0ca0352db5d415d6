import { sql, type RawBuilder } from 'kysely';
import type { SiteBadges } from '#core/sites/site.schema.ts';
import { isoInstantOrNull } from './instant.ts';
import type { SiteTable } from './tables-sites.ts';

/** What a stored state is called (domain guide 10). */
export const MONITORING: Readonly<Record<SiteTable['state'], SiteBadges['monitoring']>> = {
  monitored: 'Monitored',
  outOfService: 'Out of service',
  installPending: 'Install pending',
  cancelPending: 'Cancel pending',
  cancelled: 'Cancelled',
};

/** A test at `now`. */
export const isRunning = (now: number): RawBuilder<boolean> => sql<boolean>`
  (site_test.cleared_at is null and site_test.starts_at <= ${now}::bigint and site_test.ends_at > ${now}::bigint)`;

/** An alarm nobody has finished; one that was put back is not over (domain guide 10). */
export const IS_OPEN = sql<boolean>`alarm.state <> 'Cleared'`;

/** An area's state as it is shown: an alarm in it hides how it is armed, and one that customers may not know of stands in no area. */
export const shownState = sql<string>`case when area.alarm_num is null then area.state else 'Alarm' end`;

/** Until when a site of the statement is on test at `now`, null when it is not. */
export const testedUntil = (now: number): RawBuilder<number | null> => sql<number | null>`
  (select max(ends_at) from site_test where site_test.site_num = site.num and ${isRunning(now)})`;

/** What the badges beside a site's name are made of, for a select from `site`; customers see no alarm they may not know of yet. */
export const badgeColumns = (now: number, viewer: 'dealer' | 'customer' = 'dealer') => [
  sql<SiteTable['state']>`site.state`.as('state'),
  testedUntil(now).as('tested_until'),
  sql<boolean>`exists (select 1 from alarm where alarm.site_num = site.num and ${IS_OPEN} and ${viewer === 'dealer' ? sql`true` : sql`not alarm.withheld`})`.as(
    'alarmed',
  ),
  sql<boolean>`exists (
    select 1 from trouble where trouble.site_num = site.num and trouble.cleared_at is null)`.as(
    'troubled',
  ),
];

/** The columns of `badgeColumns`. */
export interface BadgeRow {
  readonly state: SiteTable['state'];
  readonly tested_until: number | null;
  readonly alarmed: boolean;
  readonly troubled: boolean;
}

/** What the badges beside a site's name say. */
export const badgesOf = (row: BadgeRow): SiteBadges => ({
  monitoring: MONITORING[row.state],
  onTestUntil: isoInstantOrNull(row.tested_until),
  alarmActive: row.alarmed,
  trouble: row.troubled,
});
