import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeBounds } from '#core/backend/home/home-bounds.rule.ts';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import {
  describeDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { testVault } from '#tests/backend/harness/test-vault.ts';

const NOW = Date.UTC(2026, 2, 12, 18, 8);
const HOME_LIMIT = 10;

describeDatabase('the whole demo world in the database', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());

  it('fills an empty database with figures that come from its rows', async () => {
    const seeded = await seedDemoWorld(database, {
      now: NOW,
      consumerUrl: 'http://localhost:4281',
      dealerUrl: 'http://localhost:4280',
      size: 'full',
      providerName: 'Northgate Monitoring',
      vault: testVault,
      hashSecret: (secret) => Promise.resolve(`hash of ${secret}`),
    });
    expect(seeded).toBe('seeded');
    const home = await database.unitOfWork.run((tx) =>
      tx.figures.dealerHome({
        siteGroupNum: 4471,
        accountId: 'nobody',
        now: NOW,
        limit: HOME_LIMIT,
        bounds: homeBounds(NOW),
        mayTests: true,
        mayHours: true,
        mayContacts: true,
        mayMessages: true,
      }),
    );
    expect(home.activeAlarms.map((alarm) => `${alarm.siteName}: ${alarm.event}`)).toEqual([
      'Tidewater Cold Storage: Smoke – loading dock 2',
      'Corner Hardware Co.: Interior motion – sales floor',
      'Fairlead Outfitters: Timer test not received',
    ]);
    expect(home.activeAlarms.map(({ holdUntil }) => holdUntil !== null)).toEqual([
      ...[false, false, true],
    ]);
    expect(home.onTest?.map((test) => `${test.siteName} ${test.xmit}`)).toEqual([
      'Quayside Dental Group HP1418',
      'Beacon Street Pharmacy HP1092',
      'Moss, Derek HP1688',
      'Kestrel Print Works HP1561',
      'Saltbox Bakery & Café HP1207',
      'Old Ropewalk Lofts HP2044',
      'Northfield Annex HP1330',
    ]);
    expect(home).toMatchObject({
      sites: 140,
      activeAlarmCount: 3,
      onTestCount: 7,
      troubles: 12,
      missedTests: 4,
      outOfService: 3,
      installPending: 3,
    });
    const staff = await database.unitOfWork.run((tx) =>
      tx.figures.staffHome(NOW, '2026-03-12', ['banner']),
    );
    expect(staff).toMatchObject({
      siteGroups: 6,
      sites: 180,
      activeAlarms: 3,
      onTest: 7,
      banner: { banner: { active: true, title: 'Planned maintenance on Sunday' } },
    });
  });
});
