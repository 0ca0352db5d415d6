import type { HelpLook } from './help-message.schema.ts';

/** Screens that several audiences share, with the help page for each audience. */
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
 * Returns the knowledge base address for a screen and its user. The help site names its pages after the screens, and after
 * the parts of a dealer's site (`part`) (spec §2.5 "Knowledge base").
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
