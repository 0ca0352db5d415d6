import type { SiteSummary } from './site-info.schema.ts';

/** Returns the recent sites without favorites (spec §2.2), in the same order. */
export const recentsBesideFavorites = (
  recents: readonly SiteSummary[],
  favorites: readonly SiteSummary[],
): readonly SiteSummary[] => {
  const known = new Set(favorites.map(({ siteNum }) => siteNum));
  return recents.filter(({ siteNum }) => !known.has(siteNum));
};

/** Returns the recent sites including those opened since the list was read: newest first, each site once. */
export const recentsSince = (
  recents: readonly SiteSummary[],
  opened: readonly SiteSummary[],
): readonly SiteSummary[] => {
  const sites = [...opened, ...recents];
  return sites.filter(
    ({ siteNum }, index) => sites.findIndex((site) => site.siteNum === siteNum) === index,
  );
};

const byName = (a: SiteSummary, b: SiteSummary): number =>
  a.siteName.localeCompare(b.siteName, 'en') || a.siteNum - b.siteNum;

/** The favorite the person chose for one site. */
export interface ChosenSite {
  readonly site: SiteSummary;
  readonly favorite: boolean;
}

/** Returns the favorites as the person chose them, by name, before the provider has confirmed each choice. */
export const chosenFavorites = (
  favorites: readonly SiteSummary[],
  choices: readonly ChosenSite[],
): readonly SiteSummary[] => {
  const sites = new Map(favorites.map((site) => [site.siteNum, site]));
  for (const { site, favorite } of choices) {
    if (!favorite) sites.delete(site.siteNum);
    else if (!sites.has(site.siteNum)) sites.set(site.siteNum, site);
  }
  return [...sites.values()].toSorted(byName);
};
