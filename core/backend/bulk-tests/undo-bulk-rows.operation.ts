import { nextDue } from '../../tests-on-site/due-warning.rule.ts';
import { testState } from '../../tests-on-site/test-state.rule.ts';
import { guardOffTest, oneTickEach } from '../../tests-on-site/tick-zone.rule.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';
import { detailOf } from '../tests-on-site/describe-test.rule.ts';
import { takeOffTest } from '../tests-on-site/take-off-test.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredBulkRow, StoredBulkRun } from './bulk-test.repository.port.ts';
import type { BulkWork } from './place-bulk-rows.operation.ts';

const left = (row: StoredBulkRow, undoWords: string): BulkWork => ({
  row: { ...row, undone: 'left', undoWords },
  notified: [],
  audit: null,
});

const takenOff = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  row: StoredBulkRow,
  test: StoredTest,
): Promise<BulkWork> => {
  const guarded = guardOffTest(oneTickEach(await tx.siteTests.ticks([test.id])), false);
  if (guarded.kind === 'ask')
    return left(
      row,
      'Some zones are in alarm and have not restored. Take it off test from its own page.',
    );
  const off = await takeOffTest(tx, test, { name: run.ownerName, now: ports.clock.now() });
  return {
    row: { ...row, undone: 'takenOff', undoWords: null },
    notified: off.notified,
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
  if (outcome === null)
    return {
      row: { ...row, outcome: 'skipped', words: 'Undone before it started.' },
      notified: [],
      audit: null,
    };
  if (testId === null || row.undone !== null) return { row, notified: [], audit: null };
  await tx.siteTests.lock(row.siteNum);
  const [site] = await tx.bulkTests.sites([row.siteNum], run.siteGroupNum, ports.clock.now());
  if (site === undefined) return left(row, 'This account is no longer in your group.');
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
 * Ends the tests that rows of a bulk-test run placed, and restores the end time of tests that the run extended. Does not
 * change tests that another person changed after the run.
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
