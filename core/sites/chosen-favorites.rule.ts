import type { SiteSummary } from './site-info.schema.ts';

/** Recents leave out favourites (spec §2.2); the order stays. */
export const recentsBesideFavorites = (
  recents: readonly SiteSummary[],
  favorites: readonly SiteSummary[],
): readonly SiteSummary[] => {
  const known = new Set(favorites.map(({ siteNum }) => siteNum));
  return recents.filter(({ siteNum }) => !known.has(siteNum));
};

/** The recents with what was opened since they were read: newest first, each site once. */
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

/** What the person wants of one site. */
export interface ChosenSite {
  readonly site: SiteSummary;
  readonly favorite: boolean;
}

/** The favourites as the person wants them, by name, before the provider has confirmed each. */
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
