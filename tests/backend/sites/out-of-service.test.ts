import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutOfServiceRunner } from '#core/backend/site-file/out-of-service-runner.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { describeEachEngine } from '../harness/database.ts';
import { addReceiver, type TestReceiver } from '../harness/receiver.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { editedSiteWorld, FAMILY, type EditedSiteWorld } from './edited-site-world.ts';

const HOUR = 3600000;

describeEachEngine('a device out of service', (engine) => {
  let at: EditedSiteWorld;
  type Person = Awaited<ReturnType<EditedSiteWorld['person']>>;
  let dana: Person;
  let receiver: TestReceiver;
  beforeAll(async () => {
    at = await editedSiteWorld(engine);
    dana = await at.person();
    receiver = await addReceiver(at.world);
  });
  afterAll(() => at.world.close());

  const entryOf = async (sn: number) => {
    const [device] = valueOf(await dana.read(sn)).devices;
    return device?.outOfServiceEntry ?? null;
  };
  const standing = async (sn: number) => {
    const entry = await entryOf(sn);
    if (entry === null) throw new Error('nothing stands');
    return entry;
  };
  const stateOf = async (sn: number) =>
    (
      await at.world.database.kysely
        .selectFrom('site')
        .select('state')
        .where('num', '=', sn)
        .executeTakeFirstOrThrow()
    ).state;
  const alarmsOf = (sn: number) =>
    at.world.database.kysely
      .selectFrom('alarm')
      .select('event')
      .where('site_num', '=', sn)
      .execute();
  /** Runs the due work with a new runner that, like a restarted process, knows only the stored data. */
  const work = async (): Promise<void> => {
    const { database, clock } = at.world;
    const { unitOfWork } = database;
    const { runNext } = createOutOfServiceRunner({
      unitOfWork,
      clock,
      ids: { next: () => randomUUID() },
    });
    while ((await runNext()) === 'worked');
  };
  const wall = (later: number) =>
    temporalWallClock.wallTime(at.world.clock.now() + later, 'America/New_York');

  it('is put out by its dealer and taken back; nobody acts on its signals meanwhile', async () => {
    const sn = await at.site();
    const id = randomUUID();
    valueOf(await dana.takeOut(sn, {}, id));
    // Repeats the same request, as after a time-out.
    valueOf(await dana.takeOut(sn, {}, id));
    expect(await stateOf(sn)).toBe('outOfService');
    const entry = await standing(sn);
    expect(entry).toMatchObject({
      id,
      category: 'Out of service',
      reason: 'Roof is rebuilt',
      begun: true,
      endsAt: null,
      by: 'Dana Reyes',
    });
    await receiver.send(receiver.signal(`HP${sn}`, '1130'));
    expect(await alarmsOf(sn)).toEqual([]);
    expect((await at.lines(sn)).map(({ kind }) => kind)).toEqual(['Data change', 'Alarm']);
    const ana = await at.person({ name: 'Ana Duarte' });
    const second = await ana.takeOut(sn);
    expect(second).toMatchObject({ error: { kind: 'conflict', code: 'staleRev' } });
    expect(JSON.stringify(second)).toContain('Changed by Dana Reyes');
    expect(await ana.takeBack(sn, { id, rev: entry.rev - 1 })).toMatchObject({
      error: { code: 'staleRev' },
    });
    valueOf(await ana.takeBack(sn, entry));
    expect(await stateOf(sn)).toBe('monitored');
    expect(await entryOf(sn)).toBeNull();
    const again = await dana.takeBack(sn, entry);
    expect(JSON.stringify(again)).toContain('Changed by Ana Duarte');
    await receiver.send(receiver.signal(`HP${sn}`, '1130'));
    expect(await alarmsOf(sn)).toHaveLength(1);
    expect((await at.record(sn)).map(({ operation }) => operation)).toEqual([
      'site.outOfService',
      'site.backInService',
    ]);
  });

  it('drops or logs or acts on signals as its category says', async () => {
    const dropped = await at.site();
    valueOf(await dana.takeOut(dropped, { category: 'Panel disconnected' }));
    await receiver.send(receiver.signal(`HP${dropped}`, '1130'));
    expect((await at.lines(dropped)).map(({ kind }) => kind)).toEqual(['Data change']);
    const held = await at.site();
    valueOf(await dana.takeOut(held, { category: 'Billing hold' }));
    await receiver.send(receiver.signal(`HP${held}`, '1130'));
    expect(await alarmsOf(held)).toHaveLength(1);
    expect(await stateOf(held)).toBe('monitored');
  });

  it('means either of two same times in autumn, and no time that the clocks skip', async () => {
    const endOf = async (starts: string | null, ends: string) => {
      const sn = await at.site();
      valueOf(await dana.takeOut(sn, { starts, ends }));
      return (await standing(sn)).endsAt;
    };
    expect(await endOf(null, '2027-11-07T01:15')).toBe('2027-11-07T05:15:00.000Z');
    // The first 1:45 is earlier than the second 1:15, although 1:45 sorts after 1:15 as text.
    const second = await endOf('2027-11-07T01:45', '2027-11-07T01:15 second');
    expect(second).toBe('2027-11-07T06:15:00.000Z');
    expect(await dana.takeOut(await at.site(), { ends: '2027-03-14T02:30' })).toMatchObject({
      error: { code: 'wrongTime' },
    });
  });

  it('leaves the totals of its group or counts there all the same, as its category says', async () => {
    const { clock, database } = at.world;
    const accounts = async (): Promise<number | null> => {
      const where = { siteGroupNum: FAMILY.parent, roots: [FAMILY.parent], year: '2026' };
      const group = await database.unitOfWork.read((tx) =>
        tx.accountGroups.read({ ...where, now: clock.now() }),
      );
      return group?.tree.find((one) => one.siteGroupNum === FAMILY.parent)?.accounts ?? null;
    };
    const [one, closed, held] = [await at.site(), await at.site(), await at.site()];
    const all = (await accounts()) ?? 0;
    valueOf(await dana.takeOut(closed, { category: 'Seasonal closure' }));
    valueOf(await dana.takeOut(held, { category: 'Billing hold' }));
    expect(await stateOf(closed)).toBe('outOfService');
    expect(await accounts()).toBe(all);
    valueOf(await dana.takeOut(one, { category: 'Panel disconnected' }));
    expect(await accounts()).toBe(all - 1);
    valueOf(await dana.takeBack(one, await standing(one)));
    expect(await accounts()).toBe(all);
    // A site with terminated monitoring is not counted.
    await database.kysely
      .updateTable('site')
      .set({ state: 'cancelled' })
      .where('num', '=', one)
      .execute();
    expect(await accounts()).toBe(all - 1);
  });

  it('begins and comes back by the clock, also when nobody looked for a while', async () => {
    const sn = await at.site();
    valueOf(await dana.takeOut(sn, { starts: wall(HOUR), ends: wall(3 * HOUR) }));
    expect(await standing(sn)).toMatchObject({ begun: false });
    await work();
    expect(await stateOf(sn)).toBe('monitored');
    const { id } = dana;
    at.world.clock.advance(HOUR + 60000);
    dana = await at.person();
    // Two servers run concurrently, and each change happens only once.
    await Promise.all([work(), work()]);
    expect(await stateOf(sn)).toBe('outOfService');
    expect(await standing(sn)).toMatchObject({ begun: true });
    at.world.clock.advance(5 * HOUR);
    dana = await at.person();
    await Promise.all([work(), work()]);
    expect(await stateOf(sn)).toBe('monitored');
    expect(await entryOf(sn)).toBeNull();
    expect(await at.lines(sn)).toMatchObject([
      { kind: 'Data change', event: 'Out of service planned', actor: 'Dana Reyes' },
      { kind: 'System', event: 'Device out of service', actor: null },
      { kind: 'System', event: 'Device back in service', actor: null },
    ]);
    expect((await at.record(sn)).map(({ operation, actor_id }) => [operation, actor_id])).toEqual([
      ['site.outOfService', id],
      ['site.outOfService', null],
      ['site.backInService', null],
    ]);
  });

  it('is refused in the past, backwards, at a site nobody monitors, and without right or scope', async () => {
    const sn = await at.site();
    for (const form of [
      { starts: wall(-HOUR) },
      { ends: wall(-HOUR) },
      { starts: wall(2 * HOUR), ends: wall(HOUR) },
      { ends: wall(400 * 24 * HOUR) },
      { reason: ' ' },
    ])
      expect(await dana.takeOut(sn, form)).toMatchObject({ error: { kind: 'unacceptable' } });
    const reader = await at.person({ roles: ['zonesRead'] });
    expect(await reader.takeOut(sn)).toMatchObject({ error: { kind: 'forbidden' } });
    const stranger = await at.person({ groups: [FAMILY.stranger] });
    expect(await stranger.takeOut(sn)).toMatchObject({ error: { kind: 'notFound' } });
    expect(await entryOf(sn)).toBeNull();
    await at.world.database.kysely
      .updateTable('site')
      .set({ state: 'cancelled' })
      .where('num', '=', sn)
      .execute();
    expect(await dana.takeOut(sn)).toMatchObject({ error: { code: 'notWatched' } });
  });
});
