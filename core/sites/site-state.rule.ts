import type { SiteBadges } from './site-info.schema.ts';

/** The one word a list says about a site, most urgent first (domain guide 10; ui README §1). */
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

/** Whether a test still runs at `now`; both are ISO instants in UTC, which sort as text. Without `now` the provider's word stands. */
export const isOnTest = (
  { onTestUntil }: Pick<SiteBadges, 'onTestUntil'>,
  now: string | null,
): boolean => onTestUntil !== null && (now === null || onTestUntil > now);

/** All that is to be said about a site, most urgent first; "Monitored" stands only where nothing is wrong. */
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

/** The most urgent of them, for rows with room for one. */
export const siteState = (badges: SiteBadges, now: string | null): SiteState =>
  siteStates(badges, now)[0] ?? 'Monitored';
