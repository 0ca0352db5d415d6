import { homeApi } from '#core/home/home.api.ts';
import { accountListApi } from '#core/sites/account-list.api.ts';
import { accountGroupApi } from '#core/account-group/account-group.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readListQuery } from '#core/lists/read-list-query.rule.ts';
import { ACCOUNT_LIST } from '#core/sites/account-list.ts';
import { describeDatabase } from '../harness/database.ts';
import { seedSite } from '../harness/seed-site.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { COAST, groupWorld, type GroupWorld, HOME, NORTH, STRANGER } from './group-at-work.ts';

const COMPANY = {
  legalName: 'Harbor Point Alarm, LLC',
  street: '40 Wharf Street',
  city: 'Port Alder',
  region: 'ME',
  postalCode: '04101',
  timeZone: 'America/New_York',
  phone: '207-555-0100',
  servicePhone: null,
  email: 'office@example.com',
  web: 'harbor.example.com',
  licences: [{ number: 'ME-LV 20418', expires: '2027-12-31' }],
  holidayGroup: 'National' as const,
};
const DEFAULTS = {
  runawayTimes: 20,
  verifyTests: true,
  maxTestHours: 3,
  ecvContacts: 2,
  defaultTestCategory: 'Panel swap' as const,
};
const DESK = {
  company: 'Service desk',
  firstName: null,
  lastName: null,
  notes: null,
  emails: [],
  phones: [{ number: '207-555-0101', type: 'Work' as const, ext: null, text: false }],
};

