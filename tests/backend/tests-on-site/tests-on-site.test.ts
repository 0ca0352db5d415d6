import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isoInstant } from '#core/kernel/instant.ts';
import { describeEachEngine } from '../harness/database.ts';
import {
  HOUR,
  MINUTE,
  testedSiteWorld,
  type TestedSiteWorld,
  valueOf,
} from './tested-site-world.ts';

const refused = (kind: string, code?: string) => ({
  ok: false,
  error: { kind, ...(code !== undefined && { code }) },
});

describeEachEngine('placing a site on test', (engine) => {
  let world: TestedSiteWorld;
  beforeAll(async () => {
    world = await testedSiteWorld(engine);
  });
  afterAll(() => world.close());
  const lee = () => world.person({ name: 'Lee Park' });

  it('starts it now, writes one line of history and one of the record, and everybody who may see it does', async () => {
    const sn = await world.site();
    const dealer = await lee();
    const { test, merged } = valueOf(await dealer.place(sn));
    const now = world.clock.now();
    expect(merged).toBe(false);
    expect(test).toMatchObject({
      startsAt: isoInstant(now),
      endsAt: isoInstant(now + 2 * HOUR),
      devNums: [1],
      placedBy: 'Lee Park',
      placedByMe: true,
      role: 'dealer',
      rev: 1,
    });
    expect(await world.history(sn)).toEqual(['Operator action: Test started by Lee Park']);
    const places = (await world.record(dealer.account.id)).filter((row) => row.startsWith('test.'));
    expect(places).toEqual(['test.place/ok']);
    const customer = await world.person({ application: 3, links: [sn], name: 'Carla Benson' });
    const seen = valueOf(await customer.list(sn));
    expect(seen.tests).toMatchObject([{ id: test.id, placedByMe: false }]);
    expect(seen.site.zones.map(({ zone }) => zone)).toEqual(['001', '002', '007', '010']);
    const live = await world.database.kysely
      .selectFrom('live_event')
      .select(['kind', 'data'])
      .where('site_num', '=', sn)
      .orderBy('seq')
      .execute();
    expect(live.map(({ kind }) => kind)).toEqual(['activity', 'test']);
    // Users of the site who may not read tests must not see the reason and the user.
    expect(JSON.stringify(live)).not.toMatch(/Testing the system|Lee Park/);
  });

  it('starts one when it is sent again under its number, with its key or without', async () => {
    const sn = await world.site();
    const dealer = await lee();
    const id = randomUUID();
    const first = valueOf(await dealer.place(sn, {}, { id }));
    expect(valueOf(await dealer.place(sn, {}, { id }))).toEqual(first);
    expect(valueOf(await dealer.place(sn, {}, { id, key: null }))).toEqual(first);
    expect(valueOf(await dealer.list(sn)).tests).toHaveLength(1);
    expect(await world.history(sn)).toHaveLength(1);
    // Even after the test has ended, a late repetition of the request starts no new test.
    valueOf(await dealer.clear(id));
    expect(valueOf(await dealer.place(sn, {}, { id })).test).toMatchObject({
      id,
      clearedBy: 'Lee Park',
    });
    expect(valueOf(await dealer.list(sn)).tests).toHaveLength(1);
  });

  it('is one with a test of equal scope that it overlaps: the later end wins, and the limit holds for the whole', async () => {
    const sn = await world.site();
    const dealer = await lee();
    const first = valueOf(await dealer.place(sn, { length: HOUR }));
    const longer = valueOf(await dealer.place(sn, { length: 3 * HOUR, reason: 'More' }));
    expect(longer).toMatchObject({
      merged: true,
      test: { id: first.test.id, rev: 2, reason: 'More' },
    });
    const shorter = valueOf(await dealer.place(sn, { length: 30 * MINUTE, reason: 'Less' }));
    expect(shorter.test).toMatchObject({ endsAt: longer.test.endsAt, reason: 'More' });
    world.clock.advance(2 * HOUR);
    expect(await dealer.place(sn, { length: 23 * HOUR })).toMatchObject(
      refused('unacceptable', 'testTooLong'),
    );
    expect(valueOf(await dealer.list(sn)).tests).toHaveLength(1);
    // A test with a different scope is not merged.
    const doors = { kind: 'listed' as const, zones: [], serviceTypes: ['Burglary' as const] };
    expect(valueOf(await dealer.place(sn, { scope: doors })).merged).toBe(false);
  });

  it('joins planned ones through one that bridges them, and keeps the first one’s number', async () => {
    const sn = await world.site();
    const dealer = await lee();
    const at = (hours: number) => isoInstant(world.clock.now() + hours * HOUR);
    const early = valueOf(await dealer.place(sn, { startsAt: at(1), length: HOUR }));
    valueOf(await dealer.place(sn, { startsAt: at(4), length: HOUR }));
    const bridge = valueOf(await dealer.place(sn, { startsAt: at(1.5), length: 3 * HOUR }));
    expect(bridge.test).toMatchObject({ id: early.test.id, startsAt: at(1), endsAt: at(5) });
    expect(valueOf(await dealer.list(sn)).tests).toHaveLength(1);
    expect(await world.history(sn)).toEqual([
      'Data change: Test planned by Lee Park',
      'Data change: Test planned by Lee Park',
      'Data change: Test changed by Lee Park',
    ]);
  });

  it('is refused over any limit, in words, and nothing is written', async () => {
    const sn = await world.site();
    const dealer = await lee();
    const customer = await world.person({ application: 3, links: [sn] });
    expect(await dealer.place(sn, { length: 25 * HOUR, reason: ' ' })).toMatchObject({
      error: {
        code: 'testRefused',
        message: 'Technician test: 24 hours at most. Reason is required.',
      },
    });
    expect(await customer.place(sn)).toMatchObject({
      error: {
        message: 'Please confirm that fire and CO alarms will not reach the fire department.',
      },
    });
    expect(await customer.place(sn, { confirmed: true, category: 'Panel swap' })).toMatchObject(
      refused('unacceptable'),
    );
    expect(valueOf(await dealer.list(sn)).tests).toEqual([]);
    expect(await world.history(sn)).toEqual([]);
    valueOf(await customer.place(sn, { confirmed: true }));
  });

  it('of a site outside the scope, or without the right, it says no as of one that nobody has', async () => {
    const [sn, theirs] = [await world.site(), await world.site()];
    await world.person({ groups: [4599] });
    const stranger = await world.person({ groups: [4599] });
    const customer = await world.person({ application: 3, links: [theirs] });
    const dealer = await lee();
    const { test } = valueOf(await dealer.place(sn));
    for (const who of [stranger, customer]) {
      expect(await who.list(sn)).toMatchObject(refused('notFound'));
      expect(await who.place(sn, { confirmed: true })).toMatchObject(refused('notFound'));
      expect(await who.clearAll(sn)).toMatchObject(refused('notFound'));
      for (const answer of [
        who.extend(test.id, 1),
        who.edit(test.id, 1),
        who.clear(test.id),
        who.results(test.id),
        who.print(test.id),
      ])
        expect(await answer).toMatchObject(refused('notFound'));
    }
    expect(await dealer.results(randomUUID())).toMatchObject(refused('notFound'));
    const reader = await world.person({ roles: ['noActionRead'] });
    expect(valueOf(await reader.list(sn)).tests).toHaveLength(1);
    expect(await reader.clear(test.id)).toMatchObject(refused('forbidden'));
    expect(await reader.place(sn)).toMatchObject(refused('forbidden'));
    expect(await (await world.person({ roles: [] })).list(sn)).toMatchObject(refused('forbidden'));
  });

  it('lets a running test last longer within its limit, once for a revision', async () => {
    const sn = await world.site();
    const dealer = await lee();
    const dana = await world.person({ name: 'Dana Reyes' });
    const { test } = valueOf(await dealer.place(sn));
    const longer = valueOf(await dana.extend(test.id, 1)).test;
    expect(longer).toMatchObject({
      rev: 2,
      endsAt: isoInstant(world.clock.now() + 2.5 * HOUR),
      placedBy: 'Lee Park',
    });
    const stale = await dealer.extend(test.id, 1);
    expect(stale).toMatchObject(refused('conflict', 'staleRev'));
    expect(JSON.stringify(stale)).toMatch(/Changed by Dana Reyes at \d\d:\d\d E[SD]T\./);
    expect(await dealer.extend(test.id, 2, 22 * HOUR)).toMatchObject(
      refused('unacceptable', 'testTooLong'),
    );
    expect(await world.history(sn)).toContain('Operator action: Test extended by Dana Reyes');
  });

  it('changes what is planned under its revision, and nothing that runs', async () => {
    const sn = await world.site();
    const dealer = await lee();
    const later = isoInstant(world.clock.now() + 5 * HOUR);
    const planned = valueOf(await dealer.place(sn, { startsAt: later })).test;
    const changed = valueOf(
      await dealer.edit(planned.id, 1, { startsAt: later, length: HOUR, reason: 'Shorter' }),
    ).test;
    expect(changed).toMatchObject({
      id: planned.id,
      rev: 2,
      reason: 'Shorter',
      endsAt: isoInstant(world.clock.now() + 6 * HOUR),
    });
    expect(await dealer.edit(planned.id, 1)).toMatchObject(refused('conflict', 'staleRev'));
    expect(await dealer.extend(planned.id, 2)).toMatchObject(refused('conflict', 'testOver'));
    world.clock.advance(5 * HOUR);
    expect(await dealer.edit(planned.id, 2)).toMatchObject(refused('conflict', 'testOver'));
  });

  it('asks before it takes a test off while a zone has not restored, and takes it off anyway when told', async () => {
    const sn = await world.site();
    const dealer = await lee();
    const { test } = valueOf(await dealer.place(sn));
    const now = world.clock.now();
    await world.tick(test.id, '001', now + 1000);
    await world.tick(test.id, '002', now + 2000);
    await world.tick(test.id, '002', now + 3000, true);
    expect(valueOf(await dealer.clear(test.id))).toEqual({
      kind: 'ask',
      zones: [
        {
          devNum: 1,
          areaNum: 1,
          zone: '001',
          description: 'Front door',
          lastAt: isoInstant(now + 1000),
        },
      ],
    });
    const cleared = valueOf(await dealer.clear(test.id, true));
    expect(cleared).toMatchObject({
      kind: 'cleared',
      tests: [{ id: test.id, clearedBy: 'Lee Park' }],
    });
    const again = await dealer.clear(test.id, true);
    expect(again).toMatchObject(refused('conflict', 'testOver'));
    expect(JSON.stringify(again)).toMatch(/Taken off by Lee Park at \d\d:\d\d E[SD]T\./);
    expect((await world.history(sn)).at(-1)).toBe('Operator action: Test ended by Lee Park');
    expect((await world.record(dealer.account.id)).slice(-2)).toEqual([
      'test.clear/refused',
      'test.clear/ok',
    ]);
  });

  it('takes nothing off that somebody changed or placed since it was read, and says who did and when', async () => {
    const sn = await world.site();
    const [dealer, dana] = [await lee(), await world.person({ name: 'Dana Reyes' })];
    const { test } = valueOf(await dealer.place(sn));
    const read = [{ id: test.id, rev: test.rev }];
    const { rev } = valueOf(await dana.extend(test.id, 1)).test;
    world.clock.advance(25 * HOUR);
    for (const stale of [
      await dealer.clear(test.id, false, 1),
      await dealer.clearAll(sn, false, read),
    ])
      expect(stale).toMatchObject(refused('conflict'));
    const other = valueOf(await dealer.place(sn)).test;
    valueOf(await dana.extend(other.id, 1));
    for (const stale of [
      await dealer.clear(other.id, false, 1),
      await dealer.clearAll(sn, false, [{ id: other.id, rev: 1 }]),
      await dealer.clearAll(sn, false, [{ id: test.id, rev }]),
    ]) {
      expect(stale).toMatchObject(refused('conflict', 'staleRev'));
      expect(JSON.stringify(stale)).toMatch(/Changed by Dana Reyes at \d\d:\d\d E[SD]T\./);
    }
    expect(valueOf(await dealer.list(sn)).tests).toMatchObject([{ rev: 2, clearedAt: null }, {}]);
    expect(await dealer.clearAll(sn, false, [{ id: other.id, rev: 2 }])).toMatchObject({
      ok: true,
    });
  });

  it('takes all running ones off at once and leaves the planned', async () => {
    const sn = await world.site();
    const dealer = await lee();
    valueOf(await dealer.place(sn));
    const fire = { kind: 'listed' as const, zones: [], serviceTypes: ['Fire' as const] };
    valueOf(await dealer.place(sn, { scope: fire }));
    const later = isoInstant(world.clock.now() + 5 * HOUR);
    valueOf(await dealer.place(sn, { startsAt: later }));
    const cleared = valueOf(await dealer.clearAll(sn));
    expect(cleared.kind === 'cleared' && cleared.tests).toHaveLength(2);
    expect(
      valueOf(await dealer.list(sn)).tests.filter(({ clearedAt }) => clearedAt === null),
    ).toHaveLength(1);
    expect(await dealer.clearAll(sn)).toMatchObject(refused('conflict', 'testOver'));
  });

  it('tells per zone what was received and restored, and customers nothing of hold-ups', async () => {
    const sn = await world.site();
    const dealer = await lee();
    const doors = { kind: 'allExcept' as const, zones: [], serviceTypes: ['Fire' as const] };
    const { test } = valueOf(await dealer.place(sn, { scope: doors }));
    const now = world.clock.now();
    await world.tick(test.id, '002', now + 1000);
    await world.tick(test.id, '001', now + 2000);
    await world.tick(test.id, '001', now + 3000);
    await world.tick(test.id, '001', now + 4000, true);
    await world.tick(test.id, '010', now + 5000, false, true);
    const row = {
      code: '131',
      at: now + 2000,
      event: 'Perimeter',
      kind: 'Alarm' as const,
      onTest: true,
      zone: '001',
    };
    await world.database.unitOfWork.run((tx) =>
      tx.activity.append([
        { ...row, id: randomUUID(), siteGroupNum: 4471, siteNum: sn, devNum: 1 },
        {
          ...row,
          id: randomUUID(),
          siteGroupNum: 4471,
          siteNum: sn,
          devNum: 1,
          zone: '010',
          withheld: true,
        },
        // A signal received before the test started.
        { ...row, id: randomUUID(), siteGroupNum: 4471, siteNum: sn, devNum: 1, at: now - 1 },
      ]),
    );
    const found = valueOf(await dealer.results(test.id));
    expect(found.zones.map(({ zone, state, count, code }) => [zone, state, count, code])).toEqual([
      ['001', 'Restored', 2, '131'],
      ['002', 'Received', 1, '131'],
      ['007', 'Not on test', 0, null],
      ['010', 'Received', 1, '131'],
    ]);
    expect(found.zones[0]).toMatchObject({
      firstAt: isoInstant(now + 2000),
      restoredAt: isoInstant(now + 4000),
    });
    expect(found.signalCount).toBe(2);
    const customer = await world.person({ application: 3, links: [sn] });
    const results = valueOf(await customer.results(test.id));
    expect(results.zones.at(-1)).toMatchObject({
      zone: '010',
      state: 'Waiting',
      count: 0,
      firstAt: null,
    });
    expect(results.signals.map(({ zone }) => zone)).toEqual(['001']);
    expect(results.signalCount).toBe(1);
    const asked = valueOf(await customer.clear(test.id));
    expect(asked.kind === 'ask' && asked.zones.map(({ zone }) => zone)).toEqual(['002']);
    const sheet = valueOf(await dealer.print(test.id));
    expect(sheet.name).toMatch(/^test-results-\d+-\d{4}-\d\d-\d\d\.pdf$/);
    expect(Buffer.from(sheet.bytes).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
