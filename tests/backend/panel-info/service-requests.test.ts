import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeEachEngine } from '../harness/database.ts';
import { DAY, MINUTE, NAME, panelWorld, valueOf, type PanelWorld } from './panel-world.ts';

const MAILED = 'dana@example.com';
const email = (value: string) => ({ contacts: [{ type: 'email' as const, value }] });

describeEachEngine('messages to the dealer of a site', (engine) => {
  let world: PanelWorld;
  let dealer: Awaited<ReturnType<PanelWorld['dealer']>>;
  beforeAll(async () => {
    world = await panelWorld(engine);
    dealer = await world.dealer(email(MAILED));
    await world.dealer(email('lee@example.com'));
    await world.person({ application: 2, groups: [7202], ...email('stranger@example.com') });
  });
  afterAll(() => world.close());

  it('reach the people of the nearest group by mail, the dashboard, history and the record, once for their number', async () => {
    const { sn, xmit } = await world.site();
    const owner = await world.customer(sn);
    const id = randomUUID();
    const asked = valueOf(await owner.ask(sn, '  The keypad beeps.\u0007 ', id));
    expect(asked).toMatchObject({ id, state: 'New', text: 'The keypad beeps.', kind: 'request' });
    // Repeats the request as a client does after a lost response, once with the first request's idempotency key and once without a key.
    expect(valueOf(await owner.ask(sn, '  The keypad beeps.\u0007 ', id))).toEqual(asked);
    expect(valueOf(await owner.ask(sn, '  The keypad beeps.\u0007 ', id, 1, null))).toEqual(asked);
    const mails = await world.mails(sn);
    expect(mails.map(({ recipient }) => recipient)).toEqual([MAILED, 'lee@example.com']);
    expect(mails[0]?.text).toContain('The keypad beeps.');
    expect(mails[0]?.text).toContain(xmit);
    expect(mails[0]?.link).toContain(`/site/info?sn=${sn}`);
    expect(await world.history(sn)).toEqual([`Data change: Service requested by ${NAME}`]);
    expect(await world.record(sn)).toEqual(['service.request ok']);
    const { serviceMessages } = valueOf(await dealer.home());
    expect(serviceMessages.filter(({ siteNum }) => siteNum === sn)).toMatchObject([
      { id, siteName: `Site ${sn}`, xmit, state: 'New' },
    ]);
  });

  it('are delivered with the first mail that leaves, taken care of once, closed, and seen so by who asked', async () => {
    const { sn } = await world.site();
    const owner = await world.customer(sn);
    const other = await world.dealer();
    const { id } = valueOf(await owner.ask(sn, 'The siren is silent.'));
    await world.sendAll();
    const stateOf = async () => valueOf(await owner.read(sn)).requests.map(({ state }) => state);
    expect(await stateOf()).toEqual(['Delivered']);
    // Delivery keeps the revision, so the revision from the dashboard is still current.
    const taken = valueOf(await dealer.acknowledge(id, 1));
    expect(taken).toMatchObject({ state: 'Acknowledged', acknowledgedBy: NAME });
    const late = await other.acknowledge(id, 1);
    expect(late).toMatchObject({ error: { kind: 'conflict', code: 'staleRev' } });
    expect(JSON.stringify(late)).toMatch(
      new RegExp(`Changed by ${NAME} at \\d\\d:\\d\\d [A-Z]+\\.`),
    );
    expect(valueOf(await dealer.close(id, 2))).toMatchObject({ state: 'Closed' });
    expect(await dealer.close(id, 3)).toMatchObject({ error: { code: 'staleRev' } });
    expect(await stateOf()).toEqual(['Closed']);
    const { serviceMessages } = valueOf(await dealer.home());
    expect(serviceMessages.some((message) => message.id === id)).toBe(false);
    expect(await world.history(sn)).toContain(`Data change: Service message closed by ${NAME}`);
    expect(await world.record(sn)).toEqual([
      'service.request ok',
      'service.acknowledge ok',
      'service.close ok',
    ]);
  });

  it('are one however often the same press arrives at the same moment, and are acknowledged by one of two', async () => {
    const { sn } = await world.site();
    const owner = await world.customer(sn);
    const id = randomUUID();
    await Promise.all([1, 2, 3].map(() => owner.ask(sn, 'The siren is silent.', id)));
    expect(valueOf(await owner.read(sn)).requests.map((request) => request.id)).toEqual([id]);
    expect(await world.history(sn)).toHaveLength(1);
    const other = await world.dealer();
    const answers = await Promise.all([dealer, other].map((who) => who.acknowledge(id, 1)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(
      (await world.record(sn)).filter((line) => line === 'service.acknowledge ok'),
    ).toHaveLength(1);
  });

  it('are nobody else’s: foreign sites and messages do not exist, nor does a panel of another site', async () => {
    const { sn } = await world.site();
    const owner = await world.customer(sn);
    const neighbour = await world.customer((await world.site()).sn);
    const notFound = { error: { kind: 'notFound' } };
    expect(await neighbour.ask(sn, 'Let me in.')).toMatchObject(notFound);
    expect(await owner.ask(sn, 'The other one.', randomUUID(), 7)).toMatchObject(notFound);
    const { id } = valueOf(await owner.ask(sn, 'Mine.'));
    expect(await (await world.stranger()).acknowledge(id, 1)).toMatchObject(notFound);
    // Using the id of another site's message gets the same response as an unknown id.
    const theirs = (await world.site()).sn;
    const stranger = await world.customer(theirs);
    expect(await stranger.ask(theirs, 'Mine too.', id)).toMatchObject(notFound);
  });

  it('say something, and are few', async () => {
    const { sn } = await world.site();
    const owner = await world.customer(sn);
    expect(await owner.ask(sn, '   ')).toMatchObject({ error: { kind: 'invalid' } });
    expect(await owner.ask(sn, 'x'.repeat(1001))).toMatchObject({ error: { kind: 'invalid' } });
    for (let times = 0; times < 5; times += 1) valueOf(await owner.ask(sn, `Again ${times}`));
    expect(await owner.ask(sn, 'Once more')).toMatchObject({ error: { kind: 'tooMany' } });
    expect((await world.record(sn)).at(-1)).toBe('service.request limited');
  });

  it('are made by a panel that floods and one that asks itself, once an episode, never on test', async () => {
    const { sn, xmit } = await world.site();
    const { receiver } = world;
    const flood = () =>
      receiver.send(...Array.from({ length: 130 }, () => receiver.signal(xmit, '1301')));
    const made = async () => {
      const rows = await world.database.kysely
        .selectFrom('service_request')
        .select(['kind', 'state', 'requested_by'])
        .where('site_num', '=', sn)
        .orderBy('requested_at')
        .orderBy('kind')
        .execute();
      return rows.map(({ kind, state }) => `${kind} ${state}`);
    };
    await receiver.send(receiver.signal(xmit, '1301'));
    expect(await made()).toEqual([]);
    await flood();
    await flood();
    expect(await made()).toEqual(['runaway New']);
    await receiver.send(receiver.signal(xmit, '1616'), receiver.signal(xmit, '1616'));
    await receiver.send(receiver.signal(xmit, '1616'));
    expect(await made()).toEqual(['panel New', 'runaway New']);
    const mailed = (await world.mails(sn)).filter(({ recipient }) => recipient === MAILED);
    expect(mailed.map(({ subject }) => subject.split(':')[0]).toSorted()).toEqual([
      'A panel keeps sending the same signal',
      'The panel requests service',
    ]);
    expect(await world.history(sn)).toEqual([
      'System: Service message created by itself',
      'System: Service message created by itself',
    ]);
    // The owner also sees the service request that the panel itself triggered.
    const owner = await world.customer(sn);
    expect(valueOf(await owner.read(sn)).requests).toHaveLength(2);
    // When this message is closed, the next problem creates a new message.
    const { serviceMessages } = valueOf(await dealer.home());
    const own = serviceMessages.find(({ siteNum, kind }) => siteNum === sn && kind === 'panel');
    valueOf(await dealer.close(own?.id ?? '', own?.rev ?? 0));
    world.clock.advance(MINUTE);
    await receiver.send(receiver.signal(xmit, '1616'));
    expect((await made()).filter((one) => one.startsWith('panel'))).toHaveLength(2);
    world.clock.advance(8 * DAY);
    await receiver.send(receiver.signal(xmit, '1616'));
    expect((await made()).filter((one) => one.startsWith('panel'))).toHaveLength(3);
  });

  it('are not made on test or out of service, and of a hold-up button customers hear nothing', async () => {
    const tested = await world.site();
    const { receiver } = world;
    const now = world.clock.now();
    await world.database.kysely
      .insertInto('site_test')
      .values({
        id: randomUUID(),
        site_num: tested.sn,
        site_group_num: 7201,
        mode: 'noAction',
        dev_nums: [1],
        scope: JSON.stringify({ kind: 'all', zones: [], serviceTypes: [] }),
        category: 'Technician test',
        starts_at: now,
        ends_at: now + DAY,
        reason: 'Test',
        role: 'dealer',
        placed_by_id: null,
        placed_by: 'Lee Park',
        warning: JSON.stringify({ minutes: [], channels: [] }),
        cleared_at: null,
        cleared_by: null,
        due_at: null,
        created_at: now,
        updated_at: now,
        updated_by: null,
      })
      .execute();
    const out = await world.site();
    await world.database.kysely
      .updateTable('device')
      .set({ out_of_service: 'Out of service' })
      .where('site_num', '=', out.sn)
      .execute();
    for (const { sn, xmit } of [tested, out]) {
      await receiver.send(
        receiver.signal(xmit, '1616'),
        ...Array.from({ length: 70 }, () => receiver.signal(xmit, '1302')),
      );
      expect(await world.mails(sn)).toEqual([]);
    }
    const silent = await world.site();
    const owner = await world.customer(silent.sn);
    await receiver.send(
      ...Array.from({ length: 70 }, () => receiver.signal(silent.xmit, '1121 u1')),
    );
    expect((await world.mails(silent.sn)).map(({ recipient }) => recipient)).toContain(MAILED);
    expect(valueOf(await owner.read(silent.sn)).requests).toEqual([]);
    const events = await world.database.kysely
      .selectFrom('live_event')
      .select('withheld')
      .where('site_num', '=', silent.sn)
      .where('kind', 'in', ['site', 'activity'])
      .execute();
    expect(events.every(({ withheld }) => withheld)).toBe(true);
    const made = await world.database.kysely
      .selectFrom('service_request')
      .select(['kind', 'withheld'])
      .where('site_num', '=', silent.sn)
      .execute();
    expect(made).toEqual([{ kind: 'runaway', withheld: true }]);
  });
});
