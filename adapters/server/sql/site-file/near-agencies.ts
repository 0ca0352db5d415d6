import { sql } from 'kysely';
import type { SiteFileRepository } from '#core/backend/site-file/site-file.repository.port.ts';
import { TOWN_AGENCIES, type NearAgencies } from '#core/site-file/near-agencies.schema.ts';
import { branchesPart, IN_SCOPE } from '../groups/group-branches.ts';
import type { SqlTransaction } from '../schema.ts';

/**
 * Returns the agency of each kind that most accounts in the same town or with the same postal code use. A site outside the
 * group has no place, so that its town is not told.
 */
export const nearAgencies = async (
  tx: SqlTransaction,
  { city, postalCode, region, sn }: Parameters<SiteFileRepository['nearAgencies']>[0],
  siteGroupNum: number,
): Promise<NearAgencies> => {
  const { rows } = await sql<NearAgencies>`
    with ${branchesPart(siteGroupNum)},
    place as (
      select city, region, postal_code from site where num = ${sn}::int and ${IN_SCOPE}
      union all
      select ${city}::text, ${region}::text, ${postalCode}::text where ${sn}::int is null),
    near as (
      select site.num, lower(site.city) = lower(place.city) and lower(site.region) = lower(place.region) as in_town
        from place join site on site.postal_code = nullif(trim(place.postal_code), '')
       where ${IN_SCOPE} and site.state <> 'cancelled'
      union
      select site.num, true
        from place
        join site on lower(site.city) collate "C" = lower(nullif(trim(place.city), '')) collate "C"
         and lower(site.region) = lower(trim(place.region))
       where ${IN_SCOPE} and site.state <> 'cancelled'),
    used as (
      select kind, name, phone, count(*)::int as accounts, bool_and(in_town) as in_town
        from near join site_agency on site_agency.site_num = near.num
       where near.num is distinct from ${sn}::int and kind = any(${[...TOWN_AGENCIES]}::text[])
       group by kind, name, phone),
    best as (select distinct on (kind) * from used order by kind, accounts desc, name, phone)
    select (select trim(city) from place) as city,
           coalesce(json_agg(json_build_object('kind', kind, 'name', name, 'phone', phone, 'accounts', accounts,
             'inTown', in_town) order by kind), '[]') as agencies
      from best`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate answered no row');
  return row;
};
