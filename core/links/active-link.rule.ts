import type { AccountLink } from '../session/user.schema.ts';
import type { AccountLinks, LinkedSite } from './account-links.schema.ts';

/** The site the customer works with; null without any. */
export const activeLink = ({ links, activeSiteNum }: AccountLinks): LinkedSite | null =>
  links.find(({ siteNum }) => siteNum === activeSiteNum) ?? links[0] ?? null;

/** The site a consumer screen shows: the one the address names when it is among the links, else the active one (spec §2.2). */
export const placedLink = (links: AccountLinks, siteNum: number | null): LinkedSite | null =>
  links.links.find((link) => link.siteNum === siteNum) ?? activeLink(links);

/** The site group requests carry while the active site is worked with (spec §3 "Request context"). */
export const groupOfLinks = (links: AccountLinks): number | null =>
  activeLink(links)?.siteGroupNum ?? null;

/** The links as the session keeps them: without states, which are as old as their reading. */
export const linksOfSession = ({ links }: AccountLinks): AccountLink[] =>
  links.map(({ badges: _, ...link }) => link);