describeDatabase('a dealer’s own group', (engine) => {
  let world: GroupWorld;
  beforeAll(async () => {
    world = await groupWorld(engine);
  });
  afterAll(() => world.close());

  it('has its tree, and is nobody else’s', async () => {
    const admin = await world.enter();
    const { tree, givable } = await admin.read();
    expect(tree.map(({ siteGroupNum, parent }) => [siteGroupNum, parent])).toEqual([
      [HOME, null],
      [NORTH, HOME],
      [NORTH + 1, HOME],
    ]);
    expect(givable.map(({ siteGroupNum }) => siteGroupNum)).toEqual([HOME, NORTH, NORTH + 1]);
    const north = await world.enter({ groups: [NORTH] });
    // A group above the user's own group appears with number and name only, without counts.
    expect((await north.read()).tree).toMatchObject([
      { siteGroupNum: HOME, accounts: null, users: null },
      { siteGroupNum: NORTH, accounts: 0 },
    ]);
    const foreign = await admin.browser.call(accountGroupApi.accountGroup.access, (c) =>
      world.backend.accountGroup.accountGroup(c, { siteGroupNum: STRANGER }),
    );
    expect(foreign).toMatchObject({ error: { kind: 'notFound' } });
  });

  it('has the same total on its screen, the dashboard and the list: none that is over, none out of service but by a category that counts', async () => {
    const { backend, database } = world;
    const sites = [
      [81021, 'monitored', null],
      [81022, 'cancelled', null],
      [81023, 'installPending', null],
      [81024, 'outOfService', 'Out of service'],
      [81025, 'outOfService', 'Billing hold'],
    ] as const;
    for (const [num, state, category] of sites) {
      await seedSite(database.kysely, { num, group: COAST, state });
      await database.kysely
        .updateTable('device')
        .set({ out_of_service: category })
        .where('site_num', '=', num)
        .execute();
    }
    const admin = await world.enter({ groups: [COAST] });
    const here = { siteGroupNum: COAST };
    const { browser } = admin;
    const query = readListQuery(ACCOUNT_LIST, () => null);
    const home = valueOf(
      await browser.call(homeApi.dealerHome.access, (c) => backend.home.dealerHome(c, here)),
    );
    const list = valueOf(
      await browser.call(accountListApi.listAccounts.access, (c) =>
        backend.accountList.listAccounts(c, { ...here, query, after: null }),
      ),
    );
    const [own] = (await admin.read()).tree.filter((one) => one.siteGroupNum === COAST);
    expect([own?.accounts, home.inTotals, list.counts.inTotals]).toEqual([3, 3, 3]);
    expect([home.sites, list.counts.all, list.total]).toEqual([4, 5, 5]);
  });

  it('is changed under the revision that was read, with every field before and after on the record', async () => {
    const admin = await world.enter({ name: 'Dana Reyes' });
    const { backend } = world;
    const save = (rev: number, more: Partial<typeof COMPANY> = {}) =>
      admin.browser.call(admin.call, (c) =>
        backend.accountGroup.saveCompany(c, { siteGroupNum: HOME, rev, ...COMPANY, ...more }),
      );
    const { company } = await admin.read();
    valueOf(await save(company.rev));
    expect((await admin.read()).company).toMatchObject({ ...COMPANY, changedBy: 'Dana Reyes' });
    const stale = await save(company.rev, { city: 'Bexley' });
    expect(stale).toMatchObject({ error: { code: 'staleRev' } });
    expect(!stale.ok && 'message' in stale.error && stale.error.message).toContain('Dana Reyes');
    expect(await save(company.rev + 1, { phone: '12' })).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await save(company.rev + 1, { timeZone: 'Mars/Olympus' })).toMatchObject({
      error: { kind: 'invalid', message: 'Choose a time zone.' },
    });
    const { detail } = await world.database.kysely
      .selectFrom('audit')
      .select('detail')
      .where('operation', '=', 'group.company')
      .orderBy('seq')
      .executeTakeFirstOrThrow();
    expect(detail).toMatchObject({ city: 'none → Port Alder' });
  });

  it('says how alarms of its sites are handled', async () => {
    const admin = await world.enter();
    const save = (rev: number, more: Partial<typeof DEFAULTS> = {}) =>
      admin.browser.call(admin.call, (c) =>
        world.backend.accountGroup.saveAlarmDefaults(c, {
          siteGroupNum: HOME,
          rev,
          ...DEFAULTS,
          ...more,
        }),
      );
    const { defaults } = await admin.read();
    valueOf(await save(defaults.rev));
    expect((await admin.read()).defaults).toMatchObject(DEFAULTS);
    for (const wrong of [{ runawayTimes: 9 }, { maxTestHours: 0 }, { ecvContacts: 4 }])
      expect(await save(defaults.rev + 1, wrong)).toMatchObject({ error: { kind: 'invalid' } });
    expect(await save(defaults.rev)).toMatchObject({ error: { code: 'staleRev' } });
  });

  it('has contacts that every site of it calls, added once for an id', async () => {
    const admin = await world.enter();
    const { backend } = world;
    const id = randomUUID();
    const add = () =>
      admin.browser.call(admin.call, (c) =>
        backend.accountGroup.addGroupContact(c, { siteGroupNum: HOME, id, ...DESK }),
      );
    valueOf(await add());
    valueOf(await add());
    const [overview] = (await admin.read()).contacts;
    expect(overview).toMatchObject({ ...DESK, id, rev: 1 });
    const change = (rev: number, company: string) =>
      admin.browser.call(admin.call, (c) =>
        backend.accountGroup.saveGroupContact(c, { siteGroupNum: HOME, id, rev, ...DESK, company }),
      );
    valueOf(await change(1, 'Night desk'));
    expect(await change(1, 'Day desk')).toMatchObject({ error: { code: 'staleRev' } });
    const north = await world.enter({ groups: [NORTH] });
    expect(
      await north.browser.call(north.call, (c) =>
        backend.accountGroup.removeGroupContact(c, { siteGroupNum: NORTH, id, rev: 2 }),
      ),
    ).toMatchObject({ error: { kind: 'notFound' } });
    valueOf(
      await admin.browser.call(admin.call, (c) =>
        backend.accountGroup.removeGroupContact(c, { siteGroupNum: HOME, id, rev: 2 }),
      ),
    );
    expect((await admin.read()).contacts).toEqual([]);
  });

  it('counts its numbers from the devices, and finds a free one in a block of 10,000', async () => {
    const admin = await world.enter();
    const { kysely } = world.database;
    const block = (first: number, last: number, kind: 'assigned' | 'reserved' = 'assigned') => ({
      site_group_num: NORTH,
      prefix: 'NB',
      first_num: first,
      last_num: last,
      kind,
    });
    await kysely
      .insertInto('number_block')
      .values([block(1000, 1003), block(1002, 1002, 'reserved'), block(10000, 19999)])
      .execute();
    await kysely
      .insertInto('site')
      .values({
        num: 990001,
        site_group_num: NORTH,
        name: 'Numbered',
        kind: 'Residential',
        state: 'monitored',
        street: '1 Way',
        city: 'Bexley',
        region: 'ME',
        postal_code: '04210',
        time_zone: 'America/New_York',
      })
      .execute();
    await kysely
      .insertInto('device')
      .values(
        ['NB1000', 'NB1001', 'NB10000'].map((xmit, at) => ({
          site_num: 990001,
          dev_num: at + 1,
          xmit,
          description: 'Panel',
        })),
      )
      .execute();
    await kysely
      .insertInto('number_hold')
      .values({
        xmit: 'NB10001',
        draft_id: randomUUID(),
        expires_at: world.clock.now() + 60000,
      })
      .execute();
    const began = performance.now();
    const { blocks } = await admin.read();
    expect(blocks.find(({ first }) => first === 'NB1000')).toMatchObject({
      last: 'NB1003',
      used: 2,
      reserved: 1,
      free: 1,
      nextFree: 'NB1003',
    });
    expect(blocks.find(({ first }) => first === 'NB10000')).toMatchObject({
      used: 1,
      free: 9999,
      nextFree: 'NB10002',
    });
    console.info(`blocks of 10,000: ${Math.round(performance.now() - began)} ms`);
  });

  it('asks its representative for what the provider gives', async () => {
    const admin = await world.enter();
    expect(await admin.ask('500 numbers')).toMatchObject({ error: { code: 'noRepresentative' } });
    const priya = await world.user({
      application: 1,
      groups: [],
      name: 'Priya Nair',
      contacts: [{ type: 'email', value: 'priya@example.com' }],
    });
    await world.database.kysely
      .insertInto('account_group')
      .values({ site_group_num: HOME, representative_id: priya.id })
      .onConflict((known) =>
        known.column('site_group_num').doUpdateSet({ representative_id: priya.id }),
      )
      .execute();
    expect((await admin.read()).representative).toBe('Priya Nair');
    valueOf(await admin.ask('500 numbers, please'));
    const [mail] = await world.sentTo('priya@example.com');
    expect(mail).toMatchObject({ subject: `Group ${HOME} (${HOME}): requests account numbers` });
    expect(mail?.text).toContain('500 numbers, please');
    expect(await admin.ask('  ')).toMatchObject({ error: { kind: 'invalid' } });
  });
});
