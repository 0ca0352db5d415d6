import type { AccountLinks } from './account-links.schema.ts';

/** What the person has pressed and the provider has not answered yet (ui README §9). */
export interface LinkWishes {
  /** Site number → favourite or not. */
  readonly favorites: ReadonlyMap<number, boolean>;
  /** The site being switched to. */
  readonly activeSiteNum: number | null;
}

/** The links as the person wants them; rows keep their places until the answer, so that nothing jumps under the pointer. */
export const wishedLinks = (links: AccountLinks, wishes: LinkWishes): AccountLinks => ({
  links: links.links.map((link) => ({
    ...link,
    isFavorite: wishes.favorites.get(link.siteNum) ?? link.isFavorite,
  })),
  activeSiteNum: wishes.activeSiteNum ?? links.activeSiteNum,
});
