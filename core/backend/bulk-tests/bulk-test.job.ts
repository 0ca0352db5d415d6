import { BULK_ACT_JOB, BULK_TEST_JOB, type BulkAct } from '../../bulk-tests/bulk-test.schema.ts';
import type { JobKind } from '../jobs/job-kind.ts';
import { mayActInBulk } from './may-act-in-bulk.rule.ts';
import { workBulkRows } from './work-bulk-rows.operation.ts';

/** Number of sites per step of the job. Each site takes about ten milliseconds on the embedded database engine. */
const STEP_ROWS = 5;

interface Parameters {
  readonly runId: string;
  /** Absent for placing on test. */
  readonly act?: BulkAct;
}

/**
 * Background job that does an act to many accounts, or undoes a bulk run, in steps. After the job is canceled, the
 * finished rows stay and can be undone (domain guide 5.5 "Bulk actions").
 */
const kindOf = (name: string): JobKind<Parameters, number> => ({
  name,
  access: { kind: 'full', applications: [2], permissions: [] },
  mayHave: ({ act = 'place' }, rights) => mayActInBulk(act, rights),
  step: async (tx, { runId }, checkpoint, work) => {
    const run = await tx.bulkTests.find(runId);
    const rows =
      run === null
        ? []
        : await tx.bulkTests.rows(runId, { after: checkpoint ?? 0, limit: STEP_ROWS });
    const { ownerId, startedBy } = work.job;
    if (run !== null)
      await workBulkRows(tx, work, run, rows, ({ operation, result, target = null, detail = {} }) =>
        tx.audit.append({
          at: work.clock.now(),
          ...startedBy,
          subjectId: ownerId,
          actorId: ownerId,
          claimedIp: null,
          operation,
          result,
          target,
          detail,
        }),
      );
    const last = rows.at(-1);
    const checkpointNow = last === undefined || rows.length < STEP_ROWS ? null : last.place;
    return { checkpoint: checkpointNow, rows: rows.length, part: '' };
  },
});

export const BULK_TEST = kindOf(BULK_TEST_JOB);
export const BULK_CHANGE = kindOf(BULK_ACT_JOB);
