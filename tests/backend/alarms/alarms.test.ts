import { homeApi } from '#core/home/home.api.ts';
import { alarmsApi } from '#core/alarms/alarms.api.ts';
import { accountLinksApi } from '#core/account-links/account-links.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { BUCKETS } from '#core/backend/limits/limit-buckets.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { addReceiver, type TestReceiver } from '#tests/backend/harness/receiver.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { seedZone } from '#tests/backend/harness/seed-zone.ts';
import type { TestBrowser } from '#tests/backend/harness/test-browser.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '#tests/backend/harness/test-world.ts';

describeDatabase('the alarms of a site', (engine) => {
  let world: TestWorld;
  let receiver: TestReceiver;
  let dealer: TestBrowser;
  let owner: TestBrowser;
  const SITE = 72001;
  const XMIT = `HP${SITE}`;

  const signIn = async (
    seed: Parameters<TestWorld['person']>[0],
    variant: 'dealer' | 'consumer',
  ): Promise<TestBrowser> => {
    const { id, username } = await world.person(seed);
    if (variant === 'consumer')
      await world.database.kysely
        .insertInto('account_link')
        .values({ user_id: id, site_num: SITE })
        .execute();
    const browser = world.browser({ variant });
    expect(await browser.logIn(username, PASSWORD)).toMatchObject({ ok: true });
    return browser;
  };
  const read = async (browser: TestBrowser, sn = SITE) => {
    const answer = await browser.call(alarmsApi.siteAlarms.access, (caller) =>
      world.backend.alarms.siteAlarms(caller, { sn, siteGroupNum: null }),
    );
    return answer.ok ? answer.value : answer.error.kind;
  };
  const timeline = async (browser: TestBrowser, num: number, sn = SITE) => {
    const answer = await browser.call(alarmsApi.siteAlarms.access, (caller) =>
      world.backend.alarms.siteAlarm(caller, { sn, num, siteGroupNum: null }),
    );
    return answer.ok ? answer.value : answer.error.kind;
  };
  const linksOf = async (browser: TestBrowser) => {
    const answer = await browser.call(accountLinksApi.accountLinks.access, (caller) =>
      world.backend.accountLinks.accountLinks(caller),
    );
    return answer.ok ? answer.value : answer.error.kind;
  };
  const seenByOwner = async () => {
    const home = await owner.call(homeApi.consumerHome.access, (caller) =>
      world.backend.home.consumerHome(caller),
    );
    return JSON.stringify([home, await linksOf(owner), await read(owner)]);
  };

  beforeAll(async () => {
    world = await openTestWorld(engine);
    const sql = world.database.kysely;
    await writeFamily(sql, { parent: 7200, branch: 7201, stranger: 7202 });
    await seedSite(sql, { num: SITE, group: 7201, areas: ['Closed'] });
    await seedSite(sql, { num: 72002, group: 7202 });
    await seedZone(sql, SITE, {
      num: '002',
      service: 'Burglary',
      description: 'Back door – contact',
    });
    await seedZone(sql, SITE, { num: '009', service: 'Hold-up', description: 'Counter – button' });
    receiver = await addReceiver(world);
    dealer = await signIn({ groups: [7200] }, 'dealer');
    owner = await signIn({ application: 3 }, 'consumer');
  });
  afterAll(() => world.close());

  it('are told with their stories to those who may open the site, and to nobody else', async () => {
    const [opened] = await receiver.send(receiver.signal(XMIT, '1131 z2'));
    const num = opened?.alarmNum ?? expect.fail('no alarm was opened');
    await receiver.send(
      receiver.action(num, 'Picked up'),
      receiver.action(num, 'Reached', {
        contact: 'Luis Romero',
        comment: 'nobody should be there',
      }),
    );
    const expected = {
      open: [
        {
          alarmNum: num,
          state: 'In progress',
          rows: [{ kind: 'Alarm' }, {}, { contact: 'Luis Romero' }],
        },
      ],
      last: [],
    };
    expect(await read(dealer)).toMatchObject(expected);
    expect(await read(owner)).toMatchObject(expected);
    expect(await timeline(owner, num)).toMatchObject({ alarmNum: num });
    expect(await linksOf(owner)).toMatchObject({
      alarms: [{ siteNum: SITE, fact: 'We reached Luis Romero: nobody should be there' }],
    });
    expect(await read(dealer, 72002)).toBe('notFound');
    expect(await read(owner, 72002)).toBe('notFound');
    expect(await timeline(owner, num, 72002)).toBe('notFound');
    await receiver.send(receiver.action(num, 'Full clear', { disposition: 'False – user error' }));
    expect(await read(owner)).toMatchObject({
      open: [],
      last: [{ alarmNum: num, state: 'Cleared', disposition: 'False – user error' }],
    });
    expect(await linksOf(owner)).toMatchObject({ alarms: [] });
  });

  it('are counted for twelve weeks by how they ended, from the Monday of the site on', async () => {
    const sql = world.database.kysely;
    const ZONE = 'America/New_York';
    const { time_zone: before } = await sql
      .selectFrom('site')
      .select('time_zone')
      .where('num', '=', SITE)
      .executeTakeFirstOrThrow();
    expect(before).toBe(ZONE);
    const own = await read(owner);
    const { weeks = [] } = typeof own === 'string' ? expect.fail(own) : own;
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)).toMatchObject({ actual: 0, falseAlarms: 1, other: 0 });
    const [first] = weeks;
    const monday = temporalWallClock.instant(`${first?.day ?? ''}T00:00`, ZONE);
    const alarm = (num: number, raisedAt: number, disposition: string | null) => ({
      num,
      priority: 2,
      state: 'Cleared' as const,
      raised_at: raisedAt,
      cleared_at: raisedAt,
      disposition,
      site_num: SITE,
      dev_num: 1,
      site_group_num: 7201,
      service_type: 'Burglary',
      event: 'Perimeter',
    });
    await sql
      .insertInto('alarm')
      .values([
        alarm(72701, monday - 1, 'Actual – police'),
        alarm(72702, monday, 'Actual – police'),
        alarm(72703, monday + 1, 'Cancelled by passcode'),
        alarm(72704, monday + 2, 'Undetermined'),
        alarm(72705, monday + 3, null),
        { ...alarm(72706, monday + 4, 'Actual – police'), withheld: true },
      ])
      .execute();
    const weekOf = async (browser: TestBrowser) => {
      const found = await read(browser);
      return typeof found === 'string' ? found : found.weeks?.[0];
    };
    const counted = { day: first?.day, actual: 1, falseAlarms: 1, other: 2 };
    expect(await weekOf(owner)).toEqual(counted);
    expect(await weekOf(dealer)).toEqual({ ...counted, actual: 2 });
  });

  it('leave nothing of a hold-up with customers before the owner was told', async () => {
    const before = await seenByOwner();
    const [pressed] = await receiver.send(receiver.signal(XMIT, '1122 z9'));
    const num = pressed?.alarmNum ?? expect.fail('no alarm was opened');
    await receiver.send(receiver.action(num, 'Dispatched', { contact: 'Police' }));
    expect(await seenByOwner()).toBe(before);
    expect(await timeline(owner, num)).toBe('notFound');
    expect(await read(dealer)).toMatchObject({ open: [{ alarmNum: num, rows: [{}, {}] }] });
    await receiver.send(receiver.action(num, 'Notified owner'));
    expect(await read(owner)).toMatchObject({ open: [{ alarmNum: num, rows: [{}, {}, {}] }] });
  });

  it('reach back 24 months and not a moment longer', async () => {
    const now = world.clock.now();
    const edge = now - 731 * 86400000;
    const alarm = (num: number, raisedAt: number) => ({
      num,
      priority: 2,
      state: 'Cleared' as const,
      raised_at: raisedAt,
      cleared_at: edge,
      site_num: SITE,
      dev_num: 1,
      site_group_num: 7201,
      service_type: 'Burglary',
      event: 'Perimeter',
    });
    await world.database.kysely
      .insertInto('alarm')
      .values([alarm(72801, edge), alarm(72802, edge - 1)])
      .execute();
    expect(await timeline(owner, 72801)).toMatchObject({ alarmNum: 72801 });
    expect(await timeline(owner, 72802)).toBe('notFound');
  });

  it('may be looked for in vain as often as sites may, and are found all the same', async () => {
    const [found] = await receiver.send(receiver.signal(XMIT, '1111 z7', { text: '1111 01 000' }));
    const num = found?.alarmNum ?? expect.fail('no alarm was opened');
    const visitor = await signIn({ application: 3 }, 'consumer');
    const { capacity } = BUCKETS.refusedLookUp;
    for (let miss = 0; miss < capacity; miss += 1)
      expect(await timeline(visitor, 1 + miss)).toBe('notFound');
    expect(await timeline(visitor, 999)).toBe('tooMany');
    expect(await timeline(owner, num)).toMatchObject({ alarmNum: num });
  });
});
