/** The address of the knowledge base at the page that fits a screen: the help site names its pages after the screens, and the parts of a dealer's site (`part`) after themselves (spec §2.5 "Knowledge base"). */
export const helpRoute = (pathname: string, part: string | null): string => {
  if (pathname === '/knowledge-base') return pathname;
  const page = pathname === '/site/info' && part !== null ? `/site/${part}` : pathname;
  return `/knowledge-base?rte=${encodeURIComponent(page)}`;
};
