import { sql, type Expression, type InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AccountLink } from '#core/session/user.schema.ts';
import type { SqlTransaction } from '../schema.ts';
import { addressLine } from '../sites/site-address.ts';

/** Returns a query for the sites that a customer is linked to, favorites first, then by name and number. */
export const linkedRows = (
  db: Pick<SqlTransaction, 'selectFrom'>,
  accountId: string | Expression<string>,
) =>
  db
    .selectFrom('account_link')
    .innerJoin('site', 'site.num', 'account_link.site_num')
    .select(['site.num', 'site.site_group_num', 'account_link.is_favorite'])
    // The customer's own name for the site or, if there is none, the provider's name.
    .select(sql<string>`coalesce(site.display_name, site.name)`.as('name'))
    .select(['site.street', 'site.unit', 'site.city', 'site.region', 'site.postal_code'])
    .where('account_link.user_id', '=', accountId)
    .orderBy('account_link.is_favorite', 'desc')
    .orderBy('name')
    .orderBy('site.num');

/** Returns an SQL expression for the linked site numbers, for use on the right side of `=`. */
export const linkedNumbers = (accountId: string) =>
  sql<number>`any(array(select site_num from account_link where user_id = ${accountId}))`;

/** Returns a query for the linked sites with their devices. `accountLink` converts its rows. */
export const selectLinks = (
  db: Pick<SqlTransaction, 'selectFrom'>,
  accountId: string | Expression<string>,
) =>
  linkedRows(db, accountId).select(
    jsonArrayFrom(
      db
        .selectFrom('device')
        .select(['dev_num as devNum', 'xmit', 'description'])
        .where('device.site_num', '=', sql.ref<number>('account_link.site_num'))
        .orderBy('dev_num'),
    ).as('devices'),
  );

/** Converts a row of `selectLinks` into the form that the portal shows. */
export const accountLink = (
  site: InferResult<ReturnType<typeof selectLinks>>[number],
): AccountLink => ({
  siteNum: site.num,
  siteName: site.name,
  address: addressLine(site),
  xmit: site.devices[0]?.xmit ?? '',
  siteGroupNum: site.site_group_num,
  devices: site.devices,
  isFavorite: site.is_favorite,
});
