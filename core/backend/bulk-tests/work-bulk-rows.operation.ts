import { bulkActOf, type BulkAct } from '../../bulk-tests/bulk-test.schema.ts';
import type { AuditFacts } from '../record-audit.operation.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import { notifyTests } from '../tests-on-site/notify-tests.operation.ts';
import { tellSiteChanges } from '../sites/notify-site-change.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredBulkRow, StoredBulkRun } from './bulk-test.repository.port.ts';
import { changeBulkRows } from './change-bulk-rows.operation.ts';
import { placeBulkRows } from './place-bulk-rows.operation.ts';
import { undoBulkRows } from './undo-bulk-rows.operation.ts';

/** The audited name of each act on one account. */
const AUDITED: Readonly<Record<BulkAct, string>> = {
  place: 'test.place',
  takeOff: 'test.clear',
  extend: 'test.extend',
  note: 'note.add',
};

/**
 * Does or undoes the act of a bulk run to rows. To avoid deadlocks, locks all sites first, then announces changes by group
 * number, and writes the audit log last.
 */
export const workBulkRows = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  rows: readonly StoredBulkRow[],
  record: (facts: AuditFacts) => Promise<void>,
): Promise<void> => {
  const { form } = run;
  const done =
    run.undoAskedAt !== null
      ? await undoBulkRows(tx, ports, run, rows)
      : 'act' in form
        ? await changeBulkRows(tx, ports, run, rows, form)
        : await placeBulkRows(tx, ports, run, rows, form);
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
  const changes = done.flatMap((one) => one.changes);
  if (changes.length > 0) await tellSiteChanges(tx, ports, changes);
  const audits = done.flatMap(({ audit }) => (audit === null ? [] : [audit]));
  for (const audit of audits) await record(audit);
  if (audits.length > 0 || rows.length === 0) return;
  const operation = run.undoAskedAt === null ? `${AUDITED[bulkActOf(form)]}Many` : 'test.undoMany';
  await record({
    operation,
    result: 'refused',
    target: `run ${run.id}`,
    detail: { sites: String(rows.length) },
  });
};
