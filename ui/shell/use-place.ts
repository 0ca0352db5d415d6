import { useLocation } from 'react-router-dom';
import { useEffect } from 'react';
import { readPlace, linkedPlace, type Place } from '#core/navigation/read-place.rule.ts';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { activeLink } from '#core/account-links/links-of-session.rule.ts';
import { useRegistry, type ViewModels } from './registry.ts';

/** Returns the dealer, site and device in the URL (spec §2.2). Ignores values that are not whole numbers. */
export const usePlace = (): Place => {
  const query = new URLSearchParams(useLocation().search);
  return readPlace((name) => query.get(name));
};

/**
 * Returns the linked site in the URL, else the active one, for header and screen (spec §2.2). Null while loading or
 * without links; call it in an `observer`.
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
