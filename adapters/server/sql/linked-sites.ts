import { sql, type InferResult } from 'kysely';
import type { AccountLink } from '#core/session/user.schema.ts';
import type { SqlTransaction } from './schema.ts';
import { addressLine } from './site-address.ts';

/** The sites a customer is linked to, favourites first, then by name and number. */
export const linkedRows = (db: Pick<SqlTransaction, 'selectFrom'>, accountId: string) =>
  db
    .selectFrom('account_link')
    .innerJoin('site', 'site.num', 'account_link.site_num')
    .selectAll('site')
    .select('account_link.is_favorite')
    .where('account_link.user_id', '=', accountId)
    .orderBy('account_link.is_favorite', 'desc')
    .orderBy('site.name')
    .orderBy('site.num');

/** Those sites by number, for a condition of another part of the same statement. */
export const linkedNumbers = (accountId: string) =>
  sql<number>`any(array(select site_num from account_link where user_id = ${accountId}))`;

/** A customer's links and the devices of their sites, as parts of one statement. */
export const linkedParts = (db: Pick<SqlTransaction, 'selectFrom'>, accountId: string) => ({
  links: linkedRows(db, accountId),
  devices: db
    .selectFrom('device')
    .select(['site_num', 'dev_num', 'xmit', 'description'])
    .where('site_num', '=', linkedNumbers(accountId))
    .orderBy('dev_num'),
});

type Parts = ReturnType<typeof linkedParts>;

/** A link as the portal shows it, from the rows of `linkedParts`. */
export const accountLink = (
  site: InferResult<Parts['links']>[number],
  devices: Readonly<InferResult<Parts['devices']>>,
): AccountLink => {
  const own = devices.filter((device) => device.site_num === site.num);
  return {
    siteNum: site.num,
    siteName: site.name,
    address: addressLine(site),
    xmit: own[0]?.xmit ?? '',
    siteGroupNum: site.site_group_num,
    devices: own.map((d) => ({ devNum: d.dev_num, xmit: d.xmit, description: d.description })),
    isFavorite: site.is_favorite,
  };
};
