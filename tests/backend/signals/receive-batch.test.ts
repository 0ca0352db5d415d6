import { randomUUID } from 'node:crypto';
import { INTAKE_LIMITS } from '#core/home/signal-intake-limits.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { liveEventSchema } from '#core/live/live-event.schema.ts';
import { testNewsOf } from '#core/tests-on-site/test-news.schema.ts';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { addReceiver, type TestReceiver } from '#tests/backend/harness/receiver.ts';
import { seedZone } from '#tests/backend/harness/seed-zone.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { openTestWorld, type TestWorld } from '#tests/backend/harness/test-world.ts';

describeEachEngine('a batch of a receiver', (engine) => {
  let world: TestWorld;
  let receiver: TestReceiver;
  let num = 71000;
  let xmit = '';

  const zone = (zoneNum: string, service: 'Burglary' | 'Fire' | 'Hold-up', description: string) =>
    seedZone(world.database.kysely, num, { num: zoneNum, service, description });

  const history = () =>
    world.database.kysely
      .selectFrom('activity')
      .select(['kind', 'event', 'zone', 'alarm_num', 'withheld', 'on_test', 'times', 'defined'])
      .where('site_num', '=', num)
      .orderBy('at')
      .orderBy('alarm_num')
      .execute();
  const alarms = () =>
    world.database.kysely
      .selectFrom('alarm')
      .selectAll()
      .where('site_num', '=', num)
      .orderBy('num')
      .execute();
  const area = () =>
    world.database.kysely
      .selectFrom('area')
      .selectAll()
      .where('site_num', '=', num)
      .executeTakeFirstOrThrow();

  beforeAll(async () => {
    world = await openTestWorld(engine);
    await writeFamily(world.database.kysely, { parent: 7100, branch: 7101, stranger: 7102 });
    receiver = await addReceiver(world);
  });
  beforeEach(async () => {
    num += 1;
    xmit = `HP${num}`;
    await seedSite(world.database.kysely, { num, group: 7101, areas: ['Closed'] });
    await zone('002', 'Burglary', 'Warehouse door');
    await zone('005', 'Burglary', 'Warehouse motion');
    await zone('007', 'Fire', 'Kitchen – smoke detector');
    await zone('009', 'Hold-up', 'Counter button');
  });
  afterAll(() => world.close());

  it('tells the story of a verified burglary', async () => {
    await receiver.send(receiver.signal(xmit, '3401 u3'));
    expect(await area()).toMatchObject({ state: 'Closed', changed_by: '3', alarm_num: null });
    world.clock.advance(1000);
    const [opened, joined] = await receiver.send(
      receiver.signal(xmit, '1131 z2'),
      receiver.signal(xmit, '1132 z5'),
    );
    const alarmNum = opened?.alarmNum ?? expect.fail('no alarm was opened');
    expect(joined).toMatchObject({ outcome: 'kept', alarmNum });
    expect(await alarms()).toMatchObject([
      { num: alarmNum, state: 'New', priority: 2, event: 'Perimeter – Warehouse door' },
    ]);
    expect(await area()).toMatchObject({ alarm_num: alarmNum });
    await receiver.send(
      receiver.action(alarmNum, 'Picked up'),
      receiver.action(alarmNum, 'Dispatched', { comment: 'Police', avs: 2 }),
      receiver.signal(xmit, '1139 z5'),
    );
    expect(await alarms()).toMatchObject([
      { state: 'In progress', priority: 1, avs: 2, operator: 'JD' },
    ]);
    const [fire] = await receiver.send(receiver.signal(xmit, '1110 z7'));
    expect(await area()).toMatchObject({ alarm_num: fire?.alarmNum });
    await receiver.send(receiver.action(fire?.alarmNum ?? 0, 'Full clear'));
    // The burglary alarm of this area is still open.
    expect(await area()).toMatchObject({ alarm_num: alarmNum });
    await receiver.send(
      receiver.signal(xmit, '3131 z2'),
      receiver.action(alarmNum, 'Full clear', { disposition: 'Actual – police' }),
    );
    expect(await alarms()).toMatchObject([
      {
        state: 'Cleared',
        disposition: 'Actual – police',
        event: 'Intrusion verified – Warehouse motion',
      },
      { num: fire?.alarmNum, state: 'Cleared' },
    ]);
    expect(await area()).toMatchObject({ alarm_num: null, state: 'Closed' });
    const rows = await history();
    expect(rows.filter((row) => row.alarm_num === alarmNum)).toHaveLength(7);
    expect(rows.map(({ kind }) => kind)).toContain('Full clear');
  });

  it('takes an entry once, however often it comes and in which batch', async () => {
    const entry = receiver.signal(xmit, '1131 z2');
    const first = await receiver.send(entry, entry);
    const again = await receiver.send(entry);
    expect(first.map(({ outcome }) => outcome)).toEqual(['kept', 'repeated']);
    expect(again.map(({ outcome }) => outcome)).toEqual(['repeated']);
    expect(await history()).toHaveLength(1);
    const other = await addReceiver(world, `R${num}`);
    expect(await other.send({ ...entry })).toMatchObject([{ outcome: 'kept' }]);
  });

  it('says what nobody owns and what cannot be read, and keeps the rest', async () => {
    const outcomes = await receiver.send(
      receiver.signal('HP0', '1131 z2'),
      receiver.signal(xmit, '1131 z2', { text: '1131 01' }),
      receiver.signal(xmit, '1131 z2', { receivedAt: world.clock.now() + 9000000 }),
      receiver.action(1, 'Comment'),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'notOnFile',
      'unreadable',
      'kept',
      'notOnFile',
    ]);
    expect(outcomes[1]?.message).toContain('16 characters');
    const device = await world.database.kysely
      .selectFrom('device')
      .select('last_signal_at')
      .where('site_num', '=', num)
      .executeTakeFirstOrThrow();
    expect(device.last_signal_at).toBe(world.clock.now());
    expect(
      await world.database.kysely.selectFrom('stray_signal').select(['xmit', 'times']).execute(),
    ).toContainEqual({ xmit: 'HP0', times: expect.anything() as unknown });
  });

  it('keeps what cannot be read in the history of its site, once, and opens an alarm where a part of it says so', async () => {
    const encrypted = receiver.signal(xmit, '1131 z2', {
      format: 'DC-09',
      text: '"*SIA-DCS"0001L0#1[A1',
    });
    const broken = receiver.signal(xmit, '1131 z2', { text: '1110 01 00' });
    const ahead = receiver.signal(xmit, '1602', { receivedAt: world.clock.now() + 8 * 60000 });
    const outcomes = await receiver.send(encrypted, broken, ahead, {
      kind: 'faulty',
      counter: '',
      message: 'Must be an object',
      text: 'null',
    });
    expect(outcomes).toMatchObject([
      { outcome: 'unreadable', alarmNum: null },
      { outcome: 'unreadable', alarmNum: expect.any(Number) as number },
      { outcome: 'kept', message: expect.stringContaining('8 minutes ahead') as string },
      { outcome: 'unreadable' },
    ]);
    await receiver.send(encrypted, broken);
    const kinds = (await history()).toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
    expect(kinds).toMatchObject([
      { kind: 'Alarm', event: 'Fire (line could not be read)', withheld: false },
      { kind: 'System', event: 'Signal could not be read', withheld: true },
      { kind: 'Test' },
    ]);
    expect(await alarms()).toMatchObject([{ priority: 1, state: 'New' }]);
    const { kysely } = world.database;
    expect(
      await kysely
        .selectFrom('activity')
        .select(['raw', 'comment'])
        .where('site_num', '=', num)
        .where('kind', '=', 'Alarm')
        .execute(),
    ).toMatchObject([
      { raw: '1110 01 00', comment: expect.stringContaining('16 characters') as string },
    ]);
    const clock = await kysely
      .selectFrom('receiver')
      .select(['clock_ahead_ms', 'clock_at'])
      .where('id', '=', receiver.receiver.id)
      .executeTakeFirstOrThrow();
    expect(clock).toEqual({ clock_ahead_ms: 8 * 60000, clock_at: world.clock.now() });
    const unread = await kysely
      .selectFrom('unread_signal')
      .select(['text', 'xmit'])
      .where('text', 'in', ['1110 01 00', 'null', encrypted.text])
      .execute();
    expect(unread).toHaveLength(3);
    expect(unread).toContainEqual({ text: '1110 01 00', xmit });
  });

  it('keeps only so much of what reaches no account, the newest, and counts a repeat of it once', async () => {
    const { kysely, unitOfWork } = world.database;
    const own = await addReceiver(world, `Flooded ${num}`);
    const tried = INTAKE_LIMITS.mostKept + 250;
    for (let from = 0; from < tried; from += 500)
      await own.send(
        ...Array.from({ length: Math.min(500, tried - from) }, (_, index) => {
          const receivedAt = world.clock.now() - tried + from + index;
          return own.signal(`ZZ${from + index}`, '1602', { receivedAt });
        }),
        own.signal(xmit, '1131 z2', { text: `?? ${from}` }),
      );
    const again = own.signal(`ZZ${tried - 1}`, '1602', { receivedAt: world.clock.now() - 1 });
    await own.send(again);
    const lines = Array.from({ length: tried }, (_, index) => ({
      id: randomUUID(),
      counter: '',
      at: world.clock.now(),
      xmit: null,
      text: `?! ${index}`,
      reason: 'why',
    }));
    await unitOfWork.run((tx) => tx.signals.noteUnread(own.receiver.id, lines));
    const strays = await kysely
      .selectFrom('stray_signal')
      .select(['xmit', 'times'])
      .where('receiver_id', '=', own.receiver.id)
      .orderBy('last_at')
      .execute();
    expect(strays).toHaveLength(INTAKE_LIMITS.mostKept);
    expect([strays.at(0), strays.at(-1)]).toEqual([
      { xmit: 'ZZ250', times: 1 },
      { xmit: `ZZ${tried - 1}`, times: 1 },
    ]);
    const unread = await kysely
      .selectFrom('unread_signal')
      .select('id')
      .where('receiver_id', '=', own.receiver.id)
      .execute();
    expect(unread).toHaveLength(INTAKE_LIMITS.mostKept);
    expect(await history()).toHaveLength(Math.ceil(tried / 500));
    const { signals } = await unitOfWork.read((tx) =>
      tx.figures.staffHome(world.clock.now(), '2026-01-01', ['support']),
    );
    expect(signals?.dropped.map(({ name }) => name)).toContain(own.receiver.name);
  });

  it('only logs what is on test, and what is not defined', async () => {
    const now = world.clock.now();
    await receiver.send(receiver.signal(xmit, '1150 z44'), receiver.signal(xmit, '1999 z2'));
    expect(await history()).toMatchObject([{ defined: false }, { defined: false }]);
    await seedSite(world.database.kysely, {
      num: num + 500,
      group: 7101,
      tests: [{ startsAt: now - 1, endsAt: now + 60000 }],
    });
    const place = num;
    num += 500;
    await zone('001', 'Burglary', 'Front door');
    await zone('002', 'Burglary', 'Back door');
    num = place;
    await receiver.send(receiver.signal(`HP${num + 500}`, '1120'));
    await receiver.send(
      receiver.signal(`HP${num + 500}`, '1131 z1'),
      receiver.signal(`HP${num + 500}`, '3131 z1'),
      receiver.signal(`HP${num + 500}`, '1131 z1'),
      receiver.signal(`HP${num + 500}`, '1131 z2'),
    );
    const ticks = await world.database.kysely
      .selectFrom('site_test_zone')
      .innerJoin('site_test', 'site_test.id', 'site_test_zone.test_id')
      .select(['zone', 'count', 'code'])
      .where('site_num', '=', num + 500)
      .orderBy('zone')
      .execute();
    expect(ticks).toEqual([
      { zone: '001', count: 2, code: '131' },
      { zone: '002', count: 1, code: '131' },
    ]);
    expect(await alarms()).toEqual([]);
    const tested = await world.database.kysely
      .selectFrom('activity')
      .select(['on_test', 'alarm_num'])
      .where('site_num', '=', num + 500)
      .execute();
    expect(tested).toHaveLength(5);
    expect(tested.every((row) => row.on_test && row.alarm_num === null)).toBe(true);
  });

  it('tells whoever watches a test what each zone sent, a hold-up to the dealer alone', async () => {
    const now = world.clock.now();
    await seedSite(world.database.kysely, {
      num: num + 500,
      group: 7101,
      tests: [{ startsAt: now - 1, endsAt: now + 60000 }],
    });
    const site = num + 500;
    const place = num;
    num += 500;
    await zone('001', 'Burglary', 'Front door');
    await zone('009', 'Hold-up', 'Counter');
    num = place;
    await receiver.send(
      receiver.signal(`HP${site}`, '1131 z1'),
      receiver.signal(`HP${site}`, '3131 z1'),
      receiver.signal(`HP${site}`, '1122 z9'),
    );
    const rows = await world.database.kysely
      .selectFrom('live_event')
      .selectAll()
      .where('site_num', '=', site)
      .orderBy('seq')
      .execute();
    const events = rows.map(({ withheld, ...row }) => ({
      withheld,
      news: testNewsOf(
        liveEventSchema.parse({ ...row, key: '', at: now, siteNum: site, devNum: row.dev_num }),
      ),
    }));
    const zones = events.flatMap(({ withheld, news }) =>
      news?.kind === 'zone' ? [{ withheld, ...news }] : [],
    );
    expect(zones.map(({ zone: sent, withheld }) => [sent, withheld])).toEqual([
      ['001', false],
      ['009', true],
    ]);
    expect(zones[0]?.restoredAt).not.toBeNull();
    const signals = events.flatMap(({ withheld, news }) =>
      news?.kind === 'signal' ? [{ withheld, ...news.signal }] : [],
    );
    expect(signals).toMatchObject([
      { withheld: false, kind: 'Alarm', zone: '001', code: '131', defined: true },
      { withheld: false, kind: 'Restore', zone: '001' },
      { withheld: true, kind: 'Alarm', zone: '009' },
    ]);
  });

  it('keeps a hold-up from customers until the owner is told, and then tells all of it', async () => {
    const [pressed] = await receiver.send(receiver.signal(xmit, '1122 z9'));
    const alarmNum = pressed?.alarmNum ?? expect.fail('no alarm was opened');
    await receiver.send(receiver.action(alarmNum, 'Dispatched', { comment: 'Police' }));
    const button = () =>
      world.database.kysely
        .selectFrom('zone')
        .select('last_signal')
        .where('site_num', '=', num)
        .where('num', '=', '009')
        .executeTakeFirstOrThrow();
    expect((await history()).every(({ withheld }) => withheld)).toBe(true);
    expect(await button()).toEqual({ last_signal: null });
    expect(await area()).toMatchObject({ alarm_num: null });
    await receiver.send(receiver.action(alarmNum, 'Notified owner'));
    expect((await history()).some(({ withheld }) => withheld)).toBe(false);
    expect(await area()).toMatchObject({ alarm_num: alarmNum });
    expect(await alarms()).toMatchObject([{ withheld: false }]);
    expect(await button()).toEqual({ last_signal: 'Silent hold-up – Counter button' });
  });

  it('writes a flood of ten thousand signals in few rows that count it whole', async () => {
    for (let batch = 0; batch < 20; batch += 1)
      await receiver.send(...Array.from({ length: 500 }, () => receiver.signal(xmit, '1383 z2')));
    const all = await history();
    const rows = all.filter(({ kind }) => kind !== 'System');
    expect(rows.length).toBeLessThanOrEqual(60);
    expect(all.map(({ event }) => event).filter((event) => /^Service/.test(event))).toEqual([
      'Service message created',
    ]);
    expect(Math.max(...rows.map(({ times }) => times))).toBe(10000);
    expect(await alarms()).toEqual([]);
  });

  it('leaves one line in the record a batch, and events for those who look', async () => {
    const count = async () => {
      const rows = await world.database.kysely
        .selectFrom('audit')
        .select('detail')
        .where('operation', '=', 'signal.batch')
        .execute();
      return rows.length;
    };
    const before = await count();
    await receiver.send(receiver.signal(xmit, '1131 z2'), receiver.signal(xmit, '3131 z2'));
    expect(await count()).toBe(before + 1);
    const events = await world.database.kysely
      .selectFrom('live_event')
      .select(['kind', 'withheld'])
      .where('site_num', '=', num)
      .execute();
    expect(events.map(({ kind }) => kind).toSorted()).toEqual([
      'activity',
      'activity',
      'alarm',
      'area',
      'device',
    ]);
  });
});
