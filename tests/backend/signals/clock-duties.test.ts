import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { addReceiver, type TestReceiver } from '#tests/backend/harness/receiver.ts';
import { seedContact } from '#tests/backend/harness/seed-contact.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

const HOUR = 3600000;

describeEachEngine('what the clock does by itself', (engine) => {
  let world: TestWorld;
  let receiver: TestReceiver;
  let num = 76000;
  let xmit = '';

  const work = async (): Promise<void> => {
    while ((await world.backend.signals.endHolds()) > 0);
    while ((await world.backend.signals.notifyLastingTroubles()) > 0);
  };
  const mails = async () => {
    const sent = await world.database.kysely
      .selectFrom('message')
      .select(['subject', 'text'])
      .where('channel', '=', 'email')
      .execute();
    return sent.map(({ subject }) => subject);
  };
  const alarm = () =>
    world.database.kysely
      .selectFrom('alarm')
      .select(['state', 'hold_until', 'priority'])
      .where('site_num', '=', num)
      .execute();
  /** Advances the clock until it is this hour in New York. */
  const goTo = (hour: number): void => {
    const text = new Date(world.clock.now()).toLocaleString('en-US', {
      timeZone: 'America/New_York',
      hour12: false,
      hour: '2-digit',
      minute: '2-digit',
    });
    const [hours = 0, minutes = 0] = text.split(':').map(Number);
    const left = ((hour - (hours % 24) + 24) % 24) * HOUR - minutes * 60000;
    world.clock.advance(left > 0 ? left : left + 24 * HOUR);
  };

  beforeAll(async () => {
    world = await openTestWorld(engine);
    await writeFamily(world.database.kysely, { parent: 7600, branch: 7601, stranger: 7602 });
    receiver = await addReceiver(world);
  });
  beforeEach(async () => {
    num += 1;
    xmit = `HP${num}`;
    const sql = world.database.kysely;
    await sql.deleteFrom('message').execute();
    await seedSite(sql, { num, group: 7601, name: 'Shop', areas: ['Closed'] });
    await seedContact(sql, {
      group: 7601,
      site: num,
      position: 1,
      name: 'Ann',
      email: `ann${num}@example.com`,
      notices: [['trouble', 'email']],
    });
  });
  afterAll(() => world.close());

  it('an alarm whose hold is over waits for an operator again, once, told to those who look', async () => {
    const [opened] = await receiver.send(receiver.signal(xmit, '1120'));
    const holdUntil = world.clock.now() + HOUR;
    const alarmNum = opened?.alarmNum ?? 0;
    await receiver.send(receiver.action(alarmNum, 'Partial clear', { holdUntil, newPriority: 5 }));
    world.clock.advance(HOUR - 1);
    await work();
    expect(await alarm()).toMatchObject([{ state: 'On hold', hold_until: holdUntil }]);
    world.clock.advance(HOUR);
    await Promise.all([work(), work()]);
    expect(await alarm()).toEqual([{ state: 'New', hold_until: null, priority: 5 }]);
    const rows = await world.database.kysely
      .selectFrom('activity')
      .select(['kind', 'at', 'alarm_num'])
      .where('site_num', '=', num)
      .where('event', '=', 'Waits for an operator again')
      .execute();
    expect(rows).toEqual([{ kind: 'System', at: holdUntil, alarm_num: alarmNum }]);
    const [last] = await world.database.kysely
      .selectFrom('live_event')
      .select(['kind', 'data'])
      .where('site_num', '=', num)
      .where('kind', '=', 'alarm')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    expect(last?.data).toMatchObject({ num: alarmNum, state: 'New' });
  });

  it('a power failure that lasts two hours by day is told once, and another trouble at once', async () => {
    goTo(12);
    await receiver.send(receiver.signal(xmit, '1301'));
    world.clock.advance(2 * HOUR - 1);
    await work();
    expect(await mails()).toEqual([]);
    world.clock.advance(1);
    await Promise.all([work(), work()]);
    await receiver.send(receiver.signal(xmit, '6301'));
    world.clock.advance(HOUR);
    await work();
    expect(await mails()).toEqual(['Trouble: Shop']);
    await receiver.send(receiver.signal(xmit, '1302'));
    expect(await mails()).toHaveLength(2);
  });

  it('a power failure of the night is told in the morning, though nobody looked meanwhile, unless it is over', async () => {
    goTo(21);
    await receiver.send(receiver.signal(xmit, '1301'));
    goTo(23);
    await work();
    goTo(6);
    await work();
    expect(await mails()).toEqual([]);
    goTo(9);
    await work();
    expect(await mails()).toHaveLength(1);
    await receiver.send(receiver.signal(xmit, '3301'));
    goTo(21);
    await receiver.send(receiver.signal(xmit, '1301'));
    goTo(23);
    await work();
    await receiver.send(receiver.signal(xmit, '3301'));
    goTo(9);
    await work();
    expect(await mails()).toHaveLength(1);
  });
});
