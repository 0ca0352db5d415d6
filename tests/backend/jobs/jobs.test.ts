import { auditApi } from '#core/audit/audit.api.ts';
import { jobsApi } from '#core/jobs/jobs.api.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AuditFilter } from '#core/audit/audit-line.schema.ts';
import { AUDIT_JOB } from '#core/audit/audit-list.ts';
import { JOB_KINDS } from '#core/backend/job-kinds.ts';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import { STEP_ROWS } from '#core/backend/jobs/list-export.operation.ts';
import type { Result } from '#core/kernel/result.ts';
import { describeEachEngine } from '../harness/database.ts';
import { fillAuditLog, linesOf } from '../harness/fill-record.ts';
import { wholeText } from '../harness/job-file.ts';
import { testRunner } from '../harness/test-runner.ts';
import { openTestWorld, PASSWORD, type TestWorld } from '../harness/test-world.ts';

const FILLED: AuditFilter = {
  from: null,
  to: null,
  person: '',
  operation: 'filled',
  result: null,
  text: '',
};
const ROWS = 3 * STEP_ROWS + 17;

describeEachEngine('an export that goes on in the background', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
    await fillAuditLog(world.database.kysely, ROWS, (await world.person()).id);
  });
  afterAll(() => world.close());

  const value = <T>(result: Result<T, { readonly kind: string }>): T => {
    if (!result.ok) throw new Error(result.error.kind);
    return result.value;
  };
  const enter = async () => {
    const person = await world.person({ application: 1, roles: ['audit'] });
    const browser = world.browser();
    await browser.logIn(person.username, PASSWORD);
    const { backend } = world;
    return {
      person,
      start: (idempotencyKey: string | null = null, columns: readonly string[] | null = null) =>
        browser.call(auditApi.startAuditExport.access, (c) =>
          backend.audit.startAuditExport(c, { filter: FILLED, columns, idempotencyKey }),
        ),
      list: (kind = AUDIT_JOB) =>
        browser.call(jobsApi.listJobs.access, (c) => backend.jobs.listJobs(c, { kind })),
      read: (id: string) =>
        browser.call(jobsApi.readJob.access, (c) => backend.jobs.readJob(c, { id })),
      cancel: (id: string) =>
        browser.call(jobsApi.cancelJob.access, (c) => backend.jobs.cancelJob(c, { id })),
      file: (id: string) =>
        browser.call(jobsApi.jobFile.access, (c) => backend.jobs.jobFile(c, { id })),
    };
  };
  const runnerOf = (
    told: unknown[] = [],
    kinds = JOB_KINDS,
    wait: () => Promise<void> = () => Promise.resolve(),
  ) => testRunner(world, { kinds, told, wait });

  it('makes a file of each line once, newest first, without what was written after its start', async () => {
    const staff = await enter();
    const job = value(await staff.start());
    expect(job).toMatchObject({ state: 'waiting', done: 0, total: ROWS, file: null });
    await fillAuditLog(world.database.kysely, 5, staff.person.id);
    const seen: (readonly [string, number])[] = [];
    const { runNext } = runnerOf([], JOB_KINDS, async () => {
      const { state, done } = value(await staff.read(job.id));
      seen.push([state, done]);
    });
    expect(await runNext()).toBe('worked');
    expect(await runNext()).toBe('idle');
    expect(seen).toEqual([1, 2, 3].map((steps) => ['running', steps * STEP_ROWS]));
    expect(value(await staff.read(job.id))).toMatchObject({ state: 'done', done: ROWS });
    const made = value(await staff.file(job.id));
    expect(made.name).toBe('audit-log-2026-11-20.csv');
    const text = await wholeText(made);
    expect(Buffer.byteLength(text)).toBe(made.size);
    const lines = linesOf(text);
    expect(lines).toHaveLength(ROWS);
    expect(lines).toEqual([...new Set(lines)].sort((a, b) => b - a));
    expect((await world.record(staff.person.id)).filter((row) => row.startsWith('job.'))).toEqual([
      'job.start/ok',
      'job.finish/ok',
      'job.file/ok',
    ]);
  });

  it('holds the chosen columns alone, as they were put in order, under their headings once', async () => {
    const staff = await enter();
    const { id } = value(await staff.start(null, ['operation', 'number']));
    await runnerOf().runNext();
    const text = await wholeText(value(await staff.file(id)));
    expect(text).toMatch(/^Operation,Number,Technical name\r\nFilled,\d+,filled\r\n/);
    expect(text.match(/Number/g)).toHaveLength(1);
    expect(linesOf(text)).toHaveLength(ROWS + 5);
  });

  it('is read part by part as its file is taken, and broken off where one is missing', async () => {
    const staff = await enter();
    const { id } = value(await staff.start());
    await runnerOf().runNext();
    const parts = value(await staff.file(id)).parts[Symbol.asyncIterator]();
    const first = await parts.next();
    const stored = world.database.kysely.selectFrom('job_part').where('job_id', '=', id);
    const sizes = (await stored.select('bytes').orderBy('num').execute()).map((part) => part.bytes);
    expect([first.value, sizes.length]).toEqual([sizes[0], 4]);
    const later = world.database.kysely.deleteFrom('job_part').where('job_id', '=', id);
    await later.where('num', '>', 1).execute();
    expect((await parts.next()).value).toEqual(sizes[1]);
    await expect(parts.next()).rejects.toThrow('part 2');
  });

  it('is found again by its starter while it runs and for some minutes after', async () => {
    const [staff, other] = [await enter(), await enter()];
    expect(value(await staff.list()).jobs).toEqual([]);
    const first = value(await staff.start());
    world.clock.advance(1);
    const second = value(await staff.start());
    expect(value(await staff.list()).jobs.map(({ id }) => id)).toEqual([second.id, first.id]);
    await runnerOf().runNext();
    value(await staff.cancel(second.id));
    expect(value(await staff.list()).jobs.map(({ state }) => state)).toEqual(['cancelled', 'done']);
    expect(value(await other.list()).jobs).toEqual([]);
    const minutesLater = world.clock.now() + JOB_LIMITS.keepFile - JOB_LIMITS.recent;
    const ended = world.database.kysely.updateTable('job').set({ expires_at: minutesLater });
    await ended.where('owner_id', '=', staff.person.id).execute();
    expect(value(await staff.list()).jobs).toEqual([]);
    expect(await staff.list('no.such.kind')).toMatchObject({ error: { kind: 'notFound' } });
  });

  it('begins once for a key, and is refused to who has three under way', async () => {
    const staff = await enter();
    const first = value(await staff.start('key-1'));
    expect(value(await staff.start('key-1')).id).toBe(first.id);
    const many = await Promise.all([1, 2, 3, 4].map(() => staff.start()));
    expect(many.filter(({ ok }) => ok)).toHaveLength(JOB_LIMITS.openPerPerson - 1);
    expect(many.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'tooManyJobs' } });
    for (const job of [first, ...many.flatMap((made) => (made.ok ? [made.value] : []))])
      value(await staff.cancel(job.id));
    expect((await staff.start()).ok).toBe(true);
    await runnerOf().runNext();
  });

  it('is cancelled between two steps, loses its parts and cannot be cancelled twice', async () => {
    const staff = await enter();
    const { id } = value(await staff.start());
    let steps = 0;
    await runnerOf([], JOB_KINDS, async () => {
      steps += 1;
      value(await staff.cancel(id));
    }).runNext();
    expect(steps).toBe(1);
    expect(value(await staff.read(id))).toMatchObject({ state: 'cancelled', file: null });
    expect(await staff.cancel(id)).toMatchObject({ error: { code: 'jobEnded' } });
    expect(await staff.file(id)).toMatchObject({ error: { kind: 'notFound' } });
    const parts = world.database.kysely.selectFrom('job_part').where('job_id', '=', id);
    expect(await parts.select('num').execute()).toEqual([]);
  });

  it('goes on elsewhere when a server stops, and after a lease when it dies', async () => {
    const staff = await enter();
    const { id } = value(await staff.start());
    let stopping = false;
    const stopped = runnerOf([], JOB_KINDS, async () => {
      stopping = true;
      await Promise.resolve();
    });
    await stopped.runNext(() => stopping);
    expect(value(await staff.read(id))).toMatchObject({ state: 'running', done: STEP_ROWS });
    const died = runnerOf([], JOB_KINDS, () => new Promise(() => undefined));
    void died.runNext();
    while (value(await staff.read(id)).done < 2 * STEP_ROWS);
    expect(await runnerOf().runNext()).toBe('idle');
    world.clock.advance(JOB_LIMITS.lease);
    expect(await runnerOf().runNext()).toBe('worked');
    const lines = linesOf(await wholeText(value(await staff.file(id))));
    expect([lines.length, new Set(lines).size]).toEqual([ROWS + 5, ROWS + 5]);
  });

  it('is tried again after a failed step, each time later, and given up with words', async () => {
    const staff = await enter();
    const { id } = value(await staff.start());
    const problems: unknown[] = [];
    const broken = JOB_KINDS.map((kind) => ({
      ...kind,
      step: () => Promise.reject(new Error('broken')),
    }));
    const { runNext } = runnerOf(problems, broken);
    for (let attempt = 1; attempt <= JOB_LIMITS.attempts; attempt += 1) {
      expect(await runNext()).toBe('worked');
      expect(await runNext()).toBe('idle');
      world.clock.advance(JOB_LIMITS.firstWait * 2 ** (attempt - 1));
    }
    expect(problems).toHaveLength(JOB_LIMITS.attempts);
    expect(await runNext()).toBe('worked');
    expect(value(await staff.read(id))).toMatchObject({
      state: 'failed',
      problem: 'This couldn’t be finished. Please try again later.',
    });
  });

  it('gives up a file that grows too large', async () => {
    const staff = await enter();
    const { id } = value(await staff.start());
    const size = { file_size: JOB_LIMITS.fileBytes };
    await world.database.kysely.updateTable('job').set(size).where('id', '=', id).execute();
    await runnerOf().runNext();
    expect(value(await staff.read(id))).toMatchObject({
      state: 'failed',
      problem: 'The file would be larger than 64 MB. Narrow the filter.',
    });
  });

  it('is nobody else’s, ends with its right, and its file with its day', async () => {
    const [staff, other] = [await enter(), await enter()];
    const { id } = value(await staff.start());
    expect(await staff.file(id)).toMatchObject({ error: { code: 'jobRunning' } });
    await runnerOf().runNext();
    for (const asked of [other.read(id), other.cancel(id), other.file(id)])
      expect(await asked).toMatchObject({ error: { kind: 'notFound' } });
    const rights = world.database.kysely.deleteFrom('user_right');
    await rights.where('user_id', '=', staff.person.id).execute();
    for (const asked of [staff.list(), staff.read(id), staff.cancel(id), staff.file(id)])
      expect(await asked).toMatchObject({ error: { kind: 'forbidden' } });
    const late = await enter();
    const kept = value(await late.start());
    await runnerOf().runNext();
    await world.database.kysely
      .updateTable('job')
      .set({ expires_at: world.clock.now() })
      .where('id', '=', kept.id)
      .execute();
    expect(value(await late.read(kept.id))).toMatchObject({ state: 'expired', file: null });
    expect(await late.file(kept.id)).toMatchObject({ error: { kind: 'expired' } });
  });
});
