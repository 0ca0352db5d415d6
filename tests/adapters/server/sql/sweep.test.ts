import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Recovery } from '#core/backend/recovery/recovery.repository.port.ts';
import type { Registration } from '#core/backend/registration/registration.repository.port.ts';
import { analyzeGrown } from '#adapters/server/sql/analyze-grown.ts';
import { sweep } from '#adapters/server/sql/sweep.ts';
import { REPORT_LIMITS } from '#core/reports/report-row.schema.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { seedReport } from '#tests/backend/harness/seed-report.ts';
import { seedSite, writeFamily } from '#tests/backend/harness/seed-site.ts';
import { sessionRow, START } from '#tests/backend/harness/session-rows.ts';
import { newJob } from '#tests/contract/job-repository.contract.ts';
import { storedCode } from '#tests/contract/one-time-store.contract.ts';
import { storedTrip } from '#tests/contract/sso-repository.contract.ts';
import { jobFile } from '#tests/backend/harness/job-file.ts';

const DAY = 24 * 3_600_000;

describeEachEngine('housekeeping', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
  });
  afterAll(() => database.close());
  const seedGroup = () =>
    writeFamily(database.kysely, { parent: 7700, branch: 7701, stranger: 7702 });

  it('removes what can never be used again and leaves what can', async () => {
    const { id } = await database.seedAccount();
    const message = (queuedAt: number) => ({
      id: randomUUID(),
      channel: 'email' as const,
      to: 'kit@example.com',
      subject: 'Hello',
      text: 'Hello',
      html: null,
      code: null,
      link: null,
      queuedAt,
    });
    const device = (expiresAt: number) => ({
      id: randomUUID(),
      accountId: id,
      secretHash: randomUUID(),
      passwordEpoch: 1,
      label: 'Firefox on Linux',
      expiresAt,
      now: START,
    });
    const recovery = (expiresAt: number): Recovery => ({
      id: randomUUID(),
      audience: 'consumer',
      browserId: randomUUID(),
      accountId: id,
      loginKey: 'key',
      state: 'opened',
      questionIds: [],
      attempts: 0,
      codeSentAt: null,
      expiresAt,
    });
    const registration = (createdAt: number): Registration => ({
      id: randomUUID(),
      email: 'kit@example.com',
      passwordHash: null,
      siteNum: null,
      accountId: null,
      createdAt,
    });
    await database.unitOfWork.run(async (tx) => {
      for (const age of [0, 3 * DAY]) {
        const row = sessionRow(id, { absoluteEnd: START - age + 1 });
        await tx.sessions.create(row, ['terms']);
        await tx.sessions.issueToken(row.id, randomUUID(), START - age + 1);
        await tx.refresh.open(row.id, randomUUID(), row.absoluteEnd);
        await tx.oneTime.issue(storedCode({ expiresAt: START - age + 1 }));
        await tx.sso.openTrip(storedTrip({ expiresAt: START - age + 1 }));
        await tx.recoveries.open(recovery(START - age + 1));
        await tx.registrations.store(registration(START - 10 * age));
        await tx.oneTime.issue(storedCode({ kind: 'registrationLink', expiresAt: START - age }));
        await tx.devices.remember(device(START - age + 1));
      }
      await tx.messages.enqueue(message(START));
      await tx.messages.enqueue(message(START - 8 * DAY));
      const bucket = { name: 'login.address', capacity: 2, perMs: 60_000 };
      await tx.limits.take(bucket, 'now', START);
      await tx.limits.take(bucket, 'long ago', START - DAY);
      const kept = { route: 'submitBug', fingerprint: 'mark', answer: { reference: 'B-000001' } };
      await tx.idempotency.keep({ accountId: id, key: 'now' }, kept, START - DAY + 1);
      await tx.idempotency.keep({ accountId: id, key: 'a day ago' }, kept, START - DAY);
    });
    expect(await sweep(database.kysely, START)).toMatchObject({
      tokens: 1,
      sessions: 1,
      oneTime: 1,
      trips: 1,
      recoveries: 1,
      registrations: 1,
      devices: 1,
      messages: 0,
      buckets: 1,
      presses: 1,
    });
    await database.kysely.updateTable('message').set({ state: 'sent' }).execute();
    expect(await sweep(database.kysely, START)).toMatchObject({
      tokens: 0,
      messages: 1,
      presses: 0,
    });
    const left = await database.kysely.selectFrom('session').select('id').execute();
    expect(left).toHaveLength(1);
  });

  it('forgets the counters of receivers after 31 days, but not those that name an alarm that goes on', async () => {
    const receiver = { id: randomUUID(), name: 'R1' };
    const claims = (...counters: readonly string[]) =>
      counters.map((counter) => ({ counter, digest: 'd', receivedAt: 1 }));
    await seedGroup();
    await seedSite(database.kysely, {
      num: 77001,
      group: 7701,
      alarms: [
        { num: 77001, priority: 2, state: 'On hold', raisedAt: START },
        { num: 77002, priority: 2, state: 'Cleared', raisedAt: START },
      ],
    });
    await database.unitOfWork.run(async (tx) => {
      await tx.receivers.add(receiver, 'hash', START);
      await tx.signals.claim(receiver.id, claims('1', '2', '3'), START - 31 * DAY);
      await tx.signals.claim(receiver.id, claims('4'), START - 31 * DAY + 1);
      await tx.signals.link(receiver.id, [
        { counter: '1', alarmNum: 77001 },
        { counter: '2', alarmNum: 77002 },
      ]);
    });
    expect(await sweep(database.kysely, START)).toMatchObject({ counters: 2 });
    const left = await database.unitOfWork.run((tx) =>
      tx.signals.claim(receiver.id, claims('1', '2', '3', '4'), START),
    );
    expect(left.map(({ counter }) => counter).toSorted()).toEqual(['2', '3']);
  });

  it('deletes the file of a job at its end, and the job itself a week later', async () => {
    const { id } = await database.seedAccount();
    const job = newJob(id, { createdAt: START });
    await database.unitOfWork.run(async (tx) => {
      await tx.jobs.create(job);
      await tx.jobs.advance(job.id, { checkpoint: null, rows: 1, part: 'text' }, START);
      await tx.jobs.end(job.id, { state: 'done', problem: null, expiresAt: START });
    });
    const size = async () => (await jobFile(database.unitOfWork, job.id)).length;
    expect([(await sweep(database.kysely, START - 1)).jobs, await size()]).toEqual([0, 4]);
    expect([(await sweep(database.kysely, START)).jobs, await size()]).toEqual([0, 0]);
    expect((await sweep(database.kysely, START + 7 * DAY)).jobs).toBe(1);
  });

  it('forgets the line of a report half a year after its file, with its links, and never a schedule or what it ran last', async () => {
    await writeFamily(database.kysely, { parent: 7710, branch: 7711, stranger: 7712 });
    const { id } = await database.seedAccount();
    const { kysely } = database;
    const seed = (expiresAt: number, createdAt: number) =>
      seedReport(kysely, {
        group: 7710,
        address: 'kit@example.com',
        createdById: id,
        createdAt,
        expiresAt,
      });
    const [old, kept, last, before] = [
      await seed(START - REPORT_LIMITS.keepRow, START - 270 * DAY),
      await seed(START - REPORT_LIMITS.keepRow + 1, START - 270 * DAY + 1),
      await seed(START - REPORT_LIMITS.keepRow, START - 270 * DAY),
      await seed(START - REPORT_LIMITS.keepRow - DAY, START - 271 * DAY),
    ];
    const scheduleId = randomUUID();
    await kysely
      .insertInto('report_schedule')
      .values({
        id: scheduleId,
        site_group_num: 7710,
        name: 'Weekly',
        kind: 'zoneList',
        format: 'csv',
        scope: '{}',
        scope_name: '',
        period: '{}',
        frequency: 'weekly',
        weekday: 1,
        month_day: 1,
        at_time: '06:00',
        time_zone: 'UTC',
        recipients: '[]',
        send_when_empty: false,
        active: false,
        next_run_at: null,
        owner_id: id,
        created_by: 'Kit',
        created_at: 0,
        changed_by: 'Kit',
        changed_at: 0,
      })
      .execute();
    await kysely
      .updateTable('report')
      .set({ schedule_id: scheduleId })
      .where('id', 'in', [last.reportId, before.reportId])
      .execute();
    expect((await sweep(kysely, START)).reports).toBe(2);
    const left = await kysely.selectFrom('report').select('id').execute();
    expect(new Set(left.map((one) => one.id))).toEqual(new Set([kept.reportId, last.reportId]));
    const links = await kysely.selectFrom('report_link').select('id').execute();
    expect(links.map((one) => one.id)).not.toContain(old.link);
    expect(await kysely.selectFrom('report_schedule').select('id').execute()).toHaveLength(1);
    expect((await sweep(kysely, START)).reports).toBe(0);
  });

  it('counts a table anew once it has more than doubled, and only then', async () => {
    const fill = (name: string, rows: number) =>
      sql`insert into bucket (name, key, full_at, capacity, per_ms)
          select ${name}, 'key ' || n, 0, 1, 1 from generate_series(1, ${rows}::int) n`.execute(
        database.kysely,
      );
    const counted = async () => {
      const { rows } = await sql<{ rows: number }>`
        select reltuples as rows from pg_class where relname = 'bucket'`.execute(database.kysely);
      return rows[0]?.rows;
    };
    await fill('a', 20_000);
    expect(await analyzeGrown(database.kysely)).toContain('bucket');
    expect(await counted()).toBe(20_000);
    await fill('b', 10_000);
    expect(await analyzeGrown(database.kysely)).not.toContain('bucket');
    await fill('c', 40_000);
    expect(await analyzeGrown(database.kysely)).toEqual(['bucket']);
    expect(await counted()).toBeGreaterThan(60_000);
    await database.kysely.deleteFrom('bucket').execute();
  });
});
