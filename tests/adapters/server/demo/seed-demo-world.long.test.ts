import { sessionRow } from '#tests/backend/harness/session-rows.ts';
import { testVault } from '#tests/backend/harness/test-vault.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { homeBounds } from '#core/backend/home/home-bounds.rule.ts';
import { BUCKETS } from '#core/backend/limits/limit-buckets.ts';
import type { SiteSummary } from '#core/sites/site-info.schema.ts';
import { demoAccounts } from '#adapters/server/demo/demo-accounts.ts';
import { DEMO_ANSWER, DEMO_PASSWORD } from '#adapters/server/demo/demo-database.ts';
import { resetDemoWorld } from '#adapters/server/demo/reset-demo-world.ts';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import {
  describeDatabase,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';

const NOW = Date.UTC(2026, 2, 12, 18, 8);
/** Returns the input for the small demo world. */
const input = () => {
  const asked: string[] = [];
  return {
    asked,
    now: NOW,
    consumerUrl: 'http://localhost:4281',
    dealerUrl: 'http://localhost:4280',
    size: 'small' as const,
    providerName: 'Northgate Monitoring',
    vault: testVault,
    hashSecret: (secret: string) => {
      asked.push(secret);
      return Promise.resolve(`hash of ${secret}`);
    },
  };
};
const MINUTE = 60_000;
const HOME_LIMIT = 10;

const countOf = async (
  { kysely }: TestDatabase,
  table: 'site' | 'portal_user' | 'alarm' | 'session' | 'message' | 'trouble',
) => {
  const row = await kysely
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
};

describeDatabase('the demo world', (engine) => {
  const seed = input();
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    await seedDemoWorld(database, seed);
  });
  afterAll(() => database.close());

  const invited = async () =>
    (await demoAccounts(database, 'consumer')).flatMap((entry) =>
      entry.invited ? [entry.username] : [],
    );
  const usedUp = async () =>
    (await demoAccounts(database, 'dealer')).flatMap((entry) =>
      entry.usedUp ? [entry.username] : [],
    );

  it('shows the owner five sites and the newcomer none', async () => {
    const sitesOf = (login: string) =>
      database.unitOfWork.run(async (tx) => {
        const account = await tx.accounts.findByLogin(login, 'consumer');
        if (!account) throw new Error(`${login} is missing`);
        return (
          await tx.figures.consumerHome(account.id, NOW, {
            seeContacts: false,
            seeSchedules: false,
          })
        ).sites;
      });
    const owner = await sitesOf('owner@example.com');
    expect(owner).toHaveLength(5);
    const lantern = owner.find((site) => site.xmit === 'HP1412');
    expect(lantern).toMatchObject({
      siteName: 'Lantern Street Apartments',
      address: expect.stringContaining('212 Lantern Street') as string,
      isFavorite: true,
      monitoring: 'Monitored',
    });
    expect(lantern?.areas.map((area) => `${area.name} ${area.state}`)).toEqual([
      'Office Open',
      'Lobby and stairs Closed (stay)',
      'Cellar Closed',
    ]);
    expect(await sitesOf('newcomer@example.com')).toEqual([]);
    const [moss] = await sitesOf('derek.moss@example.com');
    expect(moss?.monitoring).toBe('On test');
  });

  it('has a sidebar for the dealer’s admin, sites found by their words, and a site with two devices', async () => {
    await database.unitOfWork.run(async (tx) => {
      const account = await tx.accounts.findByLogin('dealer.admin', 'dealer');
      if (!account) throw new Error('dealer.admin is missing');
      const own = { accountId: account.id, siteGroupNum: 4471, now: NOW };
      const namesOf = (sites: readonly SiteSummary[]) => sites.map(({ siteName }) => siteName);
      expect(namesOf(await tx.sites.favorites(own))).toEqual([
        'Beacon Street Pharmacy',
        'Kestrel Print Works',
        'Old Ropewalk Lofts',
        'Tidewater Cold Storage',
      ]);
      expect(namesOf(await tx.sites.recents({ ...own, limit: 3 })).slice(1)).toEqual([
        'Corner Hardware Co.',
        'Quayside Dental Group',
      ]);
      const search = (...words: string[]) =>
        tx.sites.search({ siteGroupNum: 4471, words, field: null, limit: 21, now: NOW });
      expect((await search('kesw', 'alan')).map(({ siteName }) => siteName)).toEqual([
        'Keswick, Alan',
      ]);
      const found = await search('kest');
      expect(found.map(({ siteName }) => siteName)).toEqual(['Kestrel Print Works']);
      const guess = { bucket: BUCKETS.refusedLookUp, key: 'session' };
      const look = { siteGroupNum: 4471, guess, now: NOW };
      const { found: facts } = await tx.sites.facts(found[0]?.siteNum ?? 0, account.id, look);
      expect(facts?.site).toMatchObject({
        badges: { monitoring: 'Monitored', onTestUntil: expect.any(String) as string },
        details: {
          servicePlan: ['Burglary', 'Fire', 'Open/close supervision'],
          permits: [{ number: 'P-4410' }],
        },
      });
      expect(facts?.site.details.notes).toHaveLength(2);
      expect(facts?.devices.map(({ device }) => device.transmitterCode)).toEqual([
        'HP1561',
        'HP1562',
      ]);
    });
  });

  it('gives each account the settings its README promises', async () => {
    const about = (login: string, audience: 'dealer' | 'consumer') =>
      database.unitOfWork.run(async (tx) => {
        const account = await tx.accounts.findByLogin(login, audience);
        if (!account) throw new Error(`${login} is missing`);
        const contacts = await tx.accounts.contacts(account.id);
        const user = await tx.accounts.loadUser(account.id);
        return { account, contacts: contacts.map((contact) => contact.value).sort(), user };
      });
    const admin = await about('DEALER.ADMIN', 'dealer');
    expect(admin.contacts).toEqual(['+12075550142', 'dealer.admin@example.com']);
    expect(admin.account).toMatchObject({ mfaRequired: true, beta: true });
    expect(admin.user.allowedDealers.map((group) => group.siteGroupNum)).toEqual([4471, 4490]);
    expect(admin.user.authItems).toMatchObject({
      formsFlag: true,
      allowViewCertificate: true,
      stagesDealerURLFlag: true,
    });
    expect((await about('dealer.classic', 'dealer')).account.beta).toBe(false);
    const steps = await about('dealer.steps', 'dealer');
    expect(steps.contacts).toEqual([]);
    expect(steps.account).toMatchObject({
      usernameResetRequired: true,
      securityQuestionsRequired: true,
      passwordResetRequired: true,
      termsVersion: null,
      privacyVersion: null,
    });
    const owner = await about('owner@example.com', 'consumer');
    expect(owner.contacts).toEqual(['owner@example.com']);
    expect(owner.account.mfaRequired).toBe(true);
    const shared = await Promise.all(
      ['front.desk', 'front.office'].map((login) => about(login, 'dealer')),
    );
    for (const { contacts } of shared) expect(contacts).toEqual(['front.desk@example.com']);
    expect((await about('invited@example.com', 'consumer')).account.passwordHash).toBeNull();
  });

  it('hashes the one password and the one answer once each', async () => {
    expect(seed.asked.slice(0, 2)).toEqual([DEMO_PASSWORD, DEMO_ANSWER]);
    expect(new Set(seed.asked).size).toBe(seed.asked.length);
    const account = await database.unitOfWork.run((tx) =>
      tx.accounts.findByLogin('staff.admin', 'dealer'),
    );
    expect(account?.passwordHash).toBe(`hash of ${DEMO_PASSWORD}`);
  });

  it('lists the accounts of a variant and says which are used up', async () => {
    expect((await demoAccounts(database, 'dealer')).map((entry) => entry.username)).toEqual([
      'staff.admin',
      'staff.limited',
      'dealer.admin',
      'dealer.limited',
      'dealer.classic',
      'dealer.steps',
      '4471dealer',
      'dealer.sso',
      'front.desk',
      'front.office',
    ]);
    expect((await demoAccounts(database, 'consumer')).map((entry) => entry.username)).toEqual([
      'owner@example.com',
      'limited@example.com',
      'newcomer@example.com',
      'invited@example.com',
    ]);
    expect(await usedUp()).toEqual([]);
    expect(await invited()).toEqual(['invited@example.com']);
    await database.unitOfWork.run(async (tx) => {
      const steps = await tx.accounts.findByLogin('dealer.steps', 'dealer');
      const joy = await tx.accounts.findByLogin('4471dealer', 'dealer');
      if (!steps || !joy) throw new Error('an account is missing');
      await tx.accounts.saveContact(steps.id, { type: 'email', value: 'pete@example.com' });
      await tx.accounts.changeUsername(joy.id, 'joy.okafor');
    });
    expect(await usedUp()).toEqual(['dealer.steps', '4471dealer']);
  });

  it('is put back by a reset, which ends every session', async () => {
    await database.unitOfWork.run(async (tx) => {
      const joy = await tx.accounts.findByLogin('joy.okafor', 'dealer');
      if (!joy) throw new Error('joy.okafor is missing');
      await tx.sessions.create(sessionRow(joy.id), ['usernameReset']);
    });
    expect(await countOf(database, 'session')).toBe(1);
    const alarms = await countOf(database, 'alarm');
    expect(alarms).toBeGreaterThan(100);
    expect(await resetDemoWorld(database, { ...input(), now: NOW + 60_000 })).toBe('reset');
    expect(await countOf(database, 'session')).toBe(0);
    expect(await countOf(database, 'alarm')).toBe(alarms);
    expect(await usedUp()).toEqual([]);
  });

  it('writes the sites anew only when somebody wrote to them, or after five minutes', async () => {
    const small = (ago = 0) => ({ ...input(), size: 'small' as const, now: NOW + ago });
    const stamp = async () =>
      (
        await sql<{ stamp: string }>`select max(xmin::text) as stamp from site`.execute(
          database.kysely,
        )
      ).rows[0]?.stamp;
    const names = () =>
      database.kysely.selectFrom('site').select(['num', 'name']).orderBy('num').execute();
    const [first, before] = [await stamp(), await names()];
    await resetDemoWorld(database, small(MINUTE));
    await resetDemoWorld(database, small(2 * MINUTE));
    expect(await stamp()).toBe(first);

    const site = (change: string) => sql.raw(change).execute(database.kysely);
    const { num } = before[0] ?? { num: 0 };
    for (const change of [
      `update site set name = 'Renamed' where num = ${num}`,
      `delete from site_note where id = (select min(id) from site_note)`,
      `insert into trouble (id, site_num, dev_num, text, since) values ('new', ${num}, 1, 'x', 1)`,
    ]) {
      const untouched = await stamp();
      await site(change);
      await resetDemoWorld(database, small(3 * MINUTE));
      expect(await stamp(), change).not.toBe(untouched);
      expect(await names()).toEqual(before);
    }
    const young = await stamp();
    await resetDemoWorld(database, small(9 * MINUTE));
    expect(await stamp()).not.toBe(young);
    expect(await countOf(database, 'trouble')).toBe(16);
    // A server of full size resets the small demo world that another server created.
    await resetDemoWorld(database, { ...input(), size: 'full' });
    expect(await countOf(database, 'site')).toBe(180);
  });

  it('of the full size has figures that come from its rows', async () => {
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
      false,
      false,
      true,
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

describeDatabase('a database that the demo world is to fill', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase({ engine });
  });
  afterEach(() => database.close());

  it('leaves a used database exactly as it is', async () => {
    await database.seedAccount({ username: 'a.real.person' });
    expect(await seedDemoWorld(database, input())).toBe('notEmpty');
    expect(await resetDemoWorld(database, input())).toBe('notDemo');
    expect(await countOf(database, 'portal_user')).toBe(1);
    expect(await countOf(database, 'site')).toBe(0);
  });

  it('is written once when two servers start together', async () => {
    const outcomes = await Promise.all([
      seedDemoWorld(database, input()),
      seedDemoWorld(database, input()),
    ]);
    expect([...outcomes].sort()).toEqual(['notEmpty', 'seeded']);
    expect(await countOf(database, 'site')).toBe(65);
  });
});
