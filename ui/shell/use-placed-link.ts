import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { activeLink } from '#core/account-links/links.rule.ts';
import { linkedPlace, readPlace } from '#core/navigation/read-place.rule.ts';
import { useRegistry } from './registry.ts';
import type { AccountLinksViewModel } from '../account-links/account-links.view-model.ts';

/**
 * The site a customer's screen is about, the same for the header and the screen: the linked one the address names, else
 * the active one (spec §2.2). Null while the links are on their way, and without any. Read it in an `observer`.
 */
export const usePlacedLink = (): {
  readonly links: AccountLinksViewModel;
  readonly link: LinkedSite | null;
} => {
  const links = useRegistry().create('accountLinks');
  useEffect(() => links.start(), [links]);
  const [query] = useSearchParams();
  const { shown } = links;
  if (shown === null) return { links, link: null };
  const place = linkedPlace(
    readPlace((name) => query.get(name)),
    { links: [...shown.links], activeSiteNum: activeLink(shown)?.siteNum ?? null },
  );
  return { links, link: shown.links.find(({ siteNum }) => siteNum === place?.siteNum) ?? null };
};
