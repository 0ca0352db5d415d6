import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { longDocumentPrinter } from '#adapters/server/pdf/long-document-printer.ts';
import { createJobWorker } from '#adapters/server/jobs/job-worker.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { ManualClock } from '#tests/backend/harness/manual-clock.ts';
import { newJob } from '#tests/contract/job-repository.contract.ts';
import { COUNTING, STEPS } from './support/counting.ts';
import { QuickHasher } from '#tests/backend/harness/quick-hasher.ts';
import { jobPorts } from '#tests/backend/harness/job-ports.ts';
import { testVault } from '#tests/backend/harness/test-vault.ts';

describeEachEngine('the worker of jobs', (engine) => {
  let database: TestDatabase;
  let ownerId: string;
  const clock = new ManualClock();
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    ownerId = (await database.seedAccount()).id;
  });
  afterAll(() => database.close());

  const created = async (): Promise<string> => {
    const job = newJob(ownerId, { parameters: { name: randomUUID() }, createdAt: clock.now() });
    await database.unitOfWork.run((tx) => tx.jobs.create(job));
    return job.id;
  };
  const find = (id: string) => database.unitOfWork.run((tx) => tx.jobs.find(id));
  const workerOf = (wait: () => Promise<void>, errors: string[] = []) =>
    createJobWorker({
      unitOfWork: database.unitOfWork,
      clock,
      wallClock: temporalWallClock,
      providerName: 'Northgate',
      providerTimeZone: 'America/New_York',
      hasher: new QuickHasher(),
      vault: testVault,
      ...jobPorts,
      longDocumentPrinter,
      ids: { next: () => randomUUID() },
      pause: { wait },
      kinds: [COUNTING],
      atOnce: 2,
      log: { info: () => undefined, error: (event) => errors.push(event) },
    });

  it('works on several jobs at once, and stops after the step it is at', async () => {
    const ids = [await created(), await created()];
    const at = { waiting: 0, goOn: false };
    const first = workerOf(async () => {
      at.waiting += 1;
      while (!at.goOn) await delay(5);
    });
    first.start();
    while (at.waiting < 2) await delay(5);
    const stopped = first.stop();
    at.goOn = true;
    await stopped;
    const halfway = await Promise.all(ids.map(find));
    expect(halfway.map((job) => [job?.state, job?.done])).toEqual([
      ['running', 1],
      ['running', 1],
    ]);
    const errors: string[] = [];
    const second = workerOf(() => delay(0), errors);
    second.wake();
    while ((await Promise.all(ids.map(find))).some((job) => job?.state !== 'done')) await delay(5);
    await second.stop();
    const done = await Promise.all(ids.map(find));
    expect(done.map((job) => job?.done)).toEqual([STEPS, STEPS]);
    expect(errors).toEqual([]);
    const third = await created();
    second.wake();
    await delay(0);
    expect((await find(third))?.state).toBe('waiting');
  });
});
