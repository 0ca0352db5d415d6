import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { CANCEL, DAY, requestsWorld, type RequestsWorld } from './requests-world.ts';

type Person = Awaited<ReturnType<RequestsWorld['dealer']>>;

describeDatabase('requests', (engine) => {
  let world: RequestsWorld;
  let dana: Person;
  let marcus: Awaited<ReturnType<RequestsWorld['staff']>>;
  beforeAll(async () => {
    world = await requestsWorld(engine);
    dana = await world.dealer();
    marcus = await world.staff();
  });
  afterAll(() => world.close());

  const asked = async () => {
    const sn = await world.site();
    const luis = await world.customer([sn]);
    return { sn, luis, seen: await luis.ask(sn, 'Alder') };
  };
  const next = ({ id, rev }: { readonly id: string; readonly rev: number }) => ({
    id,
    rev: rev + 1,
  });
  const subjects = async (who: { mails: () => Promise<readonly { subject: string }[]> }) =>
    (await who.mails()).map(({ subject }) => subject);

  it('go from the customer by the dealer and the staff into the account, and each step is told', async () => {
    const { luis, seen, sn } = await asked();
    expect(valueOf(await marcus.list()).requests.some(({ id }) => id === seen.id)).toBe(false);
    expect(await marcus.read(seen.id)).toMatchObject({ error: { kind: 'notFound' } });
    expect(await world.toldStaff(sn)).toBe(0);
    valueOf(await dana.approve(seen, 'From Monday on.'));
    expect(valueOf(await luis.read(sn)).requests[0]).toMatchObject({
      state: 'Approved',
      answer: 'From Monday on.',
      decidedBy: 'Dana Reyes',
    });
    expect((await world.countyOf(sn)).county).toBeNull();
    expect(await world.toldStaff(sn)).toBe(1);
    valueOf(await marcus.apply(next(seen)));
    expect(await world.toldStaff(sn)).toBe(2);
    expect(await world.countyOf(sn)).toMatchObject({ county: 'Alder', changed_by: 'Marcus Hale' });
    const whole = valueOf(await dana.read(seen.id));
    expect(whole).toMatchObject({
      inForce: 'Alder',
      before: null,
      wanted: 'Alder',
      state: 'Applied',
    });
    expect(whole.steps.map(({ by, state, words }) => [state, by, words])).toEqual([
      ['Submitted', 'Luis Romero', null],
      ['Approved', 'Dana Reyes', 'From Monday on.'],
      ['Applied', 'Marcus Hale', null],
    ]);
    expect(await subjects(luis)).toEqual([
      `Request approved: Site ${sn}`,
      `Change applied: Site ${sn}`,
    ]);
    const lines = await world.lines(sn);
    expect(lines.map(({ event, kind }) => `${kind}: ${event}`).toSorted()).toEqual([
      'Data change: Change applied',
      'Data change: Change approved',
      'Data change: Change requested',
    ]);
    const record = await world.record(sn);
    expect(record.map(({ operation }) => operation)).toEqual([
      'account.request',
      'request.approve',
      'request.apply',
    ]);
    expect(record.at(-1)?.detail).toMatchObject({
      county: JSON.stringify({ before: null, after: 'Alder' }),
    });
  });

  it('are refused with a reason, by the dealer or by the staff', async () => {
    const { luis, seen, sn } = await asked();
    valueOf(await dana.refuse(seen, 'Alder has no fire brigade.'));
    expect(valueOf(await luis.read(sn)).requests[0]).toMatchObject({
      state: 'Refused',
      answer: 'Alder has no fire brigade.',
    });
    const again = await luis.ask(sn, 'Merrin');
    valueOf(await dana.approve(again));
    valueOf(await marcus.refuse(next(again)));
    expect(valueOf(await dana.read(again.id)).steps.map(({ state }) => state)).toEqual([
      'Submitted',
      'Approved',
      'Refused',
    ]);
    expect((await luis.mails()).at(-1)?.text).toContain('“The city has no such street.”');
  });

  it('are decided once: whoever comes second is told who was first and when', async () => {
    const { seen } = await asked();
    const kit = await world.dealer({ name: 'Kit Alder' });
    valueOf(await kit.approve(seen));
    const late = await dana.refuse(seen);
    expect(late).toMatchObject({ error: { kind: 'conflict', code: 'requestDecided' } });
    expect(JSON.stringify(late)).toMatch(/This was approved by Kit Alder at \d\d:\d\d E[SD]T\./);
  });

  it('are applied over a changed value knowingly alone', async () => {
    const { seen, sn } = await asked();
    valueOf(await dana.approve(seen));
    await world.setCounty(sn, 'Quarry');
    const refused = await marcus.apply(next(seen));
    expect(refused).toMatchObject({ error: { kind: 'conflict', code: 'valueChanged' } });
    expect(JSON.stringify(refused)).toContain(
      'It was “(empty)” when this was requested and is “Quarry” now.',
    );
    await world.setCounty(sn, 'Merrin');
    expect(await marcus.apply(next(seen), 'Quarry')).toMatchObject({
      error: { code: 'valueChanged' },
    });
    valueOf(await marcus.apply(next(seen), 'Merrin'));
    expect((await world.countyOf(sn)).county).toBe('Alder');
  });

  it('of others do not exist: no list, no reading, no decision', async () => {
    const { seen } = await asked();
    await world.world.person({ groups: [5599] });
    const stranger = await world.dealer({ name: 'Sol Stranger', group: 5599 });
    expect(valueOf(await stranger.list()).total).toBe(0);
    const missing = { error: { kind: 'notFound' } };
    expect(await stranger.read(seen.id)).toMatchObject(missing);
    expect(await stranger.approve(seen)).toMatchObject(missing);
    expect(await stranger.refuse(seen)).toMatchObject(missing);
    expect(await stranger.withdraw(seen)).toMatchObject(missing);
    const tried = valueOf(await stranger.approveAll([seen]));
    expect(tried).toEqual({ approved: [], skipped: [] });
    expect(valueOf(await dana.read(seen.id)).state).toBe('Submitted');
  });

  it('of several are approved together, the others skipped with the reason, and before that nothing happens', async () => {
    const [one, other] = [await asked(), await asked()];
    const done = await asked();
    valueOf(await dana.approve(done.seen));
    const all = [one.seen, other.seen, done.seen];
    const dry = valueOf(await dana.approveAll(all, true));
    expect(dry.approved.toSorted()).toEqual([one.seen.id, other.seen.id].toSorted());
    expect(dry.skipped).toEqual([
      { id: done.seen.id, name: `Site ${done.sn}: County`, reason: 'Already approved' },
    ]);
    expect(valueOf(await dana.read(one.seen.id)).state).toBe('Submitted');
    expect(valueOf(await dana.approveAll(all))).toEqual(dry);
    expect(valueOf(await dana.read(one.seen.id)).state).toBe('Approved');
    expect(await subjects(other.luis)).toEqual([`Request approved: Site ${other.sn}`]);
    expect(valueOf(await dana.approveAll(all)).approved).toEqual([]);
  });

  it('are listed by state, kind, words and whose they are', async () => {
    const { seen, sn } = await asked();
    const found = async (filters: Readonly<Record<string, string>>) =>
      valueOf(await dana.list({ filters: { site: String(sn), ...filters } })).requests;
    expect(await found({ state: 'Submitted', kind: 'address' })).toHaveLength(1);
    expect(await found({ kind: 'cancellation' })).toHaveLength(0);
    expect(await found({ mine: 'decided' })).toHaveLength(0);
    valueOf(await dana.approve(seen));
    expect(await found({ mine: 'decided', branch: '4471' })).toHaveLength(1);
    expect(valueOf(await dana.list({ search: `${sn} romero` })).total).toBe(1);
    expect(valueOf(await dana.list()).branches).toMatchObject([{ siteGroupNum: 4471 }]);
  });

  it('to end a service: asked by the customer, approved, applied, watched until the day, then ended with its tests', async () => {
    const sn = await world.site();
    const luis = await world.customer([sn]);
    const open = valueOf(await luis.cancel(sn));
    expect(open).toMatchObject({
      state: 'Submitted',
      day: CANCEL.day,
      endsAt: '2026-12-15T05:00:00.000Z',
    });
    expect(await luis.cancel(sn)).toMatchObject({ error: { code: 'cancellationOpen' } });
    valueOf(await dana.approve(open));
    // A customer may withdraw a request until the dealer decides it. The dealer may withdraw an approved request until the
    // day of the cancellation.
    expect(await luis.withdraw(next(open))).toMatchObject({ error: { code: 'requestDecided' } });
    valueOf(await marcus.apply({ id: open.id, rev: 2 }));
    expect(await world.stateOf(sn)).toBe('cancelPending');
    expect(valueOf(await luis.read(sn)).monitoring).toBe('Cancel pending');
    await world.world.database.kysely
      .insertInto('site_test')
      .values(plannedTest(sn, Date.parse('2026-12-16T05:00:00Z')))
      .execute();
    await world.work();
    expect(await world.stateOf(sn)).toBe('cancelPending');
    world.world.clock.advance(Date.parse(open.endsAt) - world.world.clock.now());
    await world.work();
    expect(await world.stateOf(sn)).toBe('cancelled');
    expect(await luis.read(sn)).toMatchObject({ error: { kind: 'notFound' } });
    expect(await subjects(luis)).toEqual([
      `Request approved: Site ${sn}`,
      `Your service ends: Site ${sn}`,
      `Your service has ended: Site ${sn}`,
    ]);
    expect((await world.lines(sn)).map(({ event }) => event).toSorted()).toEqual([
      'Cancellation approved',
      'Cancellation requested',
      'Service canceled',
      'Service is to end',
      'Test removed',
    ]);
    const tests = await world.world.database.kysely
      .selectFrom('site_test')
      .select(['cleared_at', 'due_at'])
      .where('site_num', '=', sn)
      .execute();
    expect(tests).toEqual([{ cleared_at: Date.parse(open.endsAt), due_at: null }]);
    expect(await dana.withdraw({ id: open.id, rev: 4 })).toMatchObject({
      error: { message: 'The service has already ended.' },
    });
    expect(await dana.cancel(sn, { day: '2027-01-01' })).toMatchObject({
      error: { code: 'alreadyCancelled' },
    });
    expect((await world.record(sn)).at(-1)).toMatchObject({
      operation: 'request.end',
      actor_id: null,
    });
  });

  it('to end a service of a dealer need no second yes, and are taken back until the day', async () => {
    const sn = await world.site();
    const luis = await world.customer([sn]);
    const day = new Date(world.world.clock.now() + 20 * DAY).toISOString().slice(0, 10);
    const open = valueOf(await dana.cancel(sn, { day }));
    expect(open.state).toBe('Approved');
    valueOf(await marcus.apply(open));
    expect(await world.stateOf(sn)).toBe('cancelPending');
    valueOf(await dana.withdraw(next(open)));
    expect(await world.stateOf(sn)).toBe('monitored');
    expect(await subjects(luis)).toEqual([
      `Your service ends: Site ${sn}`,
      `Your service continues: Site ${sn}`,
    ]);
    world.world.clock.advance(40 * DAY);
    await world.work();
    expect(await world.stateOf(sn)).toBe('monitored');
  });

  it('to end a service nobody watches begin to watch nothing', async () => {
    const sn = await world.site();
    await world.setState(sn, 'outOfService');
    const day = new Date(world.world.clock.now() + 5 * DAY).toISOString().slice(0, 10);
    const open = valueOf(await dana.cancel(sn, { day }));
    valueOf(await marcus.apply(open));
    expect(await world.stateOf(sn)).toBe('outOfService');
    valueOf(await marcus.undo(next(open)));
    expect(await world.stateOf(sn)).toBe('outOfService');
  });

  it('to end a service need the right, a day to come and a reason', async () => {
    const sn = await world.site();
    const reader = await world.dealer({ name: 'Noah Reader', roles: [] });
    expect(await reader.cancel(sn)).toMatchObject({ error: { kind: 'forbidden' } });
    const tooEarly = await dana.cancel(sn, { day: '2026-01-01' });
    expect(tooEarly).toMatchObject({ error: { kind: 'unacceptable' } });
    expect(JSON.stringify(tooEarly)).toContain('is tomorrow');
  });
});

/** Builds the row of a site test that is scheduled after the end of service. */
const plannedTest = (site_num: number, starts_at: number) => ({
  id: randomUUID(),
  site_num,
  site_group_num: 4471,
  starts_at,
  due_at: starts_at,
  mode: 'noAction' as const,
  dev_nums: [1],
  category: 'Technician test' as const,
  reason: 'Testing the system',
  role: 'dealer' as const,
  placed_by: 'Lee Park',
  scope: JSON.stringify({ kind: 'all', zones: [], serviceTypes: [] }),
  warning: JSON.stringify({ minutes: [15], channels: ['inApp'] }),
  ends_at: starts_at + 3_600_000,
  created_at: starts_at,
  updated_at: starts_at,
});
