import type { AuditFacts } from '../record-audit.operation.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import { notifyTests } from '../tests-on-site/notify-tests.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredBulkRow, StoredBulkRun } from './bulk-test.repository.port.ts';
import { placeBulkRows } from './place-bulk-rows.operation.ts';
import { undoBulkRows } from './undo-bulk-rows.operation.ts';

/**
 * Places or undoes rows of a bulk-test run. To avoid deadlocks, locks all sites first, then announces changes by group
 * number, and writes the audit log last.
 */
export const workBulkRows = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  rows: readonly StoredBulkRow[],
  record: (facts: AuditFacts) => Promise<void>,
): Promise<void> => {
  const work = run.undoAskedAt === null ? placeBulkRows : undoBulkRows;
  const done = await work(tx, ports, run, rows);
  await tx.bulkTests.write(
    run.id,
    done.map(({ row }) => row),
  );
  const notified = done.flatMap((one) => one.notified);
  const groups = [...new Set(notified.map(({ test }) => test.siteGroupNum))].toSorted(
    (a, b) => a - b,
  );
  for (const group of groups)
    await notifyTests(
      tx,
      ports,
      notified.filter(({ test }) => test.siteGroupNum === group),
    );
  const audits = done.flatMap(({ audit }) => (audit === null ? [] : [audit]));
  for (const audit of audits) await record(audit);
  if (audits.length > 0 || rows.length === 0) return;
  const operation = run.undoAskedAt === null ? 'test.placeMany' : 'test.undoMany';
  await record({
    operation,
    result: 'refused',
    target: `run ${run.id}`,
    detail: { sites: String(rows.length) },
  });
};
