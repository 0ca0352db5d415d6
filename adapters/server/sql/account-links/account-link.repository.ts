import { sql } from 'kysely';
import type { AccountLinkRepository } from '#core/backend/account-links/account-link.repository.port.ts';
import { accountLink, selectLinks } from './linked-sites.ts';
import { prepareRead, together } from '../prepare-read.ts';
import { happened } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { badgeColumns, badgesOf } from '../sites/site-badges.ts';

const selectOwn = prepareRead((db, { accountId, now }: { accountId: string; now: number }) =>
  together({
    links: selectLinks(db, accountId).select(badgeColumns(now, 'customer')),
    chosen: db.selectFrom('portal_user').select('active_site_num').where('id', '=', accountId),
  }),
);

const listLinks = async (
  tx: SqlTransaction,
  accountId: string,
  now: number,
): ReturnType<AccountLinkRepository['list']> => {
  const [found] = await selectOwn(tx, { accountId, now });
  return {
    links: (found?.links ?? []).map((row) => ({
      ...accountLink(row),
      badges: badgesOf(row),
    })),
    chosenSite: found?.chosen[0]?.active_site_num ?? null,
  };
};

/** Stores a customer's linked sites in SQL. */
export const sqlAccountLinkRepository = (tx: SqlTransaction): AccountLinkRepository => ({
  lock: async (accountId) => {
    await tx
      .selectFrom('portal_user')
      .select('id')
      .where('id', '=', accountId)
      .forUpdate()
      .execute();
  },

  list: (accountId, now) => listLinks(tx, accountId, now),

  chosenSite: async (accountId) => {
    const row = await tx
      .selectFrom('portal_user')
      .select('active_site_num')
      .where('id', '=', accountId)
      .executeTakeFirst();
    return row?.active_site_num ?? null;
  },

  chooseSite: async (accountId, siteNum) => {
    await tx
      .updateTable('portal_user')
      .set({ active_site_num: siteNum })
      .where('id', '=', accountId)
      .execute();
  },

  findByAccountNumber: async (accountNumber) => {
    const row = await tx
      .selectFrom('device')
      .innerJoin('site', 'site.num', 'device.site_num')
      .select(['site.num', 'site.account_passcode_hash'])
      .where(sql<string>`upper(device.xmit)`, '=', accountNumber)
      .where('site.state', '!=', 'cancelled')
      .orderBy('site.num')
      .executeTakeFirst();
    return row ? { siteNum: row.num, passcodeHash: row.account_passcode_hash } : null;
  },

  add: (accountId, siteNum) =>
    happened(
      tx
        .insertInto('account_link')
        .values({ user_id: accountId, site_num: siteNum })
        .onConflict((taken) => taken.columns(['user_id', 'site_num']).doNothing())
        .returning('site_num'),
    ),

  remove: (accountId, siteNum) =>
    happened(
      tx
        .deleteFrom('account_link')
        .where('user_id', '=', accountId)
        .where('site_num', '=', siteNum)
        .returning('site_num'),
    ),

  setFavorite: (accountId, siteNum, favorite) =>
    happened(
      tx
        .updateTable('account_link')
        .set({ is_favorite: favorite })
        .where('user_id', '=', accountId)
        .where('site_num', '=', siteNum)
        .returning('site_num'),
    ),
});
