import {
  BULK_ACT_JOB,
  BULK_AT_ONCE,
  BULK_TEST_JOB,
  bulkActOf,
  type BulkRun,
} from '../../bulk-tests/bulk-test.schema.ts';
import { err } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { checkStart } from '../jobs/check-claim.rule.ts';
import { startJob } from '../jobs/start-job.operation.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { Refusal, Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredBulkRun } from './bulk-test.repository.port.ts';
import { standingRun } from './standing-run.operation.ts';
import { workBulkRows } from './work-bulk-rows.operation.ts';

export type BulkPorts = Pick<
  BackendPorts,
  'unitOfWork' | 'clock' | 'ids' | 'secrets' | 'wallClock' | 'providerName'
>;

/**
 * The refusal for staff in an impersonation session. Such staff cannot start background jobs, because a job belongs to the
 * person who started it.
 */
const NOT_AS_USER: Refusal = {
  kind: 'forbidden',
  message: `While acting for a user, you can do this to at most ${BULK_AT_ONCE} accounts at once.`,
};

/**
 * Refuses what `beginBulkRun` would refuse. Asked before anything is stored, because what a refused request stored stays.
 * `freed` jobs are about to end.
 */
export const refusedStart = async (
  tx: Transaction,
  { session }: SessionCaller,
  total: number,
  freed = 0,
) => {
  if (total <= BULK_AT_ONCE) return null;
  if (session.impersonation !== null) return err(NOT_AS_USER);
  const verdict = checkStart((await tx.jobs.countOpen(session.accountId)) - freed, total);
  return verdict === 'start' ? null : err(verdict);
};

/** Processes the rows of a bulk-test run now, or in a background job if there are many rows. */
export const beginBulkRun = async (
  tx: Transaction,
  ports: BulkPorts,
  caller: SessionCaller,
  run: StoredBulkRun,
  total: number,
): Reply<BulkRun> => {
  if (total <= BULK_AT_ONCE) {
    const rows = await tx.bulkTests.rows(run.id, { after: 0, limit: BULK_AT_ONCE });
    await workBulkRows(tx, ports, run, rows, (facts) => recordAudit(tx, ports, caller, facts));
    return standingRun(tx, ports, run.id);
  }
  if (caller.session.impersonation !== null) return err(NOT_AS_USER);
  const act = bulkActOf(run.form);
  const submission = { key: null, route: 'placeManyTests', body: null };
  const job = await startJob(tx, ports, caller, submission, () =>
    Promise.resolve({
      kind: { name: act === 'place' ? BULK_TEST_JOB : BULK_ACT_JOB },
      parameters: { runId: run.id, ...(act !== 'place' && { act }) },
      total,
      fileName: '',
      auditFacts: { run: run.id, act, undo: String(run.undoAskedAt !== null) },
    }),
  );
  if (!job.ok) return job;
  await tx.bulkTests.change(run.id, { jobId: job.value.id });
  return standingRun(tx, ports, run.id);
};
