import type { SiteBadges } from './site-info.schema.ts';

/** The states that a list can show for a site, most urgent first (domain guide 10; ui README §1). */
export const SITE_STATES = [
  'Alarm',
  'Out of service',
  'On test',
  'Canceled',
  'Cancel pending',
  'Install pending',
  'Offline',
  'Trouble',
  'Monitored',
] as const;
export type SiteState = (typeof SITE_STATES)[number];

/**
 * Checks whether a test is still running at `now`. `now` and `onTestUntil` are ISO instants in UTC, so they are compared
 * as strings; null for `now` skips the comparison.
 */
export const isOnTest = (
  { onTestUntil }: Pick<SiteBadges, 'onTestUntil'>,
  now: string | null,
): boolean => onTestUntil !== null && (now === null || onTestUntil > now);

/** Returns a state of a site as people read it. Browsers of older versions know "Cancelled". */
export const stateWord = (state: SiteBadges['monitoring']) =>
  state === 'Cancelled' ? 'Canceled' : state;

/**
 * Returns all states of a site, most urgent first. "Monitored" is included only if there is no problem. "Offline" is the
 * worst trouble, so it replaces "Trouble".
 */
export const siteStates = (badges: SiteBadges, now: string | null): readonly SiteState[] => {
  const { monitoring, alarmActive, offline = false, trouble } = badges;
  const wrong = SITE_STATES.filter(
    (state) =>
      (state === 'Alarm' && alarmActive) ||
      (state === 'On test' && isOnTest(badges, now)) ||
      (state === 'Offline' && offline) ||
      (state === 'Trouble' && trouble && !offline) ||
      (state === stateWord(monitoring) && state !== 'Monitored'),
  );
  return wrong.length === 0 ? ['Monitored'] : wrong;
};

/** Returns the most urgent state of a site, for rows that show only one state. */
export const siteState = (badges: SiteBadges, now: string | null): SiteState =>
  siteStates(badges, now)[0] ?? 'Monitored';
