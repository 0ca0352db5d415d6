import { sql } from 'kysely';
import type { CopyTarget } from '#core/contacts/contact-list.schema.ts';
import { prepareSiteRead, type SiteValues } from '../sites/read-site.ts';
import { addressLine } from '../sites/site-address.ts';
import { maySee } from '../sites/site-viewer.ts';
import type { RowsOf } from '../prepare-read.ts';

type Request = { readonly text: string; readonly limit: number };

/** Query for the sites to which a call list can be copied: other sites of the same group that the viewer may see. */
export const readTargets = prepareSiteRead<
  Request,
  { readonly targets: ReturnType<typeof select> }
>((db, values) => ({ targets: select(db, values) }));

type Parts = Parameters<Parameters<typeof prepareSiteRead<Request, Record<string, never>>>[0]>;

/** Returns a query for the other sites of a site's group that the viewer may see. */
export const otherSites = (db: Parts[0], values: SiteValues) =>
  db
    .selectFrom('site')
    .where('site.num', '<>', values.siteNum)
    .where(
      sql<boolean>`site.site_group_num = (
        select source.site_group_num from site source where source.num = ${values.siteNum}::int)`,
    )
    .where('site.state', '<>', 'cancelled')
    .where(maySee(values));

const select = (db: Parts[0], values: Parts[1]) =>
  otherSites(db, values)
    .select(['site.num', 'site.name', 'site.street', 'site.unit', 'site.city'])
    .select(['site.region', 'site.postal_code'])
    .where(
      sql<boolean>`position(lower(${values.text}::text) in
        lower(concat_ws(' ', site.name, site.num::text, site.street, site.city))) > 0`,
    )
    .orderBy('site.name')
    .orderBy('site.num')
    .limit(sql<number>`${values.limit}::int`);

/** Converts a site row into a copy target of the core. */
export const targetOf = (row: RowsOf<ReturnType<typeof select>>[number]): CopyTarget => ({
  siteNum: row.num,
  siteName: row.name,
  address: addressLine(row),
});
