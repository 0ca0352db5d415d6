import { BULK_SHOWN, bulkActOf, type BulkRun } from '../../bulk-tests/bulk-test.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { viewJob } from '../jobs/check-claim.rule.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { SeenBulkRun } from './bulk-test.repository.port.ts';

/** Converts a bulk-test run to the object that is sent to its owner's browser. */
export const describeRun = (
  { counts, job, lasting, rows, run }: SeenBulkRun,
  now: number,
): BulkRun => {
  const { waiting = 0, placed = 0, merged = 0, done = 0, skipped = 0 } = counts;
  const { takenOff = 0, restored = 0, removed = 0, left = 0 } = counts;
  return {
    id: run.id,
    job: job === null ? null : viewJob(job, now),
    act: bulkActOf(run.form),
    total: waiting + placed + merged + done + skipped,
    counts: { waiting, placed, merged, done, skipped, takenOff, restored, removed, left },
    undoAsked: run.undoAskedAt !== null,
    mayUndo: run.undoAskedAt === null && (lasting > 0 || waiting > 0),
    rows: [...rows],
  };
};

/** Returns the current state of a bulk-test run. An unknown id is not found. */
export const standingRun = async (
  tx: Transaction,
  { clock }: Pick<BackendPorts, 'clock'>,
  id: string,
): Reply<BulkRun> => {
  const now = clock.now();
  const seen = await tx.bulkTests.look(id, now, BULK_SHOWN);
  return seen === null ? NOT_FOUND : ok(describeRun(seen, now));
};
