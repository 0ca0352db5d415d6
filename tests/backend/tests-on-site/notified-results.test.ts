import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { notifyHeldBack } from '#adapters/server/sql/signals/notify-held-back.ts';
import { describeDatabase } from '../harness/database.ts';
import { addReceiver, type TestReceiver } from '../harness/receiver.ts';
import { HOUR, testedSiteWorld, type TestedSiteWorld, valueOf } from './tested-site-world.ts';

type Person = Awaited<ReturnType<TestedSiteWorld['person']>>;

describeDatabase('the results of a test that signals come in for', (engine) => {
  let world: TestedSiteWorld;
  let receiver: TestReceiver;
  let dealer: Person;
  let owner: Person;
  let sn: number;

  beforeAll(async () => {
    world = await testedSiteWorld(engine);
    receiver = await addReceiver(world);
    dealer = await world.person();
  });
  beforeEach(async () => {
    sn = await world.site();
    owner = await world.person({ application: 3, links: [sn] });
  });
  afterAll(() => world.close());

  const send = async (...texts: readonly string[]): Promise<void> => {
    for (const text of texts) {
      world.clock.advance(1000);
      await receiver.send(receiver.signal(`HP${sn}`, text));
    }
  };
  const place = async (form: Parameters<Person['place']>[1] = {}): Promise<string> =>
    valueOf(await dealer.place(sn, form)).test.id;
  const found = async (who: Person, id: string) => {
    const { zones, signals, signalCount } = valueOf(await who.results(id));
    return {
      zones: zones.map(({ zone, state, count, code }) => [zone, state, count, code]),
      codes: signals.map(({ code }) => code),
      signalCount,
    };
  };
  const zone = async (who: Person, id: string, num: string) =>
    (await found(who, id)).zones.find(([name]) => name === num);

  it('tick a zone by what it watches for: a weak battery or a bypass tests nothing, and its end restores nothing', async () => {
    const id = await place();
    await send('1384 z1', '1570 z1');
    expect(await zone(dealer, id, '001')).toEqual(['001', 'Waiting', 0, null]);
    await send('1134 z1', '3384 z1', '3570 z1');
    expect(await zone(dealer, id, '001')).toEqual(['001', 'Received', 1, '134']);
    await send('3134 z1');
    expect(await zone(dealer, id, '001')).toEqual(['001', 'Restored', 1, '134']);
  });

  it('count for twelve months as tested, by month and zone, without what is withheld from a customer', async () => {
    const id = await place();
    const now = world.clock.now();
    const MONTH = 30 * 24 * HOUR;
    const tested = async (who: Person) => {
      const { months, zones } = valueOf(await who.coverage(sn));
      return {
        months: months.map(({ tests, zones: count }) => [tests, count]),
        zones: zones.map(({ zone: num, testedAt }) => [num, testedAt && Date.parse(testedAt)]),
      };
    };
    const nothing = Array.from({ length: 11 }, () => [0, 0]);
    expect((await tested(dealer)).months).toEqual([...nothing, [0, 0]]);
    await world.tick(id, '001', now - 1);
    await world.tick(id, '001', now);
    await world.tick(id, '002', now, true);
    await world.tick(id, '007', now - 3 * MONTH);
    await world.tick(id, '010', now - 13 * MONTH);
    await world.tick(id, '010', now, false, true);
    const seen = await tested(owner);
    expect(seen.zones).toEqual([
      ['001', now],
      ['002', null],
      ['007', now - 3 * MONTH],
      ['010', null],
    ]);
    expect(seen.months.at(-1)).toEqual([1, 1]);
    expect(seen.months.filter(([tests]) => tests === 1)).toHaveLength(2);
    const known = await tested(dealer);
    expect(known.zones.at(-1)).toEqual(['010', now]);
    expect(known.months.at(-1)).toEqual([1, 2]);
    const stranger = await world.person({ application: 3, links: [] });
    expect(await stranger.coverage(sn)).toMatchObject({ ok: false, error: { kind: 'notFound' } });
  });

  it('tick a zone that watches for a supervisory signal by that', async () => {
    await world.database.kysely
      .updateTable('zone')
      .set({ service_type: 'Supervisory' })
      .where('site_num', '=', sn)
      .where('num', '=', '007')
      .execute();
    const id = await place();
    await send('1203 z7');
    expect(await zone(dealer, id, '007')).toEqual(['007', 'Received', 1, '203']);
    await send('3203 z7');
    expect(await zone(dealer, id, '007')).toEqual(['007', 'Restored', 1, '203']);
  });

  it('are the same to a customer with a hold-up and without it, and to the dealer one zone each', async () => {
    const id = await place();
    await send('1131 z2');
    const before = await found(owner, id);
    expect(before.zones[1]).toEqual(['002', 'Received', 1, '131']);
    await send('1122 z2', '3122 z2', '1122 z10', '1121 u2');
    expect(await found(owner, id)).toEqual(before);
    const known = await found(dealer, id);
    expect(known.zones[1]).toEqual(['002', 'Restored', 2, '131']);
    expect(known.zones[3]).toEqual(['010', 'Received', 1, '122']);
    expect(known.signalCount).toBe(5);
    expect(valueOf(await owner.clear(id))).toMatchObject({ kind: 'ask', zones: [{ zone: '002' }] });
    const asked = valueOf(await dealer.clear(id));
    expect(asked.kind === 'ask' && asked.zones.map((one) => one.zone)).toEqual(['010']);
    // After one day, the hold-up is no longer withheld from the customer.
    await notifyHeldBack(world.database.kysely, world.clock.now() + 24 * HOUR);
    expect(await found(owner, id)).toEqual(known);
  });

  it('keep what a hold-up button did hidden while a hold-up of the site is not told', async () => {
    const id = await place();
    await send('1131 z2', '1122 z10');
    const before = await found(owner, id);
    valueOf(await dealer.clear(id, true));
    await send('1122 z10');
    await notifyHeldBack(world.database.kysely, world.clock.now() + 720 * HOUR);
    expect((await found(owner, id)).zones).toEqual(before.zones);
    expect(await zone(dealer, id, '010')).toEqual(['010', 'Received', 1, '122']);
  });

  it('count for customers what they may know of, however much came after it', async () => {
    const id = await place();
    const now = world.clock.now();
    const row = { siteGroupNum: 4471, siteNum: sn, devNum: 1, code: '131', onTest: true };
    const rows = Array.from({ length: 206 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      kind: 'Alarm' as const,
      event: 'Perimeter',
      at: now + index,
      withheld: index < 3,
    }));
    await world.database.unitOfWork.run((tx) => tx.activity.append(rows));
    expect((await found(owner, id)).signalCount).toBe(203);
    expect((await found(dealer, id)).signalCount).toBe(206);
  });

  it('hold what is in its own scope, not what another test covers', async () => {
    const none = { zones: [], serviceTypes: [] };
    const all = await place();
    const fire = await place({ scope: { ...none, kind: 'listed', serviceTypes: ['Fire'] } });
    const door = { devNum: 1, areaNum: 1, zone: '001' };
    const doors = await place({ scope: { ...none, kind: 'listed', zones: [door] } });
    const others = await place({ scope: { ...none, kind: 'allExcept', zones: [door] } });
    await send('1131 z1', '1132 z2', '1110 z7', '1301');
    const codes = async (id: string) => (await found(dealer, id)).codes.toReversed();
    expect(await codes(all)).toEqual(['131', '132', '110', '301']);
    expect(await codes(fire)).toEqual(['110']);
    expect(await codes(doors)).toEqual(['131']);
    expect(await codes(others)).toEqual(['132', '110', '301']);
  });
});
