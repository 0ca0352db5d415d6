import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import {
  describeEachEngine,
  openTestDatabase,
  type TestDatabase,
} from '#tests/backend/harness/database.ts';
import { ManualClock } from '#tests/backend/harness/manual-clock.ts';
import { testRunner } from '#tests/backend/harness/test-runner.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { newJob } from '#tests/contract/job-repository.contract.ts';
import { COUNTING, STEPS } from './support/counting.ts';
import { jobFile } from '#tests/backend/harness/job-file.ts';

const ROUNDS = rounds(10, 200);

describeEachEngine('runners that take each other’s jobs', (engine) => {
  let database: TestDatabase;
  let ownerId: string;
  beforeAll(async () => {
    database = await openTestDatabase({ engine });
    ownerId = (await database.seedAccount()).id;
  });
  afterAll(() => database.close());

  const stateOf = async (id: string) =>
    database.unitOfWork.run(async (tx) => (await tx.jobs.find(id))?.state);

  /**
   * Pauses an idle runner briefly, so that the timers of other runners can fire. The embedded engine responds without
   * using the event loop.
   */
  const brief = (): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, Math.random() * 3));

  /** Creates a runner whose lease expires at random pauses, so that another runner takes over the job. */
  const runnerOf = (clock: ManualClock, told: unknown[]) =>
    testRunner(
      { database, clock },
      {
        kinds: [COUNTING],
        told,
        wait: () => {
          if (Math.random() < 0.5) clock.advance(JOB_LIMITS.lease);
          return brief();
        },
      },
    );

  it(`never take a step twice, ${ROUNDS} rounds`, async () => {
    const clock = new ManualClock();
    const problems: unknown[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = randomUUID();
      const job = newJob(ownerId, { parameters: { name }, createdAt: clock.now(), total: STEPS });
      await database.unitOfWork.run((tx) => tx.jobs.create(job));
      const work = async (): Promise<void> => {
        const { runNext } = runnerOf(clock, problems);
        while ((await stateOf(job.id)) !== 'done') if ((await runNext()) === 'idle') await brief();
      };
      await Promise.all([work(), work(), work()]);
      const lines = await database.kysely
        .selectFrom('audit')
        .select('target')
        .where('request_id', '=', name)
        .orderBy('seq')
        .execute();
      const steps = Array.from({ length: STEPS }, (_, step) => String(step));
      expect(lines.map(({ target }) => target)).toEqual(steps);
      const file = await jobFile(database.unitOfWork, job.id);
      expect(file).toBe(steps.map((step) => `${step}\r\n`).join(''));
    }
    expect(problems).toEqual([]);
  }, 240_000);

  it('cancel or finish, never both, when both are wanted at once', async () => {
    const clock = new ManualClock();
    for (let round = 0; round < ROUNDS; round += 1) {
      const name = randomUUID();
      const job = newJob(ownerId, { parameters: { name }, createdAt: clock.now() });
      await database.unitOfWork.run((tx) => tx.jobs.create(job));
      const end = { state: 'cancelled', problem: null, expiresAt: 0 } as const;
      const cancel = async (): Promise<boolean> => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
        return database.unitOfWork.run((tx) => tx.jobs.end(job.id, end));
      };
      const [cancelled] = await Promise.all([cancel(), runnerOf(clock, []).runNext()]);
      expect(await stateOf(job.id)).toBe(cancelled ? 'cancelled' : 'done');
      const finished = database.kysely.selectFrom('audit').select('seq');
      const lines = await finished.where('operation', '=', 'job.finish').execute();
      const file = await jobFile(database.unitOfWork, job.id);
      expect(file.length > 0).toBe(!cancelled);
      expect(lines.length).toBeGreaterThanOrEqual(cancelled ? 0 : 1);
      await database.kysely.deleteFrom('job').where('id', '=', job.id).execute();
    }
  }, 240_000);
});
