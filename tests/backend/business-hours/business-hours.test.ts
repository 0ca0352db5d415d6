import { businessHoursApi } from '#core/business-hours/business-hours.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BusinessHoursForm } from '#core/business-hours/business-hours.schema.ts';
import { describeDatabase } from '../harness/database.ts';
import { iso, onCallWorld } from '../on-call/on-call-world.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';

type World = Awaited<ReturnType<typeof onCallWorld>>;
const own = { siteGroupNum: null };
const group = 4490;
const WEEK: BusinessHoursForm = {
  intervals: [{ weekdays: [1, 2, 3, 4, 5], opensAt: 480, closesAt: 1020 }],
  holidayGroup: 'National',
  greetingOpen: null,
  greetingClosed: 'We are closed.',
  forwardNumber: '603-555-0100',
  overflowRings: 6,
};

describeDatabase('business hours', (engine) => {
  let world: World;
  let dana: Awaited<ReturnType<World['enter']>>;
  beforeAll(async () => {
    world = await onCallWorld(engine);
    dana = await world.enter();
  });
  afterAll(() => world.world.close());

  const read = async (by = dana) =>
    by.call(businessHoursApi.businessHours.access, (c) =>
      world.world.backend.businessHours.businessHours(c, own),
    );
  const now = async () => valueOf(await read()).groups[0]?.now;
  const save = (rev: number, form: BusinessHoursForm, to = group, by = dana) =>
    by.call(businessHoursApi.saveBusinessHours.access, (c) =>
      world.world.backend.businessHours.saveBusinessHours(c, { ...own, group: to, rev, ...form }),
    );
  const temporary = (
    from: string,
    to: string,
    { id = randomUUID(), merge = false, rev = 0, reason = 'Inventory', open = false } = {},
  ) =>
    dana.call(businessHoursApi.saveTemporaryHours.access, (c) =>
      world.world.backend.businessHours.saveTemporaryHours(c, {
        ...own,
        group,
        id,
        rev,
        merge,
        open,
        reason,
        greeting: null,
        from: iso(from),
        to: iso(to),
      }),
    );
  const release = (id: string, rev: number) =>
    dana.call(businessHoursApi.releaseTemporaryHours.access, (c) =>
      world.world.backend.businessHours.releaseTemporaryHours(c, { ...own, group, id, rev }),
    );
  const closeNow = (until: string, id: string = randomUUID()) =>
    dana.call(businessHoursApi.closeNow.access, (c) =>
      world.world.backend.businessHours.closeNow(c, { ...own, group, id, until: iso(until) }),
    );

  it('are closed until somebody sets them, then kept under revisions', async () => {
    expect(await now()).toMatchObject({ open: false, why: 'none' });
    valueOf(await save(0, WEEK));
    expect(await now()).toMatchObject({ open: true, until: iso('2026-03-05T17:00') });
    expect(await save(0, WEEK)).toMatchObject({
      error: { code: 'staleRev', message: expect.stringContaining('Dana Reyes') as unknown },
    });
    const [interval] = WEEK.intervals;
    if (interval === undefined) throw new Error('no interval');
    const twice = { ...WEEK, intervals: [interval, { ...interval, opensAt: 900, closesAt: 960 }] };
    expect(await save(1, twice)).toMatchObject({
      error: { kind: 'invalid', message: 'Two intervals overlap on the same day.' },
    });
    expect(await save(1, { ...WEEK, forwardNumber: null })).toMatchObject({
      error: { kind: 'invalid' },
    });
    expect(await save(0, WEEK, 4471)).toMatchObject({ error: { kind: 'notFound' } });
    const other = await world.enter({ group: 4471 });
    expect(await read(other)).toMatchObject({ error: { kind: 'forbidden' } });
    const reader = await world.enter({ edits: false });
    expect(valueOf(await read(reader)).mayEdit).toBe(false);
    expect(await save(1, WEEK, group, reader)).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('give way to a temporary change; two never overlap, and are merged on a wish', async () => {
    valueOf(await temporary('2026-03-20T08:00', '2026-03-20T12:00'));
    expect(await temporary('2026-03-20T11:00', '2026-03-20T15:00')).toMatchObject({
      error: {
        code: 'temporaryOverlap',
        message: expect.stringContaining('“Inventory”') as unknown,
      },
    });
    valueOf(await temporary('2026-03-20T12:00', '2026-03-20T13:00', { reason: 'Lunch' }));
    valueOf(
      await temporary('2026-03-20T11:00', '2026-03-20T15:00', { merge: true, reason: 'Both' }),
    );
    expect(valueOf(await read()).temporary).toMatchObject([
      { reason: 'Both', from: iso('2026-03-20T08:00'), to: iso('2026-03-20T15:00') },
    ]);
    expect(await temporary('2026-04-01T08:00', '2027-05-01T08:00')).toMatchObject({
      error: { kind: 'invalid', message: 'At most 366 days.' },
    });
    expect(await temporary('2026-03-01T08:00', '2026-03-02T08:00')).toMatchObject({
      error: { code: 'spanPast' },
    });
  });

  it('are closed in one tap until the next opening, and released', async () => {
    expect(await closeNow('2026-03-06T09:00')).toMatchObject({ error: { code: 'openingMoved' } });
    const id = randomUUID();
    valueOf(await closeNow('2026-03-06T08:00', id));
    valueOf(await closeNow('2026-03-06T08:00', id));
    expect(await now()).toMatchObject({
      open: false,
      why: 'temporary',
      temporaryId: id,
      until: iso('2026-03-06T08:00'),
    });
    expect(await closeNow('2026-03-06T08:00')).toMatchObject({ error: { code: 'closedAlready' } });
    world.go('2026-03-05T12:30');
    valueOf(await release(id, 1));
    expect(await now()).toMatchObject({ open: true, why: 'weekly' });
    expect(await release(id, 2)).toMatchObject({ error: { code: 'notInForce' } });
    expect(valueOf(await read()).temporary.find((one) => one.id === id)).toMatchObject({
      releasedBy: 'Dana Reyes',
      to: iso('2026-03-05T12:30'),
    });
  });

  it('return by themselves', async () => {
    valueOf(await temporary('2026-03-05T13:00', '2026-03-05T14:00'));
    world.go('2026-03-05T13:30');
    expect(await now()).toMatchObject({ open: false, until: iso('2026-03-05T14:00') });
    world.go('2026-03-05T14:00');
    expect(await now()).toMatchObject({ open: true, why: 'weekly' });
  });
});
