import { testState } from '../../tests-on-site/test-state.rule.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import { detailOf } from '../tests-on-site/describe-test.rule.ts';
import type { StoredTest } from '../tests-on-site/site-test.repository.port.ts';
import { storeTest } from '../tests-on-site/store-test.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { BulkSite, StoredBulkRow, StoredBulkRun } from './bulk-test.repository.port.ts';
import { barred } from './bulk-verdict.rule.ts';
import { leftRow, refusedText, type BulkWork } from './work-on-rows.operation.ts';

/** Places a site on test until the end of the test that a bulk run took off. Leaves a site that is on test again. */
export const putBackOnTest = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  { row, site }: { readonly row: StoredBulkRow; readonly site: BulkSite },
): Promise<BulkWork> => {
  const now = ports.clock.now();
  const { before } = row;
  if (before === null)
    return leftRow(
      row,
      'It had several tests or a recurring one. Place it on test from its own page.',
    );
  if (before.endsAt <= now) return leftRow(row, 'Its test would have ended by now.');
  const open = site.tests.filter(({ noted }) => noted !== 'ended');
  if (open.some((test) => testState(test, now) === 'Active'))
    return leftRow(row, 'It’s on test again.');
  // The test that is put back was placed with a passcode or PIN, if its group requires one.
  const context = { accountId: run.ownerId, name: run.ownerName, now, checkedAt: null };
  const words = barred({ ...site, verifyTests: false }, { ...context, wallClock: ports.wallClock });
  if (words !== null) return leftRow(row, words);
  const wanted: StoredTest = {
    ...before,
    id: ports.ids.next(),
    startsAt: now,
    rev: 1,
    createdAt: now,
    updatedAt: now,
    updatedBy: run.ownerName,
  };
  const stored = await storeTest(tx, ports, wanted, open, {
    timeZone: site.timeZone,
    now,
    groupHours: site.maxTestHours,
  });
  if (!stored.ok) return leftRow(row, refusedText(stored.error));
  const { test } = stored.value;
  return {
    row: { ...row, undone: 'restored', undoWords: null },
    notified: [{ event: 'Test started', test, at: now, by: run.ownerName }],
    changes: [],
    audit: {
      operation: 'test.place',
      result: 'ok',
      target: `site ${row.siteNum}`,
      detail: detailOf(test, { run: run.id, undo: 'true' }),
    },
  };
};
