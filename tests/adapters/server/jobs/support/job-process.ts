import { writeSync } from 'node:fs';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';
import { JOB_KINDS } from '#core/backend/jobs/job-kinds.ts';
import { JOB_LIMITS } from '#core/backend/jobs/job-limits.ts';
import { createJobRunner } from '#core/backend/jobs/job-runner.ts';
import { openDatabase } from '#adapters/server/sql/open-database.ts';
import { fillRecord, linesOf } from '#tests/backend/harness/fill-record.ts';
import { seedAccount } from '#tests/backend/harness/seed-account.ts';
import { jobFile } from '#tests/backend/harness/job-file.ts';
import { QuickHasher } from '#tests/backend/harness/quick-hasher.ts';
import { testVault } from '#tests/backend/harness/test-vault.ts';

/** What a life found when the job was done. */
export interface Finished {
  readonly lines: number;
  readonly different: number;
  readonly finishes: number;
}

const say = (word: string): void => {
  writeSync(1, `${word}\n`);
};

const [place = '', life = '0', rows = '0', seedDump = ''] = process.argv.slice(2);
const keys = { auditKey: Buffer.alloc(32, 7) };
const database = place.startsWith('postgres')
  ? await openDatabase({ url: place, keys })
  : await openDatabase({ dataDir: place, seedDump, keys, isBrief: true });
// Each life begins when the lease of the one before it is over.
const born = Date.now() + Number(life) * 2 * JOB_LIMITS.lease;
const clock = { now: () => born };
const filter = { from: null, to: null, person: '', operation: 'filled', result: null, text: '' };

if (life === '0') {
  const { id } = await seedAccount(database.kysely, {});
  await fillRecord(database.kysely, Number(rows), id);
  await database.unitOfWork.run((tx) =>
    tx.jobs.create({
      id: 'job',
      kind: 'audit.export',
      ownerId: id,
      startedBy: { requestId: 'request', sessionId: 'session', address: '198.51.100.7' },
      parameters: { filter, below: Number(rows) + 1 },
      total: Number(rows),
      fileName: 'record.csv',
      createdAt: born,
    }),
  );
}
const { runNext } = createJobRunner({
  unitOfWork: database.unitOfWork,
  clock,
  wallClock: temporalWallClock,
  providerName: 'Northgate',
  hasher: new QuickHasher(),
  vault: testVault,
  ids: { next: () => crypto.randomUUID() },
  pause: {
    wait: async () => {
      const done = await database.unitOfWork.run(async (tx) => (await tx.jobs.find('job'))?.done);
      say(`done ${String(done)}`);
    },
  },
  kinds: JOB_KINDS,
  tell: (_, problem) => {
    throw problem;
  },
});
await runNext();
const found = {
  state: (await database.unitOfWork.run((tx) => tx.jobs.find('job')))?.state,
  file: await jobFile(database.unitOfWork, 'job'),
};
if (found.state === 'done') {
  const lines = linesOf(found.file);
  const finishes = await database.kysely
    .selectFrom('audit')
    .select('seq')
    .where('operation', '=', 'job.finish')
    .execute();
  const finished: Finished = {
    lines: lines.length,
    different: new Set(lines).size,
    finishes: finishes.length,
  };
  say(`finished ${JSON.stringify(finished)}`);
}
await database.close();
