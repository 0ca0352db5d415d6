import { sql } from 'kysely';
import type {
  SearchableSite,
  SiteFacts,
  SiteKey,
  SiteRepository,
} from '#core/backend/site.repository.port.ts';
import type { SiteSummary } from '#core/sites/site.schema.ts';
import { groupBranches } from './group-branches.ts';
import type { SqlTransaction } from './schema.ts';
import { searchableSites } from './searchable-sites.ts';
import { siteFacts } from './site-facts.ts';
import { searchSiteNums } from './site-search.ts';
import { siteSummaries } from './site-summaries.ts';
import { intArray } from './sql-array.ts';

/** A dealer's sites in SQL, with a person's favourites and visits. */
export class SqlSiteRepository implements SiteRepository {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  branches(siteGroupNum: number): Promise<readonly number[]> {
    return groupBranches(this.#tx, siteGroupNum);
  }

  async search(input: Parameters<SiteRepository['search']>[0]): Promise<readonly SearchableSite[]> {
    return searchableSites(this.#tx, await searchSiteNums(this.#tx, input));
  }

  summaries(keys: readonly SiteKey[], now: number): Promise<readonly SiteSummary[]> {
    return siteSummaries(this.#tx, keys, now);
  }

  async findByTransmitter(groups: readonly number[], code: string): Promise<SiteKey | null> {
    const row = await this.#tx
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
  }

  favorites(accountId: string, groups: readonly number[]): Promise<readonly SiteKey[]> {
    return this.#tx
      .selectFrom('site_favorite')
      .innerJoin('site', 'site.num', 'site_favorite.site_num')
      .select(['site_favorite.site_num as siteNum', 'site_favorite.dev_num as devNum'])
      .where('site_favorite.user_id', '=', accountId)
      .where('site.site_group_num', '=', sql<number>`any(${intArray(groups)})`)
      .orderBy(sql`lower(site.name) collate "C"`)
      .orderBy('site.num')
      .execute();
  }

  async isFavorite(accountId: string, siteNum: number): Promise<boolean> {
    const row = await this.#tx
      .selectFrom('site_favorite')
      .select('site_num')
      .where('user_id', '=', accountId)
      .where('site_num', '=', siteNum)
      .executeTakeFirst();
    return row !== undefined;
  }

  async setFavorite(input: Parameters<SiteRepository['setFavorite']>[0]): Promise<void> {
    const { accountId, key, favorite, now } = input;
    if (!favorite) {
      await this.#tx
        .deleteFrom('site_favorite')
        .where('user_id', '=', accountId)
        .where('site_num', '=', key.siteNum)
        .execute();
      return;
    }
    await this.#tx
      .insertInto('site_favorite')
      .values({ user_id: accountId, site_num: key.siteNum, dev_num: key.devNum, added_at: now })
      .onConflict((taken) => taken.columns(['user_id', 'site_num']).doNothing())
      .execute();
  }

  async recents(
    accountId: string,
    groups: readonly number[],
    limit: number,
  ): Promise<readonly SiteKey[]> {
    const { rows } = await sql<SiteKey>`
      select site.num as "siteNum",
             coalesce((select min(dev_num) from device where device.site_num = site.num), 0) as "devNum"
        from site_visit join site on site.num = site_visit.site_num
       where site_visit.user_id = ${accountId} and site.site_group_num = any(${intArray(groups)})
       order by site_visit.visited_at desc, site.num
       limit ${limit}::int`.execute(this.#tx);
    return rows;
  }

  async noteVisit(input: Parameters<SiteRepository['noteVisit']>[0]): Promise<void> {
    const { accountId, siteNum, now, keep } = input;
    // A server whose clock is behind does not make a newer visit older.
    await sql`
      insert into site_visit (user_id, site_num, visited_at) values (${accountId}, ${siteNum}, ${now})
      on conflict (user_id, site_num) do update
         set visited_at = greatest(site_visit.visited_at, excluded.visited_at)`.execute(this.#tx);
    await sql`
      delete from site_visit where user_id = ${accountId} and site_num in (
        select site_num from site_visit where user_id = ${accountId}
         order by visited_at desc, site_num offset ${keep}::int)`.execute(this.#tx);
  }

  facts(groups: readonly number[], siteNum: number, now: number): Promise<SiteFacts | null> {
    return siteFacts(this.#tx, groups, siteNum, now);
  }
}
