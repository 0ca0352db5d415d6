import type { HelpLook } from './help-message.schema.ts';

/** Help pages of screens that several audiences share, by audience. */
const OWN: Readonly<Record<HelpLook['audience'], Readonly<Record<string, string>>>> = {
  dealer: {},
  customer: { '/resources': '/customer/resources' },
  staff: {
    '/home/dashboard': '/staff/home',
    '/news': '/news/setup',
    '/resources': '/marketing',
  },
};

/**
 * Returns the help page for a portal screen and its user (spec §2.5 "Knowledge base"). Help pages are named after screens
 * and, on a dealer's site page, after its `part`.
 */
export const helpRoute = (
  pathname: string,
  part: string | null,
  audience: HelpLook['audience'],
): string => {
  if (pathname === '/knowledge-base') return pathname;
  const screen = pathname === '/site/info' && part !== null ? `/site/${part}` : pathname;
  return `/knowledge-base?rte=${encodeURIComponent(OWN[audience][screen] ?? screen)}`;
};
