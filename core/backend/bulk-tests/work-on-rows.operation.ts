import type { AuditFacts } from '../record-audit.operation.ts';
import type { Refusal } from '../refusal.ts';
import type { tellSiteChanges } from '../sites/notify-site-change.operation.ts';
import type { NotifiedTest } from '../tests-on-site/notify-tests.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { BulkSite, StoredBulkRow, StoredBulkRun } from './bulk-test.repository.port.ts';

/** The result of working on one row. The caller must write all history first and the audit rows last. */
export interface BulkWork {
  readonly row: StoredBulkRow;
  readonly notified: readonly NotifiedTest[];
  readonly changes: Parameters<typeof tellSiteChanges>[2];
  readonly audit: AuditFacts | null;
}

export const GONE = 'This account is no longer in your group.';

/** Returns a row on which nothing was done. */
export const untouchedRow = (row: StoredBulkRow): BulkWork => ({
  row,
  notified: [],
  changes: [],
  audit: null,
});

export const skippedRow = (row: StoredBulkRow, words: string): BulkWork =>
  untouchedRow({ ...row, outcome: 'skipped', words });

/** Returns a row that undoing left as it is. */
export const leftRow = (row: StoredBulkRow, undoWords: string): BulkWork =>
  untouchedRow({ ...row, undone: 'left', undoWords });

/** Returns why a row was refused. */
export const refusedText = (refusal: Refusal): string =>
  'message' in refusal ? (refusal.message ?? GONE) : GONE;

/** Works on rows in the order of their site numbers, so that two runs cannot deadlock. Rows with an outcome stay. */
export const workOnRows = async (
  tx: Transaction,
  run: StoredBulkRun,
  rows: readonly StoredBulkRow[],
  work: (row: StoredBulkRow, site: BulkSite) => Promise<BulkWork>,
): Promise<readonly BulkWork[]> => {
  const done: BulkWork[] = [];
  for (const row of rows) {
    if (row.outcome !== null) {
      done.push(untouchedRow(row));
      continue;
    }
    await tx.siteTests.lock(row.siteNum);
    const [site] = await tx.bulkTests.sites([row.siteNum], run.siteGroupNum, run.checkedAt);
    done.push(site === undefined ? skippedRow(row, GONE) : await work(row, site));
  }
  return done;
};
