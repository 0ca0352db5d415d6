import type { Expression } from 'kysely';
import type { SiteLookUp } from '#core/backend/sites/site-data.repository.port.ts';
import type { LookedUp } from '#core/backend/sites/site.repository.port.ts';
import { grants, grantValues, type GrantValues } from '../limits/limit.repository.ts';
import { prepareRead, together, type Drawn, type RowsOf } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { maySee, viewerValues, type ViewerValues } from './site-viewer.ts';

/** The values available to every part of a read of one site. */
export type SiteValues = GrantValues & ViewerValues & { readonly siteNum: number };

type Db = Parameters<Parameters<typeof prepareRead>[0]>[0];
type PartsOf = Readonly<Record<string, Expression<unknown>>>;
type Rows<Parts> = { readonly [Name in keyof Parts]: RowsOf<Parts[Name]> };

const selectSite = (db: Db, values: SiteValues) =>
  db
    .selectFrom('site')
    .select(['site.num', 'site.site_group_num', 'site.name', 'site.time_zone', 'site.state'])
    .select(['site.street', 'site.unit', 'site.city', 'site.region', 'site.postal_code'])
    .where('site.num', '=', values.siteNum)
    .where(maySee(values));

type SiteHead = RowsOf<ReturnType<typeof selectSite>>[number];

type Found<Parts> = Rows<Parts> & {
  readonly looks: readonly { readonly granted: boolean }[];
  readonly sites: readonly SiteHead[];
};

/**
 * Prepares a read of one site in one statement: the site within the viewer's scope, and named parts about the site. If the
 * viewer may not see the site, no part has rows.
 */
export const prepareSiteRead = <
  More extends Readonly<Record<string, unknown>>,
  Parts extends PartsOf,
>(
  partsOf: (db: Db, values: SiteValues & More) => Parts,
) => {
  const select = prepareRead((db, values: SiteValues & More): Drawn<Found<Parts>> =>
    together({
      looks: db.selectNoFrom(grants(values).as('granted')),
      sites: selectSite(db, values),
      ...partsOf(db, values),
    }),
  );
  return async (
    tx: SqlTransaction,
    { siteNum, viewer, guess, now }: SiteLookUp,
    more: More,
  ): Promise<LookedUp<{ readonly site: SiteHead; readonly rows: Rows<Parts> }>> => {
    const values = { siteNum, ...viewerValues(viewer), ...grantValues(guess, now), ...more };
    const [found] = await select(tx, values);
    const looked = found?.looks[0];
    if (found === undefined || looked === undefined) throw new Error('looking answered no row');
    const [site] = found.sites;
    return {
      granted: looked.granted,
      found: site === undefined ? null : { site, rows: found },
    };
  };
};
