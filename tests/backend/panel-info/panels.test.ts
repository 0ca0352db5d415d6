import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isoInstant } from '#core/kernel/instant.ts';
import { describeDatabase } from '../harness/database.ts';
import { MINUTE, NAME, panelWorld, valueOf, type PanelWorld } from './panel-world.ts';

const LISTEN = 15 * MINUTE;

describeDatabase('the panels of a site', (engine) => {
  let world: PanelWorld;
  beforeAll(async () => {
    world = await panelWorld(engine);
  });
  afterAll(() => world.close());

  const testOf = async (who: Awaited<ReturnType<PanelWorld['customer']>>, sn: number) =>
    valueOf(await who.read(sn)).panels[0]?.communicationTest;

  it('are told with all that is known of them to those who may see the site, and do not exist for others', async () => {
    const { sn, xmit } = await world.site();
    const { kysely } = world.database;
    await kysely
      .updateTable('device')
      .set({
        manufacturer: 'Corvane',
        last_service_on: '2026-01-12',
        next_service_on: '2027-01-12',
        commissioned_on: '2021-06-02',
        timer_test_minutes: 1440,
        timer_test_signal: '602',
        timer_test_event: 'Panel is silent',
        timer_test_due_at: world.clock.now() - MINUTE,
        last_signal_at: world.clock.now() - 2 * MINUTE,
        last_signal: 'AC loss',
      })
      .where('site_num', '=', sn)
      .execute();
    await kysely
      .insertInto('device_path')
      .values({
        site_num: sn,
        dev_num: 1,
        position: 0,
        kind: 'Dial-up',
        role: 'primary',
        carrier: 'Northline',
        receiver: 'Receiver 2, line 4',
        format: 'CID',
        supervised_line: 'Line 1',
        caller_ids: ['2075550118'],
      })
      .execute();
    await kysely
      .insertInto('trouble')
      .values([
        {
          id: randomUUID(),
          site_num: sn,
          dev_num: 1,
          text: 'AC loss',
          code: '301',
          since: 1000,
          cleared_at: null,
          said_at: 1000,
          area_num: null,
          zone: null,
        },
        {
          id: randomUUID(),
          site_num: sn,
          dev_num: 1,
          text: 'Phone line 1 fault',
          code: '351',
          since: 2000,
          cleared_at: null,
          said_at: 2000,
          area_num: null,
          zone: null,
        },
      ])
      .execute();
    const owner = await world.customer(sn);
    const info = valueOf(await owner.read(sn));
    expect(info).toMatchObject({
      siteNum: sn,
      timeZone: 'America/New_York',
      dealer: { name: 'Group 7201', phone: null },
      strangers: [],
      requests: [],
    });
    expect(info.panels).toMatchObject([
      {
        transmitterCode: xmit,
        manufacturer: 'Corvane',
        lastServiceOn: '2026-01-12',
        commissionedOn: '2021-06-02',
        decommissionedOn: null,
        timerTestSignal: '602',
        timerTestEvent: 'Panel is silent',
        monitoring: 'Monitored',
        outOfService: null,
        health: 'Offline',
        healthReasons: ['Timer test not received', 'AC loss', 'Phone line 1 fault'],
        areas: [{ devNum: 1, num: 1, state: 'Closed' }],
        paths: [
          { kind: 'Dial-up', role: 'primary', supervisedLine: 'Line 1', callerIds: ['2075550118'] },
        ],
        checks: [
          { name: 'Power', state: 'Attention', reasons: [{ text: 'AC loss' }] },
          { name: 'Panel battery', state: 'OK', reasons: [] },
          {
            name: 'Communication',
            state: 'Attention',
            reasons: [
              { text: 'Timer test not received', since: isoInstant(world.clock.now() - MINUTE) },
              { text: 'Phone line 1 fault', since: isoInstant(2000) },
            ],
          },
          { name: 'Sensors', state: 'OK' },
        ],
        communicationTest: null,
      },
    ]);
    expect(valueOf(await (await world.dealer()).read(sn)).panels).toHaveLength(1);
    for (const other of [await world.customer(), await world.stranger()])
      expect(await other.read(sn)).toMatchObject({ error: { kind: 'notFound' } });
  });

  it('are out of service by their own category, and no missing test makes one of them Offline then', async () => {
    const { sn } = await world.site();
    const since = world.clock.now() - MINUTE;
    await world.database.kysely
      .updateTable('device')
      .set({
        out_of_service: 'Seasonal closure',
        out_of_service_since: since,
        timer_test_minutes: 60,
        timer_test_due_at: since,
        last_signal_at: since,
      })
      .where('site_num', '=', sn)
      .execute();
    const owner = await world.customer(sn);
    expect(valueOf(await owner.read(sn)).panels).toMatchObject([
      {
        monitoring: 'Out of service',
        outOfService: { category: 'Seasonal closure', since: isoInstant(since) },
        health: 'OK',
      },
    ]);
  });

  it('say when a stranger calls from a number of the site, but not by a duress of theirs', async () => {
    const { sn } = await world.site();
    const { receiver } = world;
    const callerId = `207-555-${String(sn).slice(-4)}`;
    await world.database.kysely
      .insertInto('device_path')
      .values({
        site_num: sn,
        dev_num: 1,
        position: 0,
        kind: 'Dial-up',
        role: 'primary',
        carrier: null,
        receiver: null,
        format: null,
        supervised_line: null,
        caller_ids: [callerId.replaceAll('-', '')],
      })
      .execute();
    const owner = await world.customer(sn);
    const strangers = async () =>
      valueOf(await owner.read(sn)).strangers.map(({ xmit: code }) => code);
    await receiver.send(receiver.signal('STRANGER-1', '1121 u2', { callerId }));
    expect(await strangers()).toEqual([]);
    const first = world.clock.now();
    world.clock.advance(MINUTE);
    await receiver.send(receiver.signal('stranger-1', '1602', { callerId }));
    const since = async (who: Pick<typeof owner, 'read'>) =>
      valueOf(await who.read(sn)).strangers.map((stranger) => stranger.since);
    expect(await since(owner)).toEqual([isoInstant(first + MINUTE)]);
    expect(await since(await world.dealer())).toEqual([isoInstant(first)]);
    await receiver.send(receiver.signal('stranger-2', '1602', { callerId: '413 555 0100' }));
    await receiver.send(receiver.signal('stranger-3', '1602'));
    expect(await strangers()).toEqual(['STRANGER-1']);
    // A transmitter code that belongs to a device is no longer listed as unknown.
    await world.database.kysely
      .updateTable('device')
      .set({ xmit: 'stranger-1' })
      .where('site_num', '=', sn)
      .execute();
    expect(await strangers()).toEqual([]);
  });

  it('are listened to once for a number and one at a time; the first test signal of theirs passes it', async () => {
    const { sn, xmit } = await world.site();
    const [owner, partner] = [await world.customer(sn), await world.customer(sn)];
    const id = randomUUID();
    const begun = valueOf(await owner.listen(sn, id));
    expect(begun).toMatchObject({ id, state: 'Waiting', passedAt: null });
    expect(valueOf(await owner.listen(sn, id))).toEqual(begun);
    expect(await testOf(partner, sn)).toMatchObject({ id, startedBy: NAME });
    const second = await partner.listen(sn);
    expect(second).toMatchObject({ error: { kind: 'conflict', code: 'testRunning' } });
    expect(JSON.stringify(second)).toContain(NAME);
    const { receiver } = world;
    world.clock.advance(MINUTE);
    await receiver.send(receiver.signal(xmit, '1302'), receiver.signal('HP99999', '1601'));
    expect(await testOf(owner, sn)).toMatchObject({ state: 'Waiting' });
    await receiver.send(receiver.signal(xmit, '1601'), receiver.signal(xmit, '1602'));
    const passed = isoInstant(world.clock.now());
    expect(await testOf(owner, sn)).toMatchObject({ state: 'Passed', passedAt: passed });
    expect(await world.history(sn)).toEqual([`Test: Communication test started by ${NAME}`]);
    expect(await world.record(sn)).toEqual(['panel.test ok']);
    // A second test signal does not change the time at which the communication test passed.
    world.clock.advance(MINUTE);
    await receiver.send(receiver.signal(xmit, '1602'));
    expect(await testOf(owner, sn)).toMatchObject({ passedAt: passed });
    valueOf(await partner.listen(sn));
    expect(await testOf(owner, sn)).toMatchObject({ state: 'Waiting' });
  });

  it('are listened to once where several people press at the same moment', async () => {
    const { sn } = await world.site();
    const people = [await world.customer(sn), await world.customer(sn), await world.dealer()];
    const answers = await Promise.all(people.map((who) => who.listen(sn)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const answer of answers)
      if (!answer.ok) expect(answer).toMatchObject({ error: { code: 'testRunning' } });
    expect(await world.history(sn)).toHaveLength(1);
    expect(await world.record(sn)).toHaveLength(1);
  });

  it.each(['RX', 'RP'])('are heard in SIA by %s, on test too', async (code) => {
    const { sn, xmit } = await world.site();
    const owner = await world.customer(sn);
    valueOf(await owner.listen(sn));
    world.clock.advance(MINUTE);
    const { receiver } = world;
    await receiver.send(receiver.signal(xmit, '', { format: 'SIA', text: `Nri1/${code}0` }));
    expect(await testOf(owner, sn)).toMatchObject({ state: 'Passed', code });
  });

  it('are not heard after a quarter of an hour, nor foreign ones, nor those whose signals are not kept', async () => {
    const { sn, xmit } = await world.site();
    const owner = await world.customer(sn);
    valueOf(await owner.listen(sn));
    world.clock.advance(LISTEN + 1);
    await world.receiver.send(world.receiver.signal(xmit, '1601'));
    expect(await testOf(owner, sn)).toMatchObject({ state: 'No test signal arrived' });
    const stranger = await world.customer();
    expect(await stranger.listen(sn)).toMatchObject({ error: { kind: 'notFound' } });
    expect(await owner.listen(sn, randomUUID(), 9)).toMatchObject({ error: { kind: 'notFound' } });
    await world.database.kysely
      .updateTable('device')
      .set({ out_of_service: 'Panel disconnected' })
      .where('site_num', '=', sn)
      .execute();
    expect(await owner.listen(sn)).toMatchObject({ error: { code: 'signalsNotKept' } });
  });
});
