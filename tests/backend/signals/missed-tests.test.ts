import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { addReceiver, type TestReceiver } from '#tests/backend/harness/receiver.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

const HOUR = 3600000;

describeEachEngine('a periodic test that does not come in', (engine) => {
  let world: TestWorld;
  let receiver: TestReceiver;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    await writeFamily(world.database.kysely, { parent: 7300, branch: 7301, stranger: 7302 });
    receiver = await addReceiver(world);
  });
  afterAll(() => world.close());

  /** Adds a site whose panel sends a test signal every four hours. */
  const seed = async (
    num: number,
    dueAt: number,
    rest: Partial<Parameters<typeof seedSite>[1]> = {},
  ): Promise<void> => {
    await seedSite(world.database.kysely, { num, group: 7301, timerTestDueAt: dueAt, ...rest });
    await world.database.kysely
      .updateTable('device')
      .set({ timer_test_minutes: 240 })
      .where('site_num', '=', num)
      .execute();
  };
  const rows = (num: number) =>
    world.database.kysely
      .selectFrom('activity')
      .select(['event', 'alarm_num', 'on_test'])
      .where('site_num', '=', num)
      .where('event', '=', 'Timer test not received')
      .execute();
  const alarm = (num: number) =>
    world.database.kysely
      .selectFrom('alarm')
      .select(['num', 'state', 'priority', 'event'])
      .where('site_num', '=', num)
      .execute();
  const note = async (): Promise<void> => {
    while ((await world.backend.signals.noteMissedTests()) > 0);
  };

  it('is noted once, opens an alarm, and wakes it after every further interval until one comes', async () => {
    const now = world.clock.now();
    await seed(73001, now - 60000);
    await Promise.all([note(), note(), note()]);
    expect(await rows(73001)).toHaveLength(1);
    const [opened] = await alarm(73001);
    expect(opened).toMatchObject({ state: 'New', event: 'Timer test not received' });
    const num = opened?.num ?? 0;
    await receiver.send(
      receiver.action(num, 'Partial clear', { holdUntil: now + 4 * HOUR, newPriority: 5 }),
    );
    world.clock.advance(3 * HOUR);
    await note();
    expect(await alarm(73001)).toMatchObject([{ state: 'On hold', priority: 5 }]);
    world.clock.advance(HOUR);
    await note();
    expect(await rows(73001)).toHaveLength(2);
    expect(await alarm(73001)).toMatchObject([{ num, state: 'New' }]);
    await receiver.send(receiver.signal('HP73001', '1602'));
    world.clock.advance(3 * HOUR);
    await note();
    expect(await rows(73001)).toHaveLength(2);
  });

  it('makes a message to the dealer at the second in a row, once', async () => {
    const now = world.clock.now();
    await seed(73005, now - 1000);
    const requests = () =>
      world.database.kysely
        .selectFrom('service_request')
        .select(['kind', 'text', 'dev_num', 'state'])
        .where('site_num', '=', 73005)
        .execute();
    await note();
    expect(await requests()).toEqual([]);
    for (const hours of [4, 4, 4]) {
      world.clock.advance(hours * HOUR);
      await Promise.all([note(), note()]);
      expect(await requests()).toEqual([
        {
          kind: 'panel',
          text: 'Timer test not received, the second in a row.',
          dev_num: 1,
          state: 'New',
        },
      ]);
    }
    expect(await rows(73005)).toHaveLength(4);
  });

  it('has come in when the panel sends it in the other language, or with a trouble present', async () => {
    for (const [num, code] of [
      [73006, 'RP'],
      [73007, 'TX'],
      [73008, '1608'],
      [73009, '1401 u2'],
    ] as const) {
      const due = world.clock.now() + 1000;
      await seed(num, due);
      await world.database.kysely
        .updateTable('device')
        .set({ timer_test_signal: '602' })
        .where('site_num', '=', num)
        .execute();
      const notation = code.length === 2 ? { format: 'SIA' as const, text: `Nri1/${code}` } : {};
      await receiver.send(receiver.signal(`HP${num}`, code.length === 2 ? '1602' : code, notation));
      const { timer_test_due_at } = await world.database.kysely
        .selectFrom('device')
        .select('timer_test_due_at')
        .where('site_num', '=', num)
        .executeTakeFirstOrThrow();
      expect(timer_test_due_at).toBe(num === 73009 ? due : world.clock.now() + 4 * HOUR);
    }
  });

  it('is only logged on test, and when it is noticed too late; nobody waits for a site that is not watched', async () => {
    const now = world.clock.now();
    await seed(73002, now - 1000, { tests: [{ startsAt: now - 1000, endsAt: now + HOUR }] });
    await seed(73003, now - 3 * HOUR);
    await seed(73004, now - 1000, { state: 'outOfService' });
    await note();
    expect(await rows(73002)).toMatchObject([{ on_test: true, alarm_num: null }]);
    expect(await rows(73003)).toMatchObject([{ on_test: false, alarm_num: null }]);
    expect(await rows(73004)).toEqual([]);
    expect([...(await alarm(73002)), ...(await alarm(73003))]).toEqual([]);
  });
});
