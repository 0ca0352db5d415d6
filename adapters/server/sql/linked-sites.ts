import type { AccountLink } from '#core/session/user.schema.ts';
import type { SqlTransaction } from './schema.ts';
import { addressLine } from './site-address.ts';
import type { SiteTable } from './tables-sites.ts';

/** A link as the portal shows it, with the stored state of its site. */
export interface StoredLink {
  readonly link: AccountLink;
  readonly state: SiteTable['state'];
}

/** The sites a customer is linked to, favourites first, then by name and number. */
export const linkedRows = (tx: SqlTransaction, accountId: string) =>
  tx
    .selectFrom('account_link')
    .innerJoin('site', 'site.num', 'account_link.site_num')
    .selectAll('site')
    .select('account_link.is_favorite')
    .where('account_link.user_id', '=', accountId)
    .orderBy('account_link.is_favorite', 'desc')
    .orderBy('site.name')
    .orderBy('site.num')
    .execute();

/** A customer's links with the devices of their sites; in the order of `linkedRows`. */
export const linkedSites = async (
  tx: SqlTransaction,
  accountId: string,
): Promise<readonly StoredLink[]> => {
  const sites = await linkedRows(tx, accountId);
  if (sites.length === 0) return [];
  const numbers = sites.map(({ num }) => num);
  const devices = await tx
    .selectFrom('device')
    .select(['site_num', 'dev_num', 'xmit', 'description'])
    .where('site_num', 'in', numbers)
    .orderBy('dev_num')
    .execute();
  return sites.map((site) => {
    const own = devices.filter((device) => device.site_num === site.num);
    const link = {
      siteNum: site.num,
      siteName: site.name,
      address: addressLine(site),
      xmit: own[0]?.xmit ?? '',
      siteGroupNum: site.site_group_num,
      devices: own.map((d) => ({ devNum: d.dev_num, xmit: d.xmit, description: d.description })),
      isFavorite: site.is_favorite,
    };
    return { link, state: site.state };
  });
};
