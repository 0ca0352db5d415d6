import type { AccountLink } from '../session/user.schema.ts';

/** The site a customer works with: the one they chose while it is linked, else the first; links come favourites first. Null without any. */
export const activeSite = (
  links: readonly Pick<AccountLink, 'siteNum'>[],
  chosen: number | null,
): number | null =>
  links.find(({ siteNum }) => siteNum === chosen)?.siteNum ?? links[0]?.siteNum ?? null;
