import { sql } from 'kysely';
import type { SearchableSite } from '#core/backend/site.repository.port.ts';
import type { SqlTransaction } from './schema.ts';
import { addressLine } from './site-address.ts';
import { intArray } from './sql-array.ts';

/** Rows of many sites, put together by site in their own order. */
const bySite = <T extends { readonly site_num: number }>(
  rows: readonly T[],
): ReadonlyMap<number, readonly T[]> => {
  const all = new Map<number, T[]>();
  for (const row of rows) {
    const own = all.get(row.site_num);
    if (own) own.push(row);
    else all.set(row.site_num, [row]);
  }
  return all;
};

/** A site's searched texts with its group. */
export interface SearchableRow extends SearchableSite {
  readonly siteGroupNum: number;
}

/** The searched texts of these sites, in the order of the numbers; sites that are gone are left out. */
export const searchableSites = async (
  tx: SqlTransaction,
  numbers: readonly number[],
): Promise<readonly SearchableRow[]> => {
  if (numbers.length === 0) return [];
  const wanted = sql<number>`any(${intArray(numbers)})`;
  const sites = await tx
    .selectFrom('site')
    .select(['num', 'site_group_num', 'name', 'phone'])
    .select(['street', 'unit', 'city', 'region', 'postal_code'])
    .where('num', '=', wanted)
    .execute();
  const devices = await tx
    .selectFrom('device')
    .select(['site_num', 'dev_num', 'xmit'])
    .where('site_num', '=', wanted)
    .orderBy('dev_num')
    .execute();
  const phones = await tx
    .selectFrom('site_phone')
    .select(['site_num', 'number'])
    .where('site_num', '=', wanted)
    .orderBy('position')
    .execute();
  const devicesOf = bySite(devices);
  const phonesOf = bySite(phones);
  const found = new Map(
    sites.map((site) => [
      site.num,
      {
        siteNum: site.num,
        siteGroupNum: site.site_group_num,
        siteName: site.name,
        addressDisplay: addressLine(site),
        phones: [
          ...(site.phone === null ? [] : [site.phone]),
          ...(phonesOf.get(site.num) ?? []).map(({ number }) => number),
        ],
        devices: (devicesOf.get(site.num) ?? []).map((device) => ({
          devNum: device.dev_num,
          transmitterCode: device.xmit,
        })),
      },
    ]),
  );
  return numbers.flatMap((num) => found.get(num) ?? []);
};
