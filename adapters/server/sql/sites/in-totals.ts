import { sql } from 'kysely';
import { OUT_OF_SERVICE_NAMES, outOfServiceCategory } from '#core/sites/out-of-service.ts';

const COUNTING = OUT_OF_SERVICE_NAMES.filter((name) => outOfServiceCategory(name).countsInTotals);

/**
 * SQL condition: true for accounts that totals count. A canceled account does not count. An account out of service counts
 * only if one of its devices has a category that still counts (domain guide 6.6).
 */
export const IN_TOTALS = sql<boolean>`(site.state <> 'cancelled' and (site.state <> 'outOfService'
  or exists (select from device where device.site_num = site.num
                and device.out_of_service = any(${COUNTING}::text[]))))`;
