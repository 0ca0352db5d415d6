import { useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import { readPlace, linkedPlace, type Place } from '#core/navigation/read-place.rule.ts';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { activeLink } from '#core/account-links/links-of-session.rule.ts';
import { useRegistry, type ViewModels } from './registry.ts';

/** Returns the dealer, site and device in the address (spec §2.2). Values that are not whole numbers are ignored. */
export const usePlace = (): Place => {
  const query = new URLSearchParams(useLocation().search);
  return readPlace((name) => query.get(name));
};

/**
 * Returns the site a customer's screen shows, the same for the header and the screen: the linked one in the address, else
 * the active one (spec §2.2). Null while the links are loading or when there are none. Use it in an `observer`.
 */
export const usePlacedLink = (): {
  readonly links: ViewModels['accountLinks'];
  readonly link: LinkedSite | null;
} => {
  const links = useRegistry().create('accountLinks');
  useEffect(() => links.start(), [links]);
  const named = usePlace();
  const { shown } = links;
  if (shown === null) return { links, link: null };
  const place = linkedPlace(named, {
    links: [...shown.links],
    activeSiteNum: activeLink(shown)?.siteNum ?? null,
  });
  return { links, link: shown.links.find(({ siteNum }) => siteNum === place?.siteNum) ?? null };
};
