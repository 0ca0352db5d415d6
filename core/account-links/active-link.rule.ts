import type { AccountLink } from '../session/user.schema.ts';
import type { AccountLinks, LinkedSite } from './account-links.schema.ts';
import { activeSite } from './active-site.rule.ts';

/** The site the customer works with; null without any. */
export const activeLink = ({ links, activeSiteNum }: AccountLinks): LinkedSite | null => {
  const active = activeSite(links, activeSiteNum);
  return links.find(({ siteNum }) => siteNum === active) ?? null;
};

/** The site group requests carry while the active site is worked with (spec §3 "Request context"). */
export const groupOfLinks = (links: AccountLinks): number | null =>
  activeLink(links)?.siteGroupNum ?? null;

/** The links as the session keeps them: without states, which are as old as their reading. */
export const linksOfSession = ({ links }: AccountLinks): AccountLink[] =>
  links.map(({ badges: _, ...link }) => link);
