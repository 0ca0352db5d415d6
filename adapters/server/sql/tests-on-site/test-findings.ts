import { sql, type RawBuilder } from 'kysely';
import type { TestFindings } from '#core/backend/tests-on-site/site-test.repository.port.ts';
import type { SiteViewer } from '#core/backend/sites/site.repository.port.ts';
import { letterheadOf, letterheadRows } from '../branding/letterhead-rows.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { addressLine } from '../sites/site-address.ts';
import { siteParts, testOf } from './site-test-rows.ts';
import { maySee, viewerValues, type ViewerValues } from '../sites/site-viewer.ts';

type Values = ViewerValues & {
  readonly testId: string;
  readonly limit: number;
  readonly paper: number | null;
};

/**
 * SQL condition: true if the history row is within the test's scope (scope-covers.rule.ts). The history row has the zone
 * number as sent; the scope has the zone number as defined.
 */
const IN_SCOPE = sql<boolean>`(
  site_test.scope ->> 'kind' = 'all'
  or (site_test.scope ->> 'kind' = 'listed') = (
    coalesce(site_test.scope -> 'serviceTypes' @> to_jsonb(activity.service_type), false)
    or exists (
      select from jsonb_to_recordset(site_test.scope -> 'zones') as named ("devNum" int, "areaNum" int, zone text)
       where named."devNum" = activity.dev_num and ltrim(named.zone, '0') = ltrim(activity.zone, '0')
         and (coalesce(activity.area_num, 0) = 0 or named."areaNum" in (0, activity.area_num)))))`;

/** SQL condition: true if the viewer may see the row. `accountId` is set only for customers, who do not see withheld rows. */
const isVisible = (table: 'activity' | 'site_test_zone', { accountId }: ViewerValues) =>
  sql<boolean>`(not ${sql.ref(`${table}.withheld`)} or ${accountId}::text = '')`;

const selectFindings = prepareRead((db, values: Values) => {
  const { testId, limit } = values;
  const ofTest = (part: RawBuilder<unknown>) =>
    sql<number>`(select ${part} from site_test where id = ${testId}::uuid)`;
  const siteNum = ofTest(sql`site_num`);
  // The history rows of the test: signals of its devices, within its scope and period, logged as on test.
  const arrived = db
    .selectFrom('activity')
    .innerJoin('site_test', (on) => on.onRef('site_test.site_num', '=', 'activity.site_num'))
    .where('site_test.id', '=', sql<string>`${testId}::uuid`)
    // Each bound is a known value before history is read, so that the index reads only the time range.
    .where('activity.site_num', '=', siteNum)
    .where('activity.at', '>=', ofTest(sql`starts_at`))
    .where('activity.at', '<', ofTest(sql`coalesce(cleared_at + 1, ends_at)`))
    .where('activity.on_test', '=', sql.lit(true))
    .where('activity.code', 'is not', null)
    .where(sql<boolean>`activity.dev_num = any(site_test.dev_nums)`)
    .where(IN_SCOPE)
    .where(isVisible('activity', values));
  return together({
    tests: db
      .selectFrom('site_test')
      .selectAll()
      .where('id', '=', sql<string>`${testId}::uuid`),
    sites: db
      .selectFrom('site')
      .select(['num', 'site_group_num', 'name', 'time_zone'])
      .select(['street', 'unit', 'city', 'region', 'postal_code'])
      .where('site.num', '=', siteNum)
      .where(maySee(values)),
    letterheads: letterheadRows(values.paper),
    ...siteParts(db, siteNum),
    ticks: db
      .selectFrom('site_test_zone')
      .select(['dev_num as devNum', 'area_num as areaNum', 'zone'])
      .select(['first_at as firstAt', 'last_at as lastAt', 'restored_at as restoredAt'])
      .select(['count', 'code'])
      .where('test_id', '=', sql<string>`${testId}::uuid`)
      .where(isVisible('site_test_zone', values)),
    signals: arrived
      .select(['activity.id', 'kind', 'at', 'dev_num as devNum', 'area_num as areaNum', 'zone'])
      .select(['zone_text as zoneText', 'event', 'code', 'service_type as serviceType'])
      .select('defined')
      .orderBy('at', 'desc')
      .orderBy('activity.id', 'desc')
      .limit(limit),
    counts: arrived.select(({ fn }) => fn.countAll<number>().as('count')),
  });
});

/** Reads a test with the signals of each zone and the newest signals, in one statement. Returns null if the viewer may not see the site. */
export const testFindings = async (
  tx: SqlTransaction,
  testId: string,
  viewer: SiteViewer,
  limit: number,
  paper: number | null,
): Promise<TestFindings | null> => {
  const [found] = await selectFindings(tx, { testId, limit, paper, ...viewerValues(viewer) });
  const site = found?.sites[0];
  const test = found?.tests[0];
  if (found === undefined || site === undefined || test === undefined) return null;
  return {
    site: {
      siteNum: site.num,
      siteGroupNum: site.site_group_num,
      siteName: site.name,
      addressDisplay: addressLine(site),
      timeZone: site.time_zone,
      devices: found.devices,
      zones: found.zones,
    },
    test: testOf(test),
    ticks: found.ticks,
    signals: found.signals,
    signalCount: found.counts[0]?.count ?? 0,
    letterhead: letterheadOf(found.letterheads),
  };
};
