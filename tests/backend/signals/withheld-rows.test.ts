import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { notifyHeldBack } from '#adapters/server/sql/signals/notify-held-back.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { addReceiver, type TestReceiver } from '#tests/backend/harness/receiver.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { seedZone } from '#tests/backend/harness/seed-zone.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

const DAY = 24 * 3600000;

describeDatabase('what of a hold-up is told when', (engine) => {
  let world: TestWorld;
  let receiver: TestReceiver;
  let num = 74000;
  let xmit = '';

  const alarms = () =>
    world.database.kysely
      .selectFrom('alarm')
      .select(['num', 'state', 'withheld'])
      .where('site_num', '=', num)
      .orderBy('num')
      .execute();
  /** Returns the history rows of the site as event texts, withheld ones in parentheses. */
  const history = async (): Promise<readonly string[]> => {
    const rows = await world.database.kysely
      .selectFrom('activity')
      .select(['event', 'withheld'])
      .where('site_num', '=', num)
      .orderBy('at')
      .orderBy('counter')
      .execute();
    return rows.map(({ event, withheld }) => (withheld ? `(${event})` : event));
  };
  const send = async (text: string): Promise<number | null> => {
    world.clock.advance(1000);
    const [outcome] = await receiver.send(receiver.signal(xmit, text));
    return outcome?.alarmNum ?? null;
  };
  const opened = async (text: string): Promise<number> =>
    (await send(text)) ?? expect.fail('no alarm was opened');

  beforeAll(async () => {
    world = await openTestWorld(engine);
    await writeFamily(world.database.kysely, { parent: 7400, branch: 7401, stranger: 7402 });
    receiver = await addReceiver(world);
  });
  beforeEach(async () => {
    num += 1;
    xmit = `HP${num}`;
    await seedSite(world.database.kysely, { num, group: 7401, areas: ['Closed'] });
    const zone = (zoneNum: string, description: string, eventCode?: string) =>
      seedZone(world.database.kysely, num, {
        num: zoneNum,
        service: 'Burglary',
        description,
        ...(eventCode !== undefined && { eventCode }),
      });
    await zone('002', 'Back door');
    await zone('009', 'Safe', '146');
  });
  afterAll(() => world.close());

  it('is what the zone is defined as, and a second press joins the case that was told', async () => {
    const alarm = await opened('1130 z9');
    expect(await alarms()).toEqual([{ num: alarm, state: 'New', withheld: true }]);
    expect(await history()).toEqual(['(Silent burglary – Safe)']);
    await receiver.send(receiver.action(alarm, 'Notified owner'));
    expect(await send('1130 z9')).toBe(alarm);
    expect(await send('3130 z9')).toBe(alarm);
    expect(await send('1122 z2')).toBe(alarm);
    expect(await alarms()).toMatchObject([{ num: alarm, withheld: false }]);
    expect((await history()).filter((row) => row.startsWith('('))).toEqual([]);
    // A burglary signal opens a separate alarm.
    expect(await send('1131 z2')).not.toBe(alarm);
  });

  it('of a restore after the full clear, and of a try on test, is told a day later', async () => {
    const alarm = await opened('1122 z2');
    await receiver.send(receiver.action(alarm, 'Full clear', { disposition: 'Actual – police' }));
    await send('3122 z2');
    expect(await history()).toEqual([
      'Silent hold-up – Back door',
      'Full clear',
      '(Silent hold-up restored – Back door)',
    ]);
    const at = world.clock.now();
    await notifyHeldBack(world.database.kysely, at + DAY - 1);
    expect((await history()).at(-1)).toMatch(/^\(/);
    await notifyHeldBack(world.database.kysely, at + DAY);
    expect((await history()).at(-1)).toBe('Silent hold-up restored – Back door');
  });

  it('of a case nobody was told of, and of what no receiver sent, is never told by time alone', async () => {
    await opened('1122 z2');
    // Zone 44 is not defined, so its signal is only logged.
    await send('1122 z44');
    const at = world.clock.now();
    const row = { siteGroupNum: 7401, siteNum: num, kind: 'Alarm', event: 'Noted by hand' };
    await world.database.unitOfWork.run((tx) =>
      tx.activity.append([{ ...row, kind: 'Alarm', id: randomUUID(), at, withheld: true }]),
    );
    await notifyHeldBack(world.database.kysely, at + 30 * DAY);
    expect((await history()).every((event) => event.startsWith('('))).toBe(true);
    await receiver.send(receiver.action((await alarms())[0]?.num ?? 0, 'Notified owner'));
    await notifyHeldBack(world.database.kysely, at + 30 * DAY);
    expect((await history()).filter((event) => event.startsWith('('))).toEqual(['(Noted by hand)']);
  });
});
