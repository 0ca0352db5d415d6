import type { AccountLink } from '../session/user.schema.ts';

/** The site a customer works with: the one they chose while it is linked, else a favourite, else the first; null without any. */
export const activeSite = (
  links: readonly Pick<AccountLink, 'siteNum' | 'isFavorite'>[],
  chosen: number | null,
): number | null => {
  const active =
    links.find(({ siteNum }) => siteNum === chosen) ??
    links.find(({ isFavorite }) => isFavorite) ??
    links[0];
  return active?.siteNum ?? null;
};
