import { bulkActOf } from '../../bulk-tests/bulk-test.schema.ts';
import { nextDue } from '../../tests-on-site/due-warning.rule.ts';
import { testState } from '../../tests-on-site/test-state.rule.ts';
import { guardOffTest, oneTickEach } from '../../tests-on-site/tick-zone.rule.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';
import { detailOf } from '../tests-on-site/describe-test.rule.ts';
import { takeOffTest } from '../tests-on-site/take-off-test.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredBulkRow, StoredBulkRun } from './bulk-test.repository.port.ts';
import {
  GONE,
  leftRow as left,
  skippedRow,
  untouchedRow,
  type BulkWork,
} from './work-on-rows.operation.ts';
import { ZONES_IN_ALARM } from './change-verdict.rule.ts';
import { putBackOnTest } from './put-back-on-test.operation.ts';
import { removeBulkNote } from './remove-bulk-note.operation.ts';

const takenOff = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  row: StoredBulkRow,
  test: StoredTest,
): Promise<BulkWork> => {
  const guarded = guardOffTest(oneTickEach(await tx.siteTests.ticks([test.id])), false);
  if (guarded.kind === 'ask') return left(row, ZONES_IN_ALARM);
  const off = await takeOffTest(tx, test, { name: run.ownerName, now: ports.clock.now() });
  return {
    row: { ...row, undone: 'takenOff', undoWords: null },
    notified: off.notified,
    changes: [],
    audit: {
      operation: 'test.clear',
      result: 'ok',
      target: `site ${row.siteNum}`,
      detail: { tests: test.id, run: run.id },
    },
  };
};

/** Returns the test as it was before the bulk-test run extended it, but with its current id and start time. */
const restored = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  row: StoredBulkRow,
  { now: test, before }: { readonly now: StoredTest; readonly before: StoredTest },
): Promise<BulkWork> => {
  const now = ports.clock.now();
  const noted = test.noted === 'none' ? 'none' : 'started';
  const back: StoredTest = {
    ...before,
    startsAt: test.startsAt,
    noted,
    rev: test.rev + 1,
    updatedAt: now,
    updatedBy: run.ownerName,
  };
  const shorter = { ...back, dueAt: nextDue({ ...back, noted }) };
  await tx.siteTests.update(shorter);
  return {
    row: { ...row, undone: 'restored', undoWords: null },
    notified: [{ event: 'Test changed', test: shorter, at: now, by: run.ownerName }],
    changes: [],
    audit: {
      operation: 'test.edit',
      result: 'ok',
      target: `site ${row.siteNum}`,
      detail: detailOf(shorter, { was: JSON.stringify(detailOf(test)), run: run.id }),
    },
  };
};

const undoRow = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  row: StoredBulkRow,
): Promise<BulkWork> => {
  const { testId, testRev, before, outcome } = row;
  if (outcome === null) return skippedRow(row, 'Undone before it started.');
  if (testId === null || row.undone !== null) return untouchedRow(row);
  await tx.siteTests.lock(row.siteNum);
  const [site] = await tx.bulkTests.sites([row.siteNum], run.siteGroupNum, ports.clock.now());
  if (site === undefined) return left(row, GONE);
  const act = bulkActOf(run.form);
  if (act === 'note') return removeBulkNote(tx, ports, run, { row, site, id: testId });
  if (act === 'takeOff') return putBackOnTest(tx, ports, run, { row, site });
  const now = ports.clock.now();
  const test = site.tests.find(({ id }) => id === testId);
  if (test === undefined || test.noted === 'ended' || testState(test, now) !== 'Active')
    return left(row, 'This test has already ended.');
  if (test.rev !== testRev)
    return left(
      row,
      `${test.updatedBy ?? test.placedBy} has changed it since, so it was left unchanged.`,
    );
  if (outcome === 'placed') return takenOff(tx, ports, run, row, test);
  if (before === null)
    return left(
      row,
      'It was merged with several tests or a recurring one. Change it on its own page.',
    );
  return before.endsAt > now
    ? restored(tx, ports, run, row, { now: test, before })
    : takenOff(tx, ports, run, row, test);
};

/**
 * Ends the tests that rows of a bulk run placed, restores the end time of tests that the run extended, puts back on test
 * what it took off, and deletes notes it added. Does not change what another person changed after the run.
 */
export const undoBulkRows = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  rows: readonly StoredBulkRow[],
): Promise<readonly BulkWork[]> => {
  const done: BulkWork[] = [];
  for (const row of rows) done.push(await undoRow(tx, ports, run, row));
  return done;
};
