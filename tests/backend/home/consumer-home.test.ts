import { homeApi } from '#core/home/home.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { seedContact } from '#tests/backend/harness/seed-contact.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '#tests/backend/harness/test-world.ts';

describeDatabase('the call list on a summary', (engine) => {
  let world: TestWorld;
  const SITE = 73001;

  beforeAll(async () => {
    world = await openTestWorld(engine);
    const sql = world.database.kysely;
    await writeFamily(sql, { parent: 7300, branch: 7301, stranger: 7302 });
    await seedSite(sql, { num: SITE, group: 7301 });
    await seedSite(sql, { num: 73002, group: 7301 });
    const place = { group: 7301, site: SITE };
    await seedContact(sql, { ...place, position: 1, name: 'Ann Egan', suspended: true });
    await seedContact(sql, { ...place, position: 2, name: 'Bo Chou' });
    await seedContact(sql, { ...place, position: 3, name: 'Cy Gone', deleted: true });
    await seedContact(sql, { group: 7301, site: null, position: 1, name: 'Branch desk' });
    await seedContact(sql, { group: 7302, site: null, position: 1, name: 'Foreign desk' });
    await seedContact(sql, { group: 7301, site: 73002, position: 1, name: 'Other site' });
  });
  afterAll(() => world.close());

  const seenWith = async (...permissions: string[]) => {
    const { id, username } = await world.person({ application: 3, roles: permissions });
    await world.database.kysely
      .insertInto('account_link')
      .values({ user_id: id, site_num: SITE })
      .execute();
    const browser = world.browser({ variant: 'consumer' });
    await browser.logIn(username, PASSWORD);
    const home = await browser.call(homeApi.consumerHome.access, (caller) =>
      world.backend.home.consumerHome(caller),
    );
    if (!home.ok) throw new Error(home.error.kind);
    expect(homeApi.consumerHome.output.parse(home.value)).toEqual(home.value);
    return home.value.sites[0];
  };

  it('names the own contacts, then those of the group, and none of another site', async () => {
    expect((await seenWith('contactsRead'))?.callList).toEqual({
      callable: 2,
      called: ['Bo Chou', 'Branch desk'],
      skipped: [{ name: 'Ann Egan', why: 'suspended' }],
      gaps: [],
    });
  });

  it('stands on a summary that says which panels nobody listens to', async () => {
    const sql = world.database.kysely;
    const put = (devNum: number, category: string | null) =>
      sql
        .updateTable('device')
        .set({ out_of_service: category })
        .where('site_num', '=', SITE)
        .where('dev_num', '=', devNum)
        .execute();
    await sql
      .insertInto('device')
      .values({
        site_num: SITE,
        dev_num: 2,
        xmit: 'HP73001B',
        description: 'Annex',
        timer_test_due_at: null,
        last_signal_at: null,
        last_signal: null,
      })
      .execute();
    await put(2, 'Panel disconnected');
    expect(await seenWith()).toMatchObject({ monitoring: 'Monitored', panelsOut: ['HP73001B'] });
    await put(1, 'Billing hold');
    expect(await seenWith()).toMatchObject({ monitoring: 'Monitored', panelsOut: ['HP73001B'] });
    await put(1, 'Seasonal closure');
    expect(await seenWith()).toMatchObject({ monitoring: 'Out of service' });
    await put(1, null);
    await sql.deleteFrom('device').where('site_num', '=', SITE).where('dev_num', '=', 2).execute();
  });

  it('stands beside the hours of the site, those with the right to schedules', async () => {
    const sql = world.database.kysely;
    const id = randomUUID();
    const day = new Date(world.clock.now()).toISOString().slice(0, 10);
    await sql
      .insertInto('schedule')
      .values({
        id,
        site_num: SITE,
        site_group_num: 7301,
        layer: 'temporary',
        kind: 'Closed all day',
        reason: 'Stocktaking',
        from_day: '2000-01-01',
        to_day: day,
        holiday_group: null,
        area_nums: [],
        authorized_by: null,
        updated_at: 0,
        updated_by: null,
      })
      .execute();
    const closed = { openings: [], reason: 'temporary: Stocktaking' };
    expect(await seenWith('scheduleRead')).toMatchObject({
      callList: null,
      hours: { today: closed, temporary: { kind: 'Closed all day', to: day, openings: [] } },
    });
    expect(await seenWith('contactsRead')).toMatchObject({ hours: null });
    await sql.updateTable('schedule').set({ deleted_at: 1 }).where('id', '=', id).execute();
    expect((await seenWith('scheduleRead'))?.hours).toEqual({ today: null, temporary: null });
  });

  it('is left out without the right to see contacts', async () => {
    const site = await seenWith('noActionRead');
    expect(site).toMatchObject({ siteNum: SITE, callList: null });
    expect(JSON.stringify(site)).not.toContain('Chou');
  });
});
