import { sql } from 'kysely';
import type { SiteDataRepository } from '#core/backend/sites/site-data.repository.port.ts';
import { grants, grantValues } from '../limits/limit.repository.ts';
import type { SqlTransaction } from '../schema.ts';
import { addressLine } from './site-address.ts';
import { maySee, viewerValues } from './site-viewer.ts';

/** SQL repository that locks a site for changes of its data. */
export const sqlSiteDataRepository = (tx: SqlTransaction): SiteDataRepository => ({
  lock: async ({ siteNum, viewer, guess, now }, accountId) => {
    const site = await tx
      .selectFrom('site')
      .select(['num', 'site_group_num', 'name', 'time_zone'])
      .select(['street', 'unit', 'city', 'region', 'postal_code'])
      .select((row) =>
        row.selectFrom('portal_user').select('name').where('id', '=', accountId).as('by'),
      )
      .where('site.num', '=', siteNum)
      .where(maySee(viewerValues(viewer)))
      .modifyEnd(sql`for no key update of site`)
      .executeTakeFirst();
    if (site === undefined) {
      const look = tx.selectNoFrom(grants(grantValues(guess, now)).as('granted'));
      return { granted: (await look.executeTakeFirstOrThrow()).granted, found: null };
    }
    return {
      granted: true,
      found: {
        siteNum: site.num,
        siteGroupNum: site.site_group_num,
        siteName: site.name,
        addressDisplay: addressLine(site),
        timeZone: site.time_zone,
        by: site.by ?? 'Somebody',
      },
    };
  },
});
