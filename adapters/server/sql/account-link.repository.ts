import { sql } from 'kysely';
import type {
  AccountLinkRepository,
  LinkableSite,
} from '#core/backend/account-link.repository.port.ts';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { linkedSites } from './linked-sites.ts';
import type { SqlTransaction } from './schema.ts';
import { siteBadges } from './site-badges.ts';

/** A customer's links in SQL. */
export class SqlAccountLinkRepository implements AccountLinkRepository {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  async lock(accountId: string): Promise<void> {
    await this.#tx
      .selectFrom('portal_user')
      .select('id')
      .where('id', '=', accountId)
      .forUpdate()
      .execute();
  }

  async list(accountId: string, now: number): Promise<readonly LinkedSite[]> {
    const sites = await linkedSites(this.#tx, accountId);
    const badges = await siteBadges(
      this.#tx,
      sites.map(({ link, state }) => ({ num: link.siteNum, state })),
      now,
    );
    return sites.flatMap(({ link }) => {
      const own = badges.get(link.siteNum);
      return own === undefined ? [] : [{ ...link, badges: own }];
    });
  }

  async chosenSite(accountId: string): Promise<number | null> {
    const row = await this.#tx
      .selectFrom('portal_user')
      .select('active_site_num')
      .where('id', '=', accountId)
      .executeTakeFirst();
    return row?.active_site_num ?? null;
  }

  async chooseSite(accountId: string, siteNum: number | null): Promise<void> {
    await this.#tx
      .updateTable('portal_user')
      .set({ active_site_num: siteNum })
      .where('id', '=', accountId)
      .execute();
  }

  async findByAccountNumber(accountNumber: string): Promise<LinkableSite | null> {
    const row = await this.#tx
      .selectFrom('device')
      .innerJoin('site', 'site.num', 'device.site_num')
      .select(['site.num', 'site.account_passcode_hash'])
      .where(sql<string>`upper(device.xmit)`, '=', accountNumber)
      .where('site.state', '!=', 'cancelled')
      .orderBy('site.num')
      .executeTakeFirst();
    return row ? { siteNum: row.num, passcodeHash: row.account_passcode_hash } : null;
  }

  async add(accountId: string, siteNum: number): Promise<boolean> {
    const row = await this.#tx
      .insertInto('account_link')
      .values({ user_id: accountId, site_num: siteNum })
      .onConflict((taken) => taken.columns(['user_id', 'site_num']).doNothing())
      .returning('site_num')
      .executeTakeFirst();
    return row !== undefined;
  }

  async remove(accountId: string, siteNum: number): Promise<boolean> {
    const row = await this.#tx
      .deleteFrom('account_link')
      .where('user_id', '=', accountId)
      .where('site_num', '=', siteNum)
      .returning('site_num')
      .executeTakeFirst();
    return row !== undefined;
  }

  async setFavorite(accountId: string, siteNum: number, favorite: boolean): Promise<boolean> {
    const row = await this.#tx
      .updateTable('account_link')
      .set({ is_favorite: favorite })
      .where('user_id', '=', accountId)
      .where('site_num', '=', siteNum)
      .returning('site_num')
      .executeTakeFirst();
    return row !== undefined;
  }
}
