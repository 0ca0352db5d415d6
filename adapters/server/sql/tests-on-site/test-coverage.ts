import { sql } from 'kysely';
import type { SiteTestRepository } from '#core/backend/tests-on-site/site-test.repository.port.ts';
import type { SiteViewer } from '#core/backend/sites/site.repository.port.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import type { TestedMonth } from '#core/tests-on-site/test-coverage.schema.ts';
import { grants, grantValues, type GrantValues } from '../limits/limit.repository.ts';
import { isoInstantOrNull } from '../instant.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { maySee, viewerValues, type ViewerValues } from '../sites/site-viewer.ts';

type Values = GrantValues & ViewerValues & { readonly siteNum: number; readonly now: number };

/** Number of months before the running one. */
const BEFORE = sql.lit(11);

const selectCoverage = prepareRead((db, values: Values) => {
  const { siteNum, now, accountId } = values;
  // The site with the first day of its first month; empty if the viewer may not see the site.
  const here = sql`
    select site.num, site.time_zone as zone, (date_trunc('month', to_timestamp(${now}::bigint / 1000.0)
             at time zone site.time_zone) - make_interval(months => ${BEFORE}))::date as first
      from site where site.num = ${siteNum}::int and ${maySee(values)}`;
  // A restore alone tests nothing. Customers see no signal of a test that is withheld from them.
  const ticks = sql`
    select tick.test_id, tick.dev_num, tick.area_num, tick.zone, tick.last_at as at
      from here join site_test on site_test.site_num = here.num
       and site_test.ends_at >= (extract(epoch from here.first::timestamp at time zone here.zone) * 1000)::bigint
      join site_test_zone tick on tick.test_id = site_test.id
     where (not tick.withheld or ${accountId}::text = '') and tick.last_at <= ${now}::bigint`;
  return together({
    looks: db.selectNoFrom(grants(values).as('granted')),
    sites: sql<{ readonly zone: string }>`(${here})`,
    months: sql<TestedMonth>`(
      with here as materialized (${here}), ticks as materialized (${ticks})
      select to_char(here.first + make_interval(months => place), 'YYYY-MM') as month,
             count(distinct ticks.test_id)::int as tests,
             count(distinct (ticks.dev_num, ticks.area_num, ticks.zone))
               filter (where ticks.test_id is not null)::int as zones
        from here cross join generate_series(0, ${BEFORE}) as place
        left join ticks on date_trunc('month', to_timestamp(ticks.at / 1000.0) at time zone here.zone)
          = here.first + make_interval(months => place)
       group by here.first, place order by place)`,
    zones: sql<{
      readonly devNum: number;
      readonly areaNum: number;
      readonly zone: string;
      readonly description: string;
      readonly testedAt: number | null;
    }>`(
      with here as materialized (${here}), ticks as materialized (${ticks})
      select distinct on (zone.dev_num, zone.num, zone.area_num)
             zone.dev_num as "devNum", zone.area_num as "areaNum", zone.num as zone, zone.description,
             (select max(ticks.at) from ticks
               where ticks.dev_num = zone.dev_num and ticks.area_num = zone.area_num and ticks.zone = zone.num
                 and ticks.at >= (extract(epoch from here.first::timestamp at time zone here.zone) * 1000)::bigint) as "testedAt"
        from here join zone on zone.site_num = here.num and zone.deleted_at is null
       order by zone.dev_num, zone.num, zone.area_num, zone.id)`,
  });
});

/** Reads in one statement which zones of a site sent a signal during a test of the last twelve months. */
export const testCoverage = async (
  tx: SqlTransaction,
  siteNum: number,
  viewer: SiteViewer,
  { guess, now }: Parameters<SiteTestRepository['coverage']>[2],
): ReturnType<SiteTestRepository['coverage']> => {
  const [found] = await selectCoverage(tx, {
    siteNum,
    ...viewerValues(viewer),
    ...grantValues(guess, now),
  });
  const granted = found?.looks[0]?.granted;
  if (found === undefined || granted === undefined) throw new Error('looking answered no row');
  const [site] = found.sites;
  if (site === undefined) return { granted, found: null };
  return {
    granted,
    found: {
      asOf: isoInstant(now),
      timeZone: site.zone,
      months: [...found.months],
      zones: found.zones.map(({ testedAt, ...zone }) => ({
        ...zone,
        testedAt: isoInstantOrNull(testedAt),
      })),
    },
  };
};
