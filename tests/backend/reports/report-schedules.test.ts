import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REPORT_LIMITS } from '#core/reports/report-row.schema.ts';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { DAY, GROUPS, reportsWorld, SCHEDULE, type ReportsWorld } from './reports-world.ts';

describeDatabase('schedules of reports', (engine) => {
  let world: ReportsWorld;
  let dana: Awaited<ReturnType<ReportsWorld['person']>>;
  beforeAll(async () => {
    world = await reportsWorld(engine);
    await world.site(700001);
    dana = await world.person();
  });
  afterAll(() => world.close());

  const mailsTo = (address: string) => world.world.sentTo(address);
  const due = async (id: string): Promise<void> => {
    await world.database.kysely
      .updateTable('report_schedule')
      .set({ next_run_at: world.clock.now() })
      .where('id', '=', id)
      .execute();
  };
  const reportsOf = async (id: string) =>
    valueOf(await dana.list({ filters: { schedule: id }, size: 100 })).reports;
  const added = async (change: Parameters<typeof dana.add>[0] = {}) =>
    valueOf(await dana.add({ recipients: SCHEDULE.recipients, ...change }));

  it('make their report once however many servers look, and mail each recipient one link', async () => {
    const address = `${randomUUID()}@example.com`;
    const { id } = await added({ recipients: [{ name: null, email: address }] });
    await due(id);
    const looks = await Promise.all([1, 2, 3, 4].map(() => world.schedules.runNext()));
    expect(looks.filter((one) => one === 'worked')).toHaveLength(1);
    await world.work();
    const [report, ...others] = await reportsOf(id);
    expect(others).toEqual([]);
    expect(report).toMatchObject({ state: 'Ready', rows: 3, scheduleId: id, recipients: 1 });
    const [mail, ...more] = await mailsTo(address);
    expect(more).toEqual([]);
    expect(mail?.link).toMatch(/^https:\/\/portal\.example\.com\/reports-download\/[\w-]{43}$/);
    expect(mail?.text).not.toContain('Zone 2');
    // Sending the report again uses the same link as before.
    valueOf(await dana.send(report?.id ?? ''));
    const again = await mailsTo(address);
    expect(again).toHaveLength(2);
    expect(again[1]?.link).toBe(mail?.link);
  });

  it('run now for their recipients, or for whoever presses alone, and their next time stays', async () => {
    const address = `${randomUUID()}@example.com`;
    const own = `${randomUUID()}@example.com`;
    const { id, nextRunAt } = await added({ recipients: [{ name: null, email: address }] });
    await world.database.kysely
      .deleteFrom('contact_method')
      .where('user_id', '=', dana.account.id)
      .execute();
    expect(await dana.runSchedule(id, true)).toMatchObject({ error: { code: 'noAddress' } });
    await world.database.kysely
      .insertInto('contact_method')
      .values({ user_id: dana.account.id, type: 'email', value: own })
      .execute();
    const newId = randomUUID();
    for (let press = 0; press < 2; press += 1)
      expect(valueOf(await dana.runSchedule(id, true, newId))).toEqual({ ids: [newId] });
    await world.work();
    expect(await reportsOf(id)).toMatchObject([{ id: newId, state: 'Ready', recipients: 1 }]);
    expect([(await mailsTo(own)).length, (await mailsTo(address)).length]).toEqual([1, 0]);
    valueOf(await dana.runSchedule(id, false));
    await world.work();
    expect([(await mailsTo(own)).length, (await mailsTo(address)).length]).toEqual([1, 1]);
    const { schedules } = valueOf(await dana.schedules());
    expect(schedules.find((one) => one.id === id)?.nextRunAt).toBe(nextRunAt);
    const stranger = await world.person({ group: GROUPS.stranger });
    expect(await stranger.runSchedule(id, true)).toMatchObject({ error: { kind: 'notFound' } });
  });

  it('mail nothing where there is nothing, unless they say so', async () => {
    for (const [sendWhenEmpty, mails] of [
      [false, 0],
      [true, 1],
    ] as const) {
      const address = `${randomUUID()}@example.com`;
      const recipients = [{ name: null, email: address }];
      const { id } = await added({ kind: 'troubles', recipients, sendWhenEmpty });
      await due(id);
      await world.schedules.runNext();
      await world.work();
      expect(await reportsOf(id)).toMatchObject([{ state: 'Ready', rows: 0 }]);
      expect(await mailsTo(address)).toHaveLength(mails);
    }
  });

  it('tell their recipients what went wrong, and the list tells how many', async () => {
    const address = `${randomUUID()}@example.com`;
    const { id } = await added({ format: 'pdf', recipients: [{ name: null, email: address }] });
    await due(id);
    await world.schedules.runNext();
    const limits = REPORT_LIMITS.rows as { pdf: number };
    const most = limits.pdf;
    limits.pdf = 2;
    await world.work();
    limits.pdf = most;
    const [report] = await reportsOf(id);
    expect(report).toMatchObject({ state: 'Failed', fault: 'tooManyRows', told: 1, tries: 1 });
    const [mail] = await mailsTo(address);
    expect(mail?.subject).toBe('Report failed: Zones of the week');
    expect(mail?.link).toBeNull();
  });

  it('are about the days before the time they were due, also when all servers were down', async () => {
    const { id } = await added({
      kind: 'alarmHistory',
      frequency: 'daily',
      period: { kind: 'day', days: 1 },
    });
    await world.schedules.runNext();
    world.clock.advance(10 * DAY);
    const next = valueOf(await dana.schedules()).schedules.find((one) => one.id === id);
    while ((await world.schedules.runNext()) === 'worked');
    await world.work();
    const reports = await reportsOf(id);
    expect(reports).toHaveLength(1);
    const before = new Date(Date.parse(next?.nextRunAt ?? '') - DAY).toISOString().slice(0, 10);
    expect(reports[0]).toMatchObject({ fromDay: before, toDay: before });
    const after = valueOf(await dana.schedules()).schedules.find((one) => one.id === id);
    expect(Date.parse(after?.nextRunAt ?? '')).toBeGreaterThan(world.clock.now());
  });

  it('are added once, changed under their revision, and deleted without their reports', async () => {
    const id = randomUUID();
    const first = valueOf(await dana.add({}, id));
    expect(valueOf(await dana.add({}, id))).toEqual(first);
    const kit = await world.person({ name: 'Kit Alder' });
    const changed = valueOf(await kit.change(id, first.rev, { name: 'Zones, renamed' }));
    expect(changed).toMatchObject({ name: 'Zones, renamed', rev: first.rev + 1 });
    expect(await dana.change(id, first.rev, { name: 'Mine' })).toMatchObject({
      ok: false,
      error: { code: 'staleRev', message: expect.stringContaining('Kit Alder') as string },
    });
    await due(id);
    await world.schedules.runNext();
    await world.work();
    expect(await dana.removeSchedule(id, first.rev)).toMatchObject({ error: { code: 'staleRev' } });
    valueOf(await dana.removeSchedule(id, changed.rev));
    expect(await reportsOf(id)).toHaveLength(1);
    const { schedules } = valueOf(await dana.schedules());
    expect(schedules.some((one) => one.id === id)).toBe(false);
  });

  it('are nobody else’s, and off they do not run', async () => {
    const { id, rev } = await added({ active: false });
    expect(
      valueOf(await dana.schedules()).schedules.find((one) => one.id === id)?.nextRunAt,
    ).toBeNull();
    await due(id);
    expect(await world.schedules.runNext()).toBe('idle');
    const sam = await world.person({ group: GROUPS.stranger, name: 'Sam Ortiz' });
    expect(await sam.change(id, rev)).toMatchObject({ error: { kind: 'notFound' } });
    expect(await sam.removeSchedule(id, rev)).toMatchObject({ error: { kind: 'notFound' } });
    const staff = await world.person({ application: 1, name: 'Marcus Hale' });
    expect(valueOf(await staff.schedules()).choices).toBeNull();
    expect(await staff.change(id, rev)).toMatchObject({ error: { kind: 'forbidden' } });
  });
});
