import { commentOf, detailOf } from '../sites/record-change.operation.ts';
import type { noteChange } from '../site-file/note-change.operation.ts';
import type { BulkSite, StoredBulkRow, StoredBulkRun } from './bulk-test.repository.port.ts';
import { untouchedRow, type BulkWork } from './work-on-rows.operation.ts';

/** Returns the result of a row whose note was added or deleted: who is told, and the line of the audit log. */
export const noteWork = (
  run: StoredBulkRun,
  { siteNum, siteGroupNum }: BulkSite,
  row: StoredBulkRow,
  change: ReturnType<typeof noteChange>,
): BulkWork => ({
  ...untouchedRow(row),
  changes: [
    { siteNum, siteGroupNum, event: change.event, comment: commentOf(change), by: run.ownerName },
  ],
  audit: {
    operation: change.operation,
    result: 'ok',
    target: `site ${siteNum}`,
    detail: detailOf(change),
  },
});
