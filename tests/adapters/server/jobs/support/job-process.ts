import { afterLease, beginLife } from '#tests/backend/harness/begin-life.ts';
import { fillAuditLog, linesOf } from '#tests/backend/harness/fill-record.ts';
import { seedAccount } from '#tests/backend/harness/seed-account.ts';
import { jobFile } from '#tests/backend/harness/job-file.ts';
import { testRunner } from '#tests/backend/harness/test-runner.ts';

/** The result that the last process reports after completing the job. */
export interface Finished {
  readonly lines: number;
  readonly different: number;
  readonly finishes: number;
}

const { database, given, say } = await beginLife();
const [life = '0', rows = '0'] = given;
const born = afterLease(Date.now(), Number(life));
const clock = { now: () => born };
const filter = { from: null, to: null, person: '', operation: 'filled', result: null, text: '' };

if (life === '0') {
  const { id } = await seedAccount(database.kysely, {});
  await fillAuditLog(database.kysely, Number(rows), id);
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
const { runNext } = testRunner(
  { database, clock },
  {
    wait: async () => {
      const done = await database.unitOfWork.run(async (tx) => (await tx.jobs.find('job'))?.done);
      say(`done ${String(done)}`);
    },
  },
);
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
