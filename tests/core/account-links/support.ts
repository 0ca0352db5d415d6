import type { AccountLinks, LinkedSite } from '#core/account-links/account-links.schema.ts';
import { QUIET } from '../sites/support/sites.ts';

/** Builds a linked site. Fields not given in `more` are derived from the site number. */
export const linkOf = (siteNum: number, more: Partial<LinkedSite> = {}): LinkedSite => ({
  siteNum,
  siteName: `Site ${siteNum}`,
  address: `${siteNum} Harbor Road, Port Alder, ME`,
  xmit: `HP${siteNum}`,
  siteGroupNum: 4471,
  devices: [{ devNum: siteNum * 10, xmit: `HP${siteNum}`, description: 'Panel' }],
  isFavorite: false,
  badges: QUIET,
  ...more,
});

/** Builds the links of an account. By default the first site is active. */
export const linksOf = (
  links: readonly LinkedSite[],
  activeSiteNum: number | null = links[0]?.siteNum ?? null,
): AccountLinks => ({ links: [...links], alarms: [], activeSiteNum });
