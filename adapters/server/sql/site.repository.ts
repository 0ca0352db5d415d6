import { sql } from 'kysely';
import type { SiteKey, SiteRepository } from '#core/backend/site.repository.port.ts';
import { happened } from './row-names.ts';
import type { SqlTransaction } from './schema.ts';
import { searchableSites } from './searchable-sites.ts';
import { siteFacts } from './site-facts.ts';
import { searchSiteNums } from './site-search.ts';
import { siteSummaries } from './site-summaries.ts';
import { intArray } from './sql-array.ts';

/** A group and everything below it, by number; empty when nobody has the number. */
const groupBranches = async (
  tx: SqlTransaction,
  siteGroupNum: number,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ num: number }>`
    with recursive branch (num) as (
      select num from site_group where num = ${siteGroupNum}::int
      union select child.num from site_group child join branch on child.parent_num = branch.num)
    select num from branch order by num`.execute(tx);
  return rows.map(({ num }) => num);
};

/** A dealer's sites in SQL, with a person's favourites and visits. */
export const sqlSiteRepository = (tx: SqlTransaction): SiteRepository => ({
  branches: (siteGroupNum) => groupBranches(tx, siteGroupNum),

  search: async (input) => searchableSites(tx, await searchSiteNums(tx, input)),

  summaries: (keys, now) => siteSummaries(tx, keys, now),

  findByTransmitter: async (groups, code) => {
    const row = await tx
      .selectFrom('device')
      .innerJoin('site', 'site.num', 'device.site_num')
      .select(['device.site_num as siteNum', 'device.dev_num as devNum'])
      .where(sql<string>`upper(device.xmit)`, '=', sql<string>`upper(${code}::text)`)
      .where('site.site_group_num', '=', sql<number>`any(${intArray(groups)})`)
      .orderBy(sql`device.xmit = ${code}::text`, 'desc')
      .orderBy('device.xmit')
      .limit(1)
      .executeTakeFirst();
    return row ?? null;
  },

  favorites: (accountId, groups) =>
    tx
      .selectFrom('site_favorite')
      .innerJoin('site', 'site.num', 'site_favorite.site_num')
      .select(['site_favorite.site_num as siteNum', 'site_favorite.dev_num as devNum'])
      .where('site_favorite.user_id', '=', accountId)
      .where('site.site_group_num', '=', sql<number>`any(${intArray(groups)})`)
      .orderBy(sql`lower(site.name) collate "C"`)
      .orderBy('site.num')
      .execute(),

  isFavorite: (accountId, siteNum) =>
    happened(
      tx
        .selectFrom('site_favorite')
        .select('site_num')
        .where('user_id', '=', accountId)
        .where('site_num', '=', siteNum),
    ),

  setFavorite: async (input) => {
    const { accountId, key, favorite, now } = input;
    if (!favorite) {
      await tx
        .deleteFrom('site_favorite')
        .where('user_id', '=', accountId)
        .where('site_num', '=', key.siteNum)
        .execute();
      return;
    }
    await tx
      .insertInto('site_favorite')
      .values({ user_id: accountId, site_num: key.siteNum, dev_num: key.devNum, added_at: now })
      .onConflict((taken) => taken.columns(['user_id', 'site_num']).doNothing())
      .execute();
  },

  recents: async (accountId, groups, limit) => {
    const { rows } = await sql<SiteKey>`
      select site.num as "siteNum",
             coalesce((select min(dev_num) from device where device.site_num = site.num), 0) as "devNum"
        from site_visit join site on site.num = site_visit.site_num
       where site_visit.user_id = ${accountId} and site.site_group_num = any(${intArray(groups)})
       order by site_visit.visited_at desc, site.num
       limit ${limit}::int`.execute(tx);
    return rows;
  },

  noteVisit: async (input) => {
    const { accountId, siteNum, now, keep } = input;
    // A server whose clock is behind does not make a newer visit older.
    await sql`
      insert into site_visit (user_id, site_num, visited_at) values (${accountId}, ${siteNum}, ${now})
      on conflict (user_id, site_num) do update
         set visited_at = greatest(site_visit.visited_at, excluded.visited_at)`.execute(tx);
    await sql`
      delete from site_visit where user_id = ${accountId} and site_num in (
        select site_num from site_visit where user_id = ${accountId}
         order by visited_at desc, site_num offset ${keep}::int)`.execute(tx);
  },

  facts: (groups, siteNum, now) => siteFacts(tx, groups, siteNum, now),
});
