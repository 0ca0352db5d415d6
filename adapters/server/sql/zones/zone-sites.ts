import { sql } from 'kysely';
import type { KnownSite } from '#core/zones/place-in-site.rule.ts';
import { zoneForm } from '#core/zones/zone-form.schema.ts';
import { inBranches } from '../groups/group-branches.ts';
import type { SqlTransaction } from '../schema.ts';
import { anyOf } from '../sql-array.ts';
import { devicesOf, selectZones, zoneOf } from './zone-rows.ts';

/** Groups rows by site in one pass, because filtering the rows for each of a thousand sites is too slow. */
const bySite = <T extends { readonly site_num: number }>(
  rows: readonly T[],
): ReadonlyMap<number, readonly T[]> => {
  const sites = new Map<number, T[]>();
  for (const row of rows) {
    const known = sites.get(row.site_num);
    if (known === undefined) sites.set(row.site_num, [row]);
    else known.push(row);
  }
  return sites;
};

/** Reads sites of a group and its branches with all their zones. Each site is identified by its number or by a device code. */
export const zoneSites = async (
  tx: SqlTransaction,
  siteGroupNum: number,
  { codes, siteNums }: { readonly siteNums: readonly number[]; readonly codes: readonly string[] },
): Promise<readonly KnownSite[]> => {
  const nums = tx
    .selectFrom('site')
    .select('site.num')
    .where(inBranches(siteGroupNum))
    .where('site.state', '<>', 'cancelled')
    .where((is) =>
      is.or([
        is('site.num', '=', sql<number>`any(${[...siteNums]}::int[])`),
        is.exists(
          is
            .selectFrom('device')
            .select('device.dev_num')
            .whereRef('device.site_num', '=', 'site.num')
            .where(sql`upper(device.xmit)`, '=', anyOf(codes)),
        ),
      ]),
    );
  const found = (await nums.execute()).map(({ num }) => num);
  const mine = sql<number>`any(${found}::int[])`;
  const devices = await tx
    .selectFrom('device')
    .select(['site_num', 'dev_num', 'xmit', 'description'])
    .where('site_num', '=', mine)
    .orderBy('dev_num')
    .execute();
  const areas = await tx
    .selectFrom('area')
    .select(['site_num', 'dev_num', 'num', 'name'])
    .where('site_num', '=', mine)
    .orderBy('num')
    .execute();
  const zones = await selectZones(tx)
    .select('site_num')
    .where('site_num', '=', mine)
    .where('deleted_at', 'is', null)
    .execute();
  const [ofDevices, ofAreas, ofZones] = [bySite(devices), bySite(areas), bySite(zones)];
  return found.map((siteNum) => ({
    siteNum,
    devices: devicesOf(ofDevices.get(siteNum) ?? [], ofAreas.get(siteNum) ?? []),
    zones: (ofZones.get(siteNum) ?? []).map((row) => ({
      id: row.id,
      rev: row.rev,
      form: zoneForm.pick(zoneOf(row)),
    })),
  }));
};
