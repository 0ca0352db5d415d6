import { jobsApi } from '#core/jobs/jobs.api.ts';
import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import { GROUPS, reportsWorld, type ReportsWorld } from './reports-world.ts';

const FORBIDDEN = { ok: false, error: { kind: 'forbidden' } };
const NOT_FOUND = { ok: false, error: { kind: 'notFound' } };

/** A reporting period that covers the date of the test clock (November 2026). */
const MONTH = { kind: 'days', days: 366 } as const;

describeDatabase('reports of what has a right of its own', (engine) => {
  let world: ReportsWorld;
  let grace: Awaited<ReturnType<ReportsWorld['person']>>;
  let dana: typeof grace;
  let today = '';
  beforeAll(async () => {
    world = await reportsWorld(engine);
    await world.site(700001, GROUPS.branch);
    grace = await world.person({
      name: 'Grace Kim',
      roles: ['reportRead', 'billingRead'],
      flags: ['ansServiceBlockFlag'],
    });
    dana = await world.person();
    today = new Date(world.clock.now() - 3 * 24 * 3600000).toISOString().slice(0, 10);
    const invoice = (number: string, group: number, cents: number, paid: number) => ({
      id: randomUUID(),
      number,
      revision: 1,
      site_group_num: group,
      invoice_on: today,
      due_on: today,
      period_from: today,
      period_to: today,
      currency: 'USD' as const,
      amount: cents,
      credited: 0,
      credited_on: null,
      credit_reason: null,
      paid,
      lines: 1,
      accounts: 2,
      received_at: 0,
    });
    await world.database.kysely
      .insertInto('invoice')
      .values([
        invoice('INV-1', GROUPS.parent, 123450, 23450),
        invoice('INV-2', GROUPS.branch, 5000, 5000),
        invoice('INV-9', GROUPS.stranger, 777, 0),
      ])
      .execute();
  });
  afterAll(() => world.close());

  const BILLING = { kind: 'billingSummary', period: MONTH } as const;
  const made = async (who: typeof grace, ...run: Parameters<typeof grace.run>): Promise<string> => {
    const [id = ''] = valueOf(await who.run(...run)).ids;
    await world.work();
    return id;
  };

  it('tell what is billed to a group and its branches, by branch where that is chosen, and never to others', async () => {
    const [head = [], ...rows] = parse(
      await world.bytesOf(grace.file(await made(grace, BILLING))),
      { bom: true },
    );
    const cell = (row: readonly string[], title: string) => row[head.indexOf(title)];
    expect(rows.map((row) => cell(row, 'Invoice'))).toEqual(['INV-1', 'INV-2']);
    expect(
      rows.map((row) => [cell(row, 'Amount'), cell(row, 'Open'), cell(row, 'Status')]),
    ).toEqual([
      ['1234.50', '1000.00', 'Past due'],
      ['50.00', '0.00', 'Paid'],
    ]);
    const xlsx = await readSheet(
      await world.bytesOf(grace.file(await made(grace, { ...BILLING, format: 'xlsx' }))),
    );
    expect(xlsx[1]?.[head.indexOf('Amount')]).toBe(1234.5);
    const branch = await made(grace, {
      ...BILLING,
      scope: { kind: 'branch', siteGroupNum: GROUPS.branch },
    });
    const { reports } = valueOf(await grace.list({ size: 100 }));
    expect(reports.find(({ id }) => id === branch)?.rows).toBe(1);
  });

  it('are about groups alone where invoices are meant', async () => {
    expect(await grace.run({ ...BILLING, scope: { kind: 'site', siteNum: 700001 } })).toMatchObject(
      { ok: false, error: { kind: 'invalid' } },
    );
  });

  it('are nothing to whoever lacks the right: not offered, run, listed, opened, scheduled or changed', async () => {
    const id = await made(grace, BILLING);
    const schedule = valueOf(await grace.add({ ...BILLING, name: 'Invoices' }));
    expect(valueOf(await grace.schedules()).kinds).toContain('billingSummary');
    const { kinds, schedules } = valueOf(await dana.schedules());
    expect(kinds).not.toContain('billingSummary');
    expect(schedules.map((one) => one.id)).not.toContain(schedule.id);
    expect(valueOf(await dana.list({ size: 100 })).reports.map((one) => one.id)).not.toContain(id);
    expect(await dana.run(BILLING)).toMatchObject(FORBIDDEN);
    expect(await dana.add(BILLING)).toMatchObject(FORBIDDEN);
    for (const answer of [
      dana.file(id),
      dana.again(id, 'csv'),
      dana.send(id),
      dana.stop(id),
      dana.remove(id),
      dana.change(schedule.id, 1),
      dana.removeSchedule(schedule.id, 1),
    ])
      expect(await answer).toMatchObject(NOT_FOUND);
    const own = valueOf(await dana.add());
    expect(await dana.change(own.id, own.rev, BILLING)).toMatchObject(FORBIDDEN);
    const staff = await world.person({ application: 1, name: 'Marcus Hale' });
    expect(await staff.file(id)).toMatchObject(NOT_FOUND);
  });

  it('end without a file once the right of whose they are was taken away, and say who may', async () => {
    const lee = await world.person({ name: 'Lee Park', roles: ['reportRead', 'billingRead'] });
    const kept = await made(lee, BILLING);
    const { kysely } = world.database;
    const { job_id: jobId } = await kysely
      .selectFrom('report')
      .select('job_id')
      .where('id', '=', kept)
      .executeTakeFirstOrThrow();
    const { id } = valueOf(await lee.add({ ...BILLING, name: 'Of Lee' }));
    await kysely
      .deleteFrom('user_right')
      .where('user_id', '=', lee.account.id)
      .where('name', '=', 'billingRead')
      .execute();
    await kysely
      .updateTable('report_schedule')
      .set({ next_run_at: world.clock.now() })
      .where('id', '=', id)
      .execute();
    await world.schedules.runNext();
    await world.work();
    const [report] = valueOf(await grace.list({ filters: { schedule: id } })).reports;
    expect(report).toMatchObject({ state: 'Failed', fault: 'noRight', told: 2 });
    expect(report?.problem).toMatch(/^Lee Park can no longer read this report\./);
    // A download of the report file as the file of its job (`jobFile`) is refused too.
    expect(
      await lee.call(jobsApi.jobFile.access, (caller) =>
        world.world.backend.jobs.jobFile(caller, { id: jobId ?? '' }),
      ),
    ).toMatchObject(FORBIDDEN);
    const [again = ''] = valueOf(await grace.again(report?.id ?? '', 'csv')).ids;
    await world.work();
    const { reports } = valueOf(await grace.list({ size: 100 }));
    expect(reports.find((one) => one.id === again)).toMatchObject({ state: 'Ready', rows: 2 });
  });

  it('are about messages only where the group has an answering service', async () => {
    const MESSAGES = { kind: 'answeringMessages', period: MONTH } as const;
    expect(await grace.run(MESSAGES)).toMatchObject(NOT_FOUND);
    expect(valueOf(await grace.schedules()).kinds).not.toContain('answeringMessages');
    await world.database.kysely
      .updateTable('site_group')
      .set({ answering_service_enabled: true })
      .where('num', '=', GROUPS.parent)
      .execute();
    expect(valueOf(await grace.schedules()).kinds).toContain('answeringMessages');
    expect(await dana.run(MESSAGES)).toMatchObject(FORBIDDEN);
    const message = (group: number, num: number, site: number | null, text: string) => ({
      id: randomUUID(),
      site_group_num: group,
      num,
      received_at: world.clock.now() - 48 * 3600000,
      taken_by: 'TV',
      caller_name: 'Nadia Stone',
      callback: null,
      site_num: site,
      category: 'Service call' as const,
      priority: 'Routine' as const,
      text,
      words: '',
    });
    await world.database.kysely
      .insertInto('answering_message')
      .values([
        message(GROUPS.parent, 1, null, 'About no site'),
        message(GROUPS.branch, 1, 700001, 'About a site'),
        message(GROUPS.stranger, 1, null, 'Of others'),
      ])
      .execute();
    const rowsOf = async (scope: Parameters<typeof grace.run>[0]) => {
      const file = await world.bytesOf(grace.file(await made(grace, { ...MESSAGES, ...scope })));
      const [head = [], ...rows] = parse(file, { bom: true });
      return rows.map((row) => row[head.indexOf('Message')]).toSorted();
    };
    expect(await rowsOf({})).toEqual(['About a site', 'About no site']);
    expect(await rowsOf({ scope: { kind: 'site', siteNum: 700001 } })).toEqual(['About a site']);
    expect(await rowsOf({ scope: { kind: 'branch', siteGroupNum: GROUPS.parent } })).toEqual([
      'About no site',
    ]);
  });
});
