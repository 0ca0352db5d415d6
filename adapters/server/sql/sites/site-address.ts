import type { SiteTable } from './tables-sites.ts';

/** Returns a site's address on one line, for lists and headers. */
export const addressLine = (
  site: Pick<SiteTable, 'street' | 'unit' | 'city' | 'region' | 'postal_code'>,
): string =>
  `${site.street}${site.unit === null ? '' : `, ${site.unit}`}, ${site.city}, ${site.region} ${site.postal_code}`;
