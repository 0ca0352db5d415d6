import type { SiteSummary } from './site-info.schema.ts';

/** Returns the recent sites that are not favorites, in the same order (spec §2.2). */
export const recentsBesideFavorites = (
  recents: readonly SiteSummary[],
  favorites: readonly SiteSummary[],
): readonly SiteSummary[] => {
  const known = new Set(favorites.map(({ siteNum }) => siteNum));
  return recents.filter(({ siteNum }) => !known.has(siteNum));
};

/** Adds the sites opened since the list of recent sites was read. Returns the newest first, each site once. */
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

/** A site whose favorite star the person has pressed, with the chosen state. */
export interface ChosenSite {
  readonly site: SiteSummary;
  readonly favorite: boolean;
}

/** Returns the favorites by name, including choices of the person that the provider has not confirmed yet. */
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
