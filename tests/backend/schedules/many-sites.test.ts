import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookAtSites } from '#core/backend/schedules/look-at-sites.operation.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { hoursLayer } from '#tests/backend/harness/seed-hours.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';
import { ManySites } from './many-sites-world.ts';

const MINUTE = 60000;
describeDatabase('many sites that are due at once', (engine) => {
  let world: TestWorld;
  let many: ManySites;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    many = await ManySites.open(world, 7721);
  });
  afterAll(() => world.close());

  const putZone = (num: number, zone: string) =>
    world.database.kysely
      .updateTable('site')
      .set({ time_zone: zone })
      .where('num', '=', num)
      .execute();

  it('are looked at by the hundred', async () => {
    const nums = await many.begin(210);
    many.sites.goTo(many.at('18:15'));
    const { counted, look } = many.server();
    await look();
    expect(await many.raised(nums)).toEqual(nums);
    // Five transactions: one for sites without supervision state, three for hundreds of sites, and one that finds nothing due.
    expect(counted).toEqual({ begun: 5, ended: 5 });
  });

  it('are raised once each however many servers look, while signals of the same sites come in in any order', async () => {
    const nums = await many.begin(120);
    const { receiver } = many.sites;
    many.sites.goTo(many.at('18:15'));
    const servers = [many.server(), many.server(), many.server()];
    const signals = nums
      .toSorted((a, b) => (a % 7) - (b % 7) || b - a)
      .map((num) => receiver.signal(`HP${num}`, '1602 c0'));
    await Promise.all([
      ...servers.map(({ look }) => look()),
      receiver.send(...signals.slice(0, 60)),
      receiver.send(...signals.slice(60)),
    ]);
    expect(await many.raised(nums)).toEqual(nums);
    const alarms = await world.database.kysely
      .selectFrom('alarm')
      .select('site_num')
      .where('site_num', 'in', nums)
      .execute();
    expect(alarms).toHaveLength(120);
    // No transaction was restarted, so no deadlock occurred.
    for (const { told, counted } of servers) {
      expect(told).toEqual([]);
      expect(counted.begun).toBe(counted.ended);
    }
  });

  it('are looked at while their signals wait', async () => {
    const [num] = await many.begin(3);
    many.sites.goTo(many.at('18:15'));
    const { database, clock } = world;
    // Closed areas raise no event, so only the lock on the sites can delay the signal.
    await database.kysely.updateTable('area').set({ state: 'Closed' }).execute();
    const order: string[] = [];
    // On the embedded engine's single connection, every statement waits.
    const isWaiting = async (): Promise<boolean> => {
      if (engine === 'embedded') return true;
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(database.kysely);
      return rows.length > 0;
    };
    let opening: Promise<unknown> = Promise.resolve();
    await database.unitOfWork.run(async (tx) => {
      await lookAtSites(tx, many.sites.ports, await tx.supervision.claimDue(clock.now(), 100));
      const { receiver } = many.sites;
      opening = receiver
        .send(receiver.signal(`HP${String(num)}`, '1401 u2'))
        .then(() => order.push('opened'));
      while (order.length === 0 && !(await isWaiting()));
      order.push('looked');
    });
    await opening;
    expect(order).toEqual(['looked', 'opened']);
  });

  it('do not wait for one that cannot be looked at, which is told, tried again and raised at its own time', async () => {
    const nums = await many.begin(5);
    const broken = nums[2] ?? 0;
    await putZone(broken, 'Nowhere/At all');
    many.sites.goTo(many.at('18:15'));
    const { told, look } = many.server();
    await look();
    const others = nums.filter((num) => num !== broken);
    expect(await many.raised(nums)).toEqual(others);
    expect(told.map((of) => of.toSorted((a, b) => a - b))).toEqual([nums, [broken]]);
    await putZone(broken, 'America/New_York');
    world.clock.advance(5 * MINUTE - 1);
    await look();
    expect(await many.raised(nums)).toEqual(others);
    world.clock.advance(1);
    await look();
    expect(await many.raised(nums)).toEqual(nums);
    many.sites.num = broken;
    expect(await many.sites.raised()).toMatchObject([
      { event: 'Fail to close', at: many.at('18:15') },
    ]);
    many.sites.num = Math.max(...nums);
    expect(told).toHaveLength(2);
  });

  it('are each asked from their own last look on', async () => {
    const [early = 0, late = 0] = await many.begin(2);
    await world.database.kysely
      .updateTable('supervision_watch')
      .set({ looked_until: many.sites.instant(many.at('17:00', -2)), watched_from: 0 })
      .where('site_num', '=', early)
      .execute();
    many.sites.goTo(many.at('18:15'));
    await many.server().look();
    expect(await many.raised([early, late])).toEqual([early, early, early, late]);
  });

  it('that have no hours any more are watched no longer, and hold up nobody', async () => {
    const nums = await many.begin(3);
    const [first, gone = 0, last] = nums;
    await world.database.kysely
      .updateTable('schedule')
      .set({ deleted_at: 1 })
      .where('site_num', '=', gone)
      .execute();
    many.sites.goTo(many.at('18:15'));
    await many.server().look();
    expect(await many.raised(nums)).toEqual([first, last]);
    const watched = await world.database.kysely
      .selectFrom('supervision_watch')
      .select('site_num')
      .orderBy('site_num')
      .execute();
    expect(watched.map(({ site_num }) => site_num)).toEqual([first, last]);
  });

  it('because the list of holidays changed are those with hours for holidays alone', async () => {
    const nums = await many.begin(2);
    const [celebrates = 0, works = 0] = nums;
    many.sites.num = celebrates;
    await many.sites.hours([
      hoursLayer(),
      hoursLayer({ layer: 'holiday', holidayGroup: 'Regional', entries: [] }),
    ]);
    many.sites.num = works;
    await many.sites.holiday('Regional', many.at('').slice(0, 10));
    const due = await world.database.kysely
      .selectFrom('supervision_watch')
      .select('site_num')
      .where('due_at', '<=', world.clock.now())
      .execute();
    expect(due).toEqual([{ site_num: celebrates }]);
    many.sites.goTo(many.at('18:15'));
    await many.server().look();
    expect(await many.raised(nums)).toEqual([works]);
  });
});
