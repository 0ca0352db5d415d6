import type { HelpLook } from './help-message.schema.ts';

/** Screens that several kinds of people share, each with a page of the help site of their own. */
const OWN: Readonly<Record<HelpLook['audience'], Readonly<Record<string, string>>>> = {
  dealer: {},
  customer: { '/resources': '/customer/resources' },
  staff: {
    '/home/dashboard': '/staff/home',
    '/news': '/news/setup',
    '/resources': '/marketing',
  },
};

/** The address of the knowledge base at the page that fits a screen and its reader: the help site names its pages after the screens, and the parts of a dealer's site (`part`) after themselves (spec §2.5 "Knowledge base"). */
export const helpRoute = (
  pathname: string,
  part: string | null,
  audience: HelpLook['audience'],
): string => {
  if (pathname === '/knowledge-base') return pathname;
  const screen = pathname === '/site/info' && part !== null ? `/site/${part}` : pathname;
  return `/knowledge-base?rte=${encodeURIComponent(OWN[audience][screen] ?? screen)}`;
};
