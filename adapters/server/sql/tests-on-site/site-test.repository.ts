import { sql } from 'kysely';
import type {
  NewTick,
  SiteTestRepository,
  StoredTest,
  TestedSite,
} from '#core/backend/tests-on-site/site-test.repository.port.ts';
import type { SiteViewer } from '#core/backend/sites/site.repository.port.ts';
import { jsonText } from '../json-text.ts';
import { grants, grantValues, type GrantValues } from '../limits/limit.repository.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { addressLine } from '../sites/site-address.ts';
import { listedTests, siteParts, testOf, testRow } from './site-test-rows.ts';
import { maySee, viewerValues, type ViewerValues } from '../sites/site-viewer.ts';
import { testCoverage } from './test-coverage.ts';
import { testFindings } from './test-findings.ts';
import { JOIN_TICKS } from './join-ticks.ts';

type Values = GrantValues & ViewerValues & { readonly siteNum: number };

const selectSite = prepareRead((db, values: Values) =>
  together({
    looks: db.selectNoFrom(grants(values).as('granted')),
    sites: db
      .selectFrom('site')
      .innerJoin('site_group', 'site_group.num', 'site.site_group_num')
      .select(['site.num', 'site_group_num', 'site.name', 'site.time_zone', 'verify_tests'])
      .select(['max_test_hours', 'default_test_category'])
      .select(['street', 'unit', 'city', 'region', 'postal_code'])
      .where('site.num', '=', values.siteNum)
      .where(maySee(values)),
    services: db
      .selectFrom('site_service')
      .select('name')
      .where('site_num', '=', values.siteNum)
      .orderBy('position'),
    ...siteParts(db, values.siteNum),
    tests: listedTests(db, values.siteNum),
  }),
);

const testedSite = async (
  tx: SqlTransaction,
  siteNum: number,
  viewer: SiteViewer,
  look: Parameters<SiteTestRepository['site']>[2],
): ReturnType<SiteTestRepository['site']> => {
  const values = { siteNum, ...viewerValues(viewer), ...grantValues(look.guess, look.now) };
  const [found] = await selectSite(tx, values);
  if (found?.looks[0] === undefined) throw new Error('looking answered no row');
  const { granted } = found.looks[0];
  const [site] = found.sites;
  if (site === undefined) return { granted, found: null };
  const tested: TestedSite = {
    siteNum: site.num,
    siteGroupNum: site.site_group_num,
    siteName: site.name,
    addressDisplay: addressLine(site),
    timeZone: site.time_zone,
    verifyTests: site.verify_tests,
    maxTestHours: site.max_test_hours,
    defaultCategory: site.default_test_category,
    servicePlan: found.services.map(({ name }) => name),
    devices: found.devices,
    zones: found.zones,
    tests: found.tests.map(testOf),
  };
  return { granted, found: tested };
};

const tickRow = (tick: NewTick) => ({
  test_id: tick.testId,
  dev_num: tick.devNum,
  area_num: tick.areaNum,
  zone: tick.zone,
  first_at: tick.firstAt,
  last_at: tick.lastAt,
  count: tick.count,
  code: tick.code,
  restored_at: tick.restoredAt,
  withheld: tick.withheld,
});

const openTests = async (tx: SqlTransaction, siteNum: number): Promise<readonly StoredTest[]> => {
  const rows = await tx
    .selectFrom('site_test')
    .selectAll()
    .where('site_num', '=', siteNum)
    .where('noted', '<>', 'ended')
    .orderBy('ends_at')
    .orderBy('id')
    .execute();
  return rows.map(testOf);
};

/** SQL repository of sites' tests. */
export const sqlSiteTestRepository = (tx: SqlTransaction): SiteTestRepository => ({
  lock: async (siteNum) => {
    await sql`select num from site where num = ${siteNum}::int for no key update`.execute(tx);
  },

  site: (siteNum, viewer, look) => testedSite(tx, siteNum, viewer, look),

  coverage: (siteNum, viewer, look) => testCoverage(tx, siteNum, viewer, look),

  siteOf: async (testId, viewer) => {
    const row = await tx
      .selectFrom('site_test')
      .innerJoin('site', 'site.num', 'site_test.site_num')
      .select('site.num')
      .where('site_test.id', '=', testId)
      .where(maySee(viewerValues(viewer)))
      .executeTakeFirst();
    return row?.num ?? null;
  },

  findings: (testId, viewer, signals, paper) => testFindings(tx, testId, viewer, signals, paper),

  ticks: async (testIds) => {
    const rows = await tx
      .selectFrom('site_test_zone')
      .select(['test_id as testId', 'dev_num as devNum', 'area_num as areaNum', 'zone'])
      .select(['first_at as firstAt', 'last_at as lastAt', 'restored_at as restoredAt'])
      .select(['count', 'code', 'withheld'])
      .where('test_id', '=', sql<string>`any(${[...testIds]}::uuid[])`)
      .execute();
    return rows;
  },

  open: (siteNum) => openTests(tx, siteNum),

  isTaken: async (testId) => {
    const found = tx.selectFrom('site_test').select('id').where('id', '=', testId);
    return (await found.executeTakeFirst()) !== undefined;
  },

  add: async (test) => {
    const added = await tx
      .insertInto('site_test')
      .values(testRow(test))
      .onConflict((known) => known.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  update: async (test) => {
    const { id, site_num, ...row } = testRow(test);
    await tx
      .updateTable('site_test')
      .set(row)
      .where('id', '=', id)
      .where('site_num', '=', site_num)
      .execute();
  },

  remove: async (testId) => {
    await tx.deleteFrom('site_test').where('id', '=', testId).execute();
  },

  claimDue: async (now) => {
    const { rows } = await sql<{ num: number; name: string; time_zone: string }>`
      select num, name, time_zone from site
       where num in (select site_num from site_test where due_at <= ${now}::bigint)
       order by num limit 1 for no key update skip locked`.execute(tx);
    const [site] = rows;
    if (site === undefined) return null;
    const tests = await openTests(tx, site.num);
    return { siteName: site.name, timeZone: site.time_zone, tests };
  },

  running: async (siteNums, now) => {
    const rows = await tx
      .selectFrom('site_test')
      .selectAll()
      .where('site_num', '=', sql<number>`any(${[...siteNums]}::int[])`)
      .where('cleared_at', 'is', null)
      .where('starts_at', '<=', now)
      .where('ends_at', '>', now)
      .orderBy('id')
      .execute();
    return rows.map(testOf);
  },

  addTicks: async (ticks) => {
    if (ticks.length === 0) return;
    await sql`
      insert into site_test_zone as old
      select * from jsonb_populate_recordset(null::site_test_zone, ${jsonText(ticks.map(tickRow))}::jsonb)
      ${JOIN_TICKS}`.execute(tx);
  },

  placer: async (accountId) => {
    const rows = await tx
      .selectFrom('portal_user')
      .leftJoin('contact_method', 'contact_method.user_id', 'portal_user.id')
      .select(['portal_user.name', 'contact_method.type', 'contact_method.value'])
      .where('portal_user.id', '=', accountId)
      .execute();
    const [first] = rows;
    if (first === undefined) return null;
    const valueOf = (type: string) => rows.find((row) => row.type === type)?.value ?? null;
    return { name: first.name, email: valueOf('email'), phone: valueOf('cellPhone') };
  },
});
