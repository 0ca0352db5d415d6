import type { SiteBadges } from './site-info.schema.ts';

/** The states that a list can show for a site, most urgent first (domain guide 10; ui README §1). */
export const SITE_STATES = [
  'Alarm',
  'Out of service',
  'On test',
  'Cancelled',
  'Cancel pending',
  'Install pending',
  'Trouble',
  'Monitored',
] as const;
export type SiteState = (typeof SITE_STATES)[number];

/**
 * Checks whether a test is still running at `now`. Both are ISO instants in UTC, which are compared as strings. Null for
 * `now` skips the comparison.
 */
export const isOnTest = (
  { onTestUntil }: Pick<SiteBadges, 'onTestUntil'>,
  now: string | null,
): boolean => onTestUntil !== null && (now === null || onTestUntil > now);

/** Returns all states of a site, most urgent first. "Monitored" is included only if there is no problem. */
export const siteStates = (badges: SiteBadges, now: string | null): readonly SiteState[] => {
  const { monitoring, alarmActive, trouble } = badges;
  const wrong = SITE_STATES.filter(
    (state) =>
      (state === 'Alarm' && alarmActive) ||
      (state === 'On test' && isOnTest(badges, now)) ||
      (state === 'Trouble' && trouble) ||
      (state === monitoring && state !== 'Monitored'),
  );
  return wrong.length === 0 ? ['Monitored'] : wrong;
};

/** Returns the most urgent state of a site, for rows that show only one state. */
export const siteState = (badges: SiteBadges, now: string | null): SiteState =>
  siteStates(badges, now)[0] ?? 'Monitored';
