import { sql } from 'kysely';
import type { SiteRepository } from '#core/backend/sites/site.repository.port.ts';
import type { SqlTransaction } from '../schema.ts';
import { siteFacts } from './site-facts.ts';
import { dataSheetFacts } from './data-sheet-facts.ts';
import { searchSites } from './site-search.ts';
import { groupOfSite } from '../groups/group-of-site.ts';
import { favoriteSites, recentSites, siteByTransmitter } from './site-summaries.ts';

/** SQL repository of a dealer's sites, and of a person's favorites and recently opened sites. */
export const sqlSiteRepository = (tx: SqlTransaction): SiteRepository => ({
  search: (input) => searchSites(tx, input),

  findByTransmitter: (code, look) => siteByTransmitter(tx, code, look),

  favorites: (input) => favoriteSites(tx, input),

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

  recents: (input) => recentSites(tx, input),

  noteOpening: async (input) => {
    const { accountId, siteNum, now, keep } = input;
    // The newer time wins, so that a server with a slow clock does not overwrite a newer time.
    await sql`
      with noted as (
        insert into site_visit (user_id, site_num, visited_at) values (${accountId}, ${siteNum}, ${now})
        on conflict (user_id, site_num) do update
           set visited_at = greatest(site_visit.visited_at, excluded.visited_at))
      delete from site_visit where user_id = ${accountId} and site_num in (
        select site_num from site_visit where user_id = ${accountId} and site_num <> ${siteNum}
         order by visited_at desc, site_num offset ${keep - 1}::int)`.execute(tx);
  },

  groupOf: (input) => groupOfSite(tx, input),
  facts: (siteNum, accountId, look) => siteFacts(tx, siteNum, accountId, look),
  sheet: (siteNum, accountId, look) => dataSheetFacts(tx, siteNum, accountId, look),
});
