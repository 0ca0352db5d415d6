import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { BatchEntry, StateEntry } from '#core/backend/signals/batch-entry.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { addReceiver, type TestReceiver } from '#tests/backend/harness/receiver.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { seedZone } from '#tests/backend/harness/seed-zone.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

const MINUTE = 60000;
/**
 * Generates the actions of a receiver. `lost` means that the response to a batch never arrives, and `twice` that a batch
 * is sent over two connections.
 */
const drawnLife = fc.array(
  fc.constantFrom('signal', 'signal', 'signal', 'send', 'lost', 'twice', 'restart'),
  { maxLength: 25, size: 'max' },
);
const DAY = 86400000;

describeDatabase('what a receiver tells late, or in another order', (engine) => {
  let world: TestWorld;
  let receiver: TestReceiver;
  let automation: TestReceiver;
  let num = 75000;
  let xmit = '';

  const seed = async (rest: Partial<Parameters<typeof seedSite>[1]> = {}): Promise<void> => {
    num += 1;
    xmit = `HP${num}`;
    await seedSite(world.database.kysely, { num, group: 7501, areas: ['Closed'], ...rest });
    const zone = { num: '002', service: 'Burglary', description: 'Back door' } as const;
    await seedZone(world.database.kysely, num, zone);
  };
  const history = () =>
    world.database.kysely
      .selectFrom('activity')
      .select(['kind', 'event', 'at', 'alarm_num', 'on_test', 'panel_at'])
      .where('site_num', '=', num)
      .orderBy('at')
      .execute();
  const alarms = () =>
    world.database.kysely
      .selectFrom('alarm')
      .select(['num', 'state', 'hold_until', 'cleared_at', 'picked_up_at', 'disposition'])
      .where('site_num', '=', num)
      .execute();
  const state = (
    alarm: StateEntry['alarm'],
    word: StateEntry['state'],
    rest: Partial<StateEntry> = {},
  ): BatchEntry => ({
    at: null,
    operator: null,
    disposition: null,
    holdUntil: null,
    newPriority: null,
    kind: 'state',
    alarm,
    state: word,
    counter: receiver.action(1, 'Comment').counter,
    ...rest,
  });

  beforeAll(async () => {
    world = await openTestWorld(engine);
    await writeFamily(world.database.kysely, { parent: 7500, branch: 7501, stranger: 7502 });
    receiver = await addReceiver(world, 'North');
    automation = await addReceiver(world, 'Automation');
  });
  beforeEach(() => seed());
  afterAll(() => world.close());

  it('is on test when it was received during one that somebody has taken off since', async () => {
    const now = world.clock.now();
    const tests = [
      { startsAt: now - 60 * MINUTE, endsAt: now + 60 * MINUTE, clearedAt: now - 10 * MINUTE },
    ];
    await seed({ tests });
    await receiver.send(
      receiver.signal(xmit, '1131 z2', { receivedAt: now - 11 * MINUTE }),
      receiver.signal(xmit, '3131 z2', { receivedAt: now - 10 * MINUTE - 1 }),
    );
    expect((await history()).map(({ on_test }) => on_test)).toEqual([true, true]);
    expect(await alarms()).toEqual([]);
    await receiver.send(receiver.signal(xmit, '1131 z2', { receivedAt: now - 10 * MINUTE }));
    expect(await alarms()).toHaveLength(1);
  });

  it('keeps the counter of what nobody could act on free, so that it counts when it is sent again', async () => {
    const signal = receiver.signal(xmit, '1131 z2');
    const early = receiver.action(1, 'Picked up', { alarm: { counter: signal.counter } });
    const unreadable = receiver.signal(xmit, '1131 z2', { text: '1131 01' });
    const first = await receiver.send(early, unreadable);
    expect(first).toMatchObject([
      { outcome: 'notOnFile', message: expect.stringContaining('again') as string },
      { outcome: 'unreadable' },
    ]);
    await receiver.send(signal);
    const again = await receiver.send(early, { ...unreadable, text: '3131 01 002' });
    expect(again.map(({ outcome }) => outcome)).toEqual(['kept', 'kept']);
    expect(await alarms()).toMatchObject([{ state: 'In progress' }]);
    expect(await receiver.send(early)).toMatchObject([{ outcome: 'repeated' }]);
  });

  it('answers for every entry that cannot be read, beside the ones it keeps', async () => {
    const counter = receiver.action(1, 'Comment').counter;
    const outcomes = await receiver.send(
      { kind: 'faulty', counter, message: 'text: Must be text' },
      receiver.signal(xmit, '1131 z2', { counter }),
      receiver.signal(xmit, '1131 z2', { counter }),
    );
    expect(outcomes).toMatchObject([
      { outcome: 'unreadable', message: 'text: Must be text' },
      { outcome: 'kept' },
      { outcome: 'repeated' },
    ]);
  });

  it('is a new signal when a counter comes again with something else, and the receiver is noted to count anew', async () => {
    const first = receiver.signal(xmit, '1131 z2');
    const [kept] = await receiver.send(first);
    const anew = { ...first, text: '1110 01 044' };
    const outcomes = await receiver.send(anew, first, { ...anew, text: '1602 01 000' });
    expect(outcomes).toMatchObject([
      { outcome: 'kept', message: expect.stringContaining('restarted') as string },
      { outcome: 'repeated', message: null },
      { outcome: 'kept', alarmNum: null },
    ]);
    expect(outcomes[0]?.alarmNum).not.toBe(kept?.alarmNum);
    expect(await receiver.send(first, anew)).toMatchObject([
      { outcome: 'repeated' },
      { outcome: 'repeated' },
    ]);
    expect(await alarms()).toHaveLength(2);
    const listed = await world.database.unitOfWork.run((tx) => tx.receivers.list(0));
    expect(listed.find(({ name }) => name === 'North')?.recountedAt).toBe(world.clock.now());
    expect(listed.find(({ name }) => name === 'Automation')?.recountedAt).toBeNull();
    // The operator's action identifies the alarm by a signal counter. If two signals had the same counter, the action
    // applies to the newest alarm.
    await receiver.send(receiver.action(1, 'Picked up', { alarm: { counter: first.counter } }));
    expect((await alarms()).map((one) => one.state)).toEqual(['New', 'In progress']);
  });

  it('is told from a repeat by the time its receiver took it, and without one after a day', async () => {
    const now = world.clock.now();
    const timed = receiver.signal(xmit, '1602', { receivedAt: now - 1000 });
    const untimed = receiver.signal(xmit, '1602');
    const outcomesOf = async (...entries: readonly BatchEntry[]) =>
      (await receiver.send(...entries)).map(({ outcome }) => outcome);
    expect(await outcomesOf(timed, untimed)).toEqual(['kept', 'kept']);
    expect(await outcomesOf({ ...timed, receivedAt: now - 999 }, timed, untimed)).toEqual([
      'kept',
      'repeated',
      'repeated',
    ]);
    world.clock.advance(DAY);
    expect(await outcomesOf(timed, untimed, untimed)).toEqual(['repeated', 'kept', 'repeated']);
    expect(await outcomesOf(untimed)).toEqual(['repeated']);
  });

  it('of what came before its words were kept is told from a repeat by its time alone', async () => {
    const now = world.clock.now();
    const signals = [1000, 600_000].map((ms) =>
      receiver.signal(xmit, '1131 z2', { receivedAt: now + ms }),
    );
    const untimed = receiver.signal(xmit, '1131 z2');
    await world.database.kysely
      .insertInto('received_signal')
      .values(
        [...signals, untimed].map(({ counter }) => ({
          receiver_id: receiver.receiver.id,
          counter: Number(counter),
          at: now,
          received_at: null,
          alarm_num: null,
        })),
      )
      .execute();
    world.clock.advance(700_000);
    const send = async () =>
      (await receiver.send(...signals, untimed)).map(({ outcome }) => outcome);
    expect(await send()).toEqual(['repeated', 'kept', 'repeated']);
    world.clock.advance(DAY);
    expect(await send()).toEqual(['repeated', 'repeated', 'kept']);
  });

  it('counts when it comes again after its number was entered', async () => {
    const stray = receiver.signal(`HP${num + 500}`, '1131 z2');
    expect(await receiver.send(stray)).toMatchObject([{ outcome: 'notOnFile' }]);
    await seedSite(world.database.kysely, { num: num + 500, group: 7501, areas: ['Closed'] });
    const zone = { num: '002', service: 'Burglary', description: 'Back door' } as const;
    await seedZone(world.database.kysely, num + 500, zone);
    const [again] = await receiver.send(stray);
    expect(again).toMatchObject({ outcome: 'kept', message: null });
    expect(again?.alarmNum).not.toBeNull();
    expect(await receiver.send(stray)).toMatchObject([{ outcome: 'repeated' }]);
  });

  it('is kept once, however its receiver counts, repeats and hands in at a time', async () => {
    await fc.assert(
      fc.asyncProperty(drawnLife, async (life) => {
        await seed();
        const given = new Map<string, BatchEntry>();
        let counter = 0;
        let at = world.clock.now();
        let batch: BatchEntry[] = [];
        const kept: number[] = [];
        const send = async (entries: readonly BatchEntry[]) => {
          const outcomes = await receiver.send(...entries);
          kept.push(outcomes.filter(({ outcome }) => outcome === 'kept').length);
        };
        for (const step of life) {
          if (step === 'restart') counter = 0;
          else if (step === 'signal') {
            counter += 1;
            at += 1;
            const entry = receiver.signal(xmit, '1602', {
              counter: String(9_000_000 + counter),
              receivedAt: at - DAY,
            });
            given.set(`${at}`, entry);
            batch.push(entry);
          } else {
            await Promise.all(step === 'twice' ? [send(batch), send(batch)] : [send(batch)]);
            if (step !== 'lost') batch = [];
          }
        }
        await send(batch);
        await send([...given.values()]);
        expect(kept.reduce((sum, one) => sum + one, 0)).toBe(given.size);
        expect(await history()).toHaveLength(given.size);
        world.clock.advance(DAY);
      }),
      { numRuns: rounds(8, 60) },
    );
  });

  it('names an alarm by another receiver and the counter its signal had there', async () => {
    const signal = receiver.signal(xmit, '1131 z2');
    await receiver.send(signal);
    const { counter } = signal;
    const outcomes = await automation.send(
      automation.action(1, 'Picked up', { alarm: { counter, receiver: 'North' } }),
      automation.action(1, 'Called', { alarm: { counter, receiver: 'South' } }),
      automation.action(1, 'Called', { alarm: { counter: '888888' } }),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['kept', 'notOnFile', 'notOnFile']);
    expect(await alarms()).toMatchObject([{ state: 'In progress' }]);
  });

  it('tells every state of an alarm, again and late without harm, each once in its story', async () => {
    const [opened] = await receiver.send(receiver.signal(xmit, '1131 z2'));
    const alarm = { num: opened?.alarmNum ?? 0 };
    const from = world.clock.now();
    const minute = (count: number) => from + count * MINUTE;
    world.clock.advance(60 * MINUTE);
    const states: readonly (readonly [StateEntry['state'], Partial<StateEntry>])[] = [
      ['In progress', { at: minute(1) }],
      ['On hold', { at: minute(5), holdUntil: minute(90) }],
      ['New', { at: minute(6) }],
      ['Partially cleared', { at: minute(7) }],
    ];
    for (const [word, rest] of states) {
      await receiver.send(state(alarm, word, rest));
      expect(await alarms()).toMatchObject([{ state: word, hold_until: rest.holdUntil ?? null }]);
    }
    for (const [word, rest] of states) await receiver.send(state(alarm, word, rest));
    await receiver.send(state(alarm, 'Partially cleared', { at: minute(8) }));
    expect(await alarms()).toMatchObject([{ state: 'Partially cleared' }]);
    const over = { at: minute(9), disposition: 'Undetermined' } as const;
    await receiver.send(state(alarm, 'Cleared', over), state(alarm, 'Cleared', over));
    await receiver.send(state(alarm, 'In progress', { at: minute(10) }));
    expect(await alarms()).toMatchObject([
      { state: 'Cleared', cleared_at: minute(9), picked_up_at: minute(1) },
    ]);
    expect((await history()).map(({ kind, event }) => `${kind}: ${event}`)).toEqual([
      'Alarm: Perimeter – Back door',
      'Operator action: Picked up',
      'Partial clear: Partial clear',
      'System: Waits for an operator again',
      'Partial clear: Partial clear',
      'Full clear: Full clear',
    ]);
  });

  it('opens an alarm again when a line that nobody can read comes again under a counter it had', async () => {
    const broken = receiver.signal(xmit, '1131 z2', {
      counter: '424242',
      text: 'HOLD-UP COUNTER',
      receivedAt: world.clock.now(),
    });
    const send = async (entry: BatchEntry) => (await receiver.send(entry))[0];
    const first = await send(broken);
    expect(first).toMatchObject({ outcome: 'unreadable', alarmNum: expect.any(Number) as number });
    expect(await send(broken)).toMatchObject({ outcome: 'repeated' });
    world.clock.advance(5 * DAY);
    expect(await send(broken)).toMatchObject({ outcome: 'repeated' });
    const later = await send({ ...broken, receivedAt: world.clock.now() });
    expect(later).toMatchObject({ outcome: 'unreadable', alarmNum: expect.any(Number) as number });
    expect(await alarms()).toHaveLength(2);
    expect(await history()).toHaveLength(2);
  });

  it('opens an alarm where nobody could read its line before its number was entered', async () => {
    const broken = receiver.signal(`HP${num + 500}`, '1131 z2', { text: 'FIRE KITCHEN' });
    expect(await receiver.send(broken)).toMatchObject([{ outcome: 'unreadable', alarmNum: null }]);
    await seedSite(world.database.kysely, { num: num + 500, group: 7501, areas: ['Closed'] });
    expect(await receiver.send(broken)).toMatchObject([
      { outcome: 'unreadable', alarmNum: expect.any(Number) as number },
    ]);
  });

  it('without a counter is told from a repeat for as long as one happening goes on', async () => {
    const fire = receiver.signal(xmit, '1110', { sentCounter: '', counter: '5000000000000000000' });
    const send = async () => (await receiver.send(fire))[0];
    const opened = { outcome: 'kept', alarmNum: expect.any(Number) as number };
    expect(await send()).toMatchObject(opened);
    world.clock.advance(29 * MINUTE);
    expect(await send()).toMatchObject({ outcome: 'repeated' });
    world.clock.advance(MINUTE);
    expect(await send()).toMatchObject(opened);
    expect(await history()).toHaveLength(2);
  });

  it('is only written down after thirty days, which the staff see, and counts as now where no history goes', async () => {
    const now = world.clock.now();
    const outcomes = await receiver.send(
      receiver.signal(xmit, '1131 z2', { receivedAt: now - 31 * DAY, panelAt: 0 }),
    );
    expect(outcomes).toMatchObject([
      { outcome: 'kept', alarmNum: null, message: expect.stringContaining('30 days') as string },
    ]);
    const clock = () =>
      world.database.kysely
        .selectFrom('receiver')
        .select('clock_ahead_ms')
        .where('id', '=', receiver.receiver.id)
        .executeTakeFirstOrThrow();
    expect(await clock()).toEqual({ clock_ahead_ms: -31 * DAY });
    expect(await alarms()).toEqual([]);
    expect(await history()).toMatchObject([{ kind: 'Alarm', alarm_num: null, panel_at: null }]);
    const { last_signal_at } = await world.database.kysely
      .selectFrom('device')
      .select('last_signal_at')
      .where('site_num', '=', num)
      .executeTakeFirstOrThrow();
    expect(last_signal_at).toBeNull();
    const receivedAt = Date.parse('2000-01-01T00:01:07Z');
    const unset = await receiver.send(receiver.signal(xmit, '1131 z2', { receivedAt }));
    expect(unset).toMatchObject([
      { outcome: 'kept', message: expect.stringContaining('24 months') as string },
    ]);
    expect(await alarms()).toMatchObject([{ state: 'New', num: unset[0]?.alarmNum }]);
    expect(await clock()).toEqual({ clock_ahead_ms: receivedAt - now });
  });

  it('does not bring back what was restored since', async () => {
    const now = world.clock.now();
    await receiver.send(
      receiver.signal(xmit, '3302', { receivedAt: now - MINUTE }),
      receiver.signal(xmit, '3131 z2', { receivedAt: now - MINUTE }),
      receiver.signal(xmit, '1302', { receivedAt: now - 2 * MINUTE }),
      receiver.signal(xmit, '1131 z2', { receivedAt: now - 2 * MINUTE }),
    );
    const open = await world.database.kysely
      .selectFrom('trouble')
      .select('id')
      .where('site_num', '=', num)
      .where('cleared_at', 'is', null)
      .execute();
    expect(open).toEqual([]);
    const zones = await world.database.kysely
      .selectFrom('zone')
      .select('unrestored_since')
      .where('site_num', '=', num)
      .execute();
    expect(zones).toEqual([{ unrestored_since: null }]);
  });
});
