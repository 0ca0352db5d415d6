import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { JobLease, NewJob } from '#core/backend/jobs/job.repository.port.ts';
import type { TestDatabase } from '#tests/backend/harness/database.ts';
import { jobFile } from '#tests/backend/harness/job-file.ts';
import { START } from '#tests/backend/harness/session-rows.ts';

const MINUTE = 60_000;

/** Builds a job in its initial state. */
export const newJob = (ownerId: string, change: Partial<NewJob> = {}): NewJob => ({
  id: randomUUID(),
  kind: 'test.count',
  ownerId,
  startedBy: { requestId: 'request', sessionId: 'session', address: '198.51.100.7' },
  parameters: { text: 'é "quoted"', list: [1, 2] },
  total: 10,
  fileName: 'list.csv',
  createdAt: START,
  ...change,
});

/** Tests that every implementation of the job repository must pass. */
export const jobRepositoryContract = (open: () => TestDatabase): void => {
  const run: TestDatabase['unitOfWork']['run'] = (work) => open().unitOfWork.run(work);
  const leaseUntil = (until: number): JobLease => ({ token: randomUUID(), until });
  const created = async (change: Partial<NewJob> = {}): Promise<NewJob> => {
    const job = newJob((await open().seedAccount()).id, { kind: randomUUID(), ...change });
    await run((tx) => tx.jobs.create(job));
    return job;
  };
  const claim = (kind: string, now: number, lease = leaseUntil(now + MINUTE)) =>
    run((tx) => tx.jobs.claim([kind], lease, now));

  it('gives back what was stored, waiting and untouched', async () => {
    const job = await created();
    expect(await run((tx) => tx.jobs.find(job.id))).toEqual({
      ...job,
      checkpoint: null,
      state: 'waiting',
      done: 0,
      attempts: 0,
      fileSize: 0,
      problem: null,
      expiresAt: null,
    });
    expect(await run((tx) => tx.jobs.find('nobody'))).toBeNull();
  });

  it('hands out the oldest due job of the asked kinds, to one server until its lease is over', async () => {
    const kind = randomUUID();
    const later = await created({ kind, createdAt: START + 5 });
    const sooner = await created({ kind });
    const other = await created();
    const now = START + 10;
    expect(await claim(kind, now)).toMatchObject({ id: sooner.id, attempts: 1, state: 'running' });
    expect(await claim(kind, now)).toMatchObject({ id: later.id });
    expect(await claim(kind, now + MINUTE - 1)).toBeNull();
    expect(await claim(kind, now + MINUTE)).toMatchObject({ id: sooner.id, attempts: 2 });
    expect(await claim(other.kind, START - 1)).toBeNull();
  });

  it('lets only the newest claim go on, and renews it with each step', async () => {
    const { id, kind } = await created();
    const [first, second] = [leaseUntil(START + MINUTE), leaseUntil(START + 2 * MINUTE)];
    await claim(kind, START, first);
    await claim(kind, START + MINUTE, second);
    expect(await run((tx) => tx.jobs.lock(id, first.token))).toBeNull();
    const step = { checkpoint: { at: 4 }, rows: 4, part: 'é\r\n' };
    await run(async (tx) => {
      expect(await tx.jobs.lock(id, second.token)).toMatchObject({ attempts: 2 });
      await tx.jobs.advance(id, step, START + 9 * MINUTE);
    });
    expect(await claim(kind, START + 8 * MINUTE)).toBeNull();
    expect(await run((tx) => tx.jobs.lock(id, second.token))).toMatchObject({
      checkpoint: { at: 4 },
      done: 4,
      total: 10,
      attempts: 0,
      fileSize: 4,
    });
  });

  it('keeps the parts of a result in their order, and says at the last step how many rows there were', async () => {
    const { id, kind } = await created();
    const lease = leaseUntil(START + MINUTE);
    await claim(kind, START, lease);
    for (const [index, part] of ['one', '', 'two', 'three'].entries())
      await run((tx) =>
        tx.jobs.advance(id, { checkpoint: index === 3 ? null : index, rows: 2, part }, START),
      );
    const expiresAt = START + 5;
    await run((tx) => tx.jobs.end(id, { state: 'done', problem: null, expiresAt }));
    const found = await run((tx) => tx.jobs.find(id));
    expect(found).toMatchObject({ state: 'done', done: 8, total: 8, fileSize: 11, expiresAt });
    expect(await jobFile(open().unitOfWork, id)).toBe('onetwothree');
    expect(await claim(kind, START + 99 * MINUTE)).toBeNull();
  });

  it('undoes a step whose transaction fails, with all it did', async () => {
    const { id, kind } = await created();
    await claim(kind, START);
    const failing = run(async (tx) => {
      await tx.jobs.advance(id, { checkpoint: 1, rows: 1, part: 'lost' }, START);
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await run((tx) => tx.jobs.find(id))).toMatchObject({ done: 0, checkpoint: null });
    expect(await jobFile(open().unitOfWork, id)).toBe('');
  });

  it('ends a job once; one that is cancelled loses its parts and its claim', async () => {
    const { id, kind } = await created();
    const lease = leaseUntil(START + MINUTE);
    await claim(kind, START, lease);
    await run((tx) => tx.jobs.advance(id, { checkpoint: 1, rows: 1, part: 'gone' }, START));
    const end = { state: 'cancelled', problem: null, expiresAt: START } as const;
    expect(await run((tx) => tx.jobs.end(id, end))).toBe(true);
    expect(await run((tx) => tx.jobs.end(id, { ...end, state: 'done' }))).toBe(false);
    expect(await run((tx) => tx.jobs.lock(id, lease.token))).toBeNull();
    expect(await jobFile(open().unitOfWork, id)).toBe('');
    expect(await claim(kind, START + 99 * MINUTE)).toBeNull();
  });

  it('names the jobs of a person by their kind: open ones, and those whose result is kept for long yet, newest first', async () => {
    const { ownerId, kind, id: open1 } = await created();
    const make = async (createdAt: number, change: Partial<NewJob> = {}) => {
      const job = newJob(ownerId, { kind, createdAt, ...change });
      await run((tx) => tx.jobs.create(job));
      return job.id;
    };
    const [open2, kept, gone] = [await make(START + 3), await make(START + 1), await make(START)];
    await make(START, { kind: 'another' });
    await make(START, { ownerId: (await created()).ownerId });
    const done = { state: 'done', problem: null } as const;
    await run((tx) => tx.jobs.end(kept, { ...done, expiresAt: START + 6 }));
    await run((tx) => tx.jobs.end(gone, { ...done, expiresAt: START + 5 }));
    const found = await run((tx) => tx.jobs.ofOwner(ownerId, kind, START + 5));
    expect(found.map(({ id }) => id)).toEqual([open2, kept, open1]);
  });

  it('takes a job back from whoever holds it alone, due from when it is said', async () => {
    const { id, kind } = await created();
    const lease = leaseUntil(START + MINUTE);
    await claim(kind, START, lease);
    await run((tx) => tx.jobs.release(id, 'another', START));
    expect(await claim(kind, START)).toBeNull();
    await run((tx) => tx.jobs.release(id, lease.token, START + 5));
    expect(await claim(kind, START + 4)).toBeNull();
    expect(await claim(kind, START + 5)).toMatchObject({ id });
  });

  it('counts what is open of one person', async () => {
    const job = await created();
    const second = newJob(job.ownerId);
    await run((tx) => tx.jobs.create(second));
    expect(await run((tx) => tx.jobs.countOpen(job.ownerId))).toBe(2);
    await run((tx) => tx.jobs.end(job.id, { state: 'failed', problem: 'No.', expiresAt: START }));
    expect(await run((tx) => tx.jobs.countOpen(job.ownerId))).toBe(1);
    await created();
    expect(await run((tx) => tx.jobs.countOpen(job.ownerId))).toBe(1);
  });
};
