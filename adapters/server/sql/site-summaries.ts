import { sql } from 'kysely';
import type { SiteKey } from '#core/backend/site.repository.port.ts';
import type { SiteSummary } from '#core/sites/site.schema.ts';
import type { SqlTransaction } from './schema.ts';
import { addressLine } from './site-address.ts';
import { siteBadges } from './site-badges.ts';
import { intArray } from './sql-array.ts';

/** Sites in short, in the order of the keys; a site that is gone is left out. */
export const siteSummaries = async (
  tx: SqlTransaction,
  keys: readonly SiteKey[],
  now: number,
): Promise<readonly SiteSummary[]> => {
  if (keys.length === 0) return [];
  const wanted = sql<number>`any(${intArray(keys.map(({ siteNum }) => siteNum))})`;
  const sites = await tx.selectFrom('site').selectAll().where('num', '=', wanted).execute();
  const devices = await tx
    .selectFrom('device')
    .select(['site_num', 'dev_num', 'xmit'])
    .where('site_num', '=', wanted)
    .execute();
  const badges = await siteBadges(tx, sites, now);
  return keys.flatMap(({ siteNum, devNum }): SiteSummary[] => {
    const site = sites.find(({ num }) => num === siteNum);
    const state = badges.get(siteNum);
    if (site === undefined || state === undefined) return [];
    const device = devices.find((d) => d.site_num === siteNum && d.dev_num === devNum);
    return [
      {
        siteNum,
        devNum,
        siteName: site.name,
        transmitterCode: device?.xmit ?? '',
        addressDisplay: addressLine(site),
        siteGroupNum: site.site_group_num,
        badges: state,
      },
    ];
  });
};
