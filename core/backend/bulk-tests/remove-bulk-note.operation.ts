import { noteForm } from '../../site-file/note-form.schema.ts';
import type { NoticePorts } from '../contacts/notify-contacts.operation.ts';
import { noteChange } from '../site-file/note-change.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { BulkSite, StoredBulkRow, StoredBulkRun } from './bulk-test.repository.port.ts';
import { noteWork } from './note-work.operation.ts';
import { leftRow, type BulkWork } from './work-on-rows.operation.ts';

/** Deletes a note that a bulk run added, unless somebody changed it since. */
export const removeBulkNote = async (
  tx: Transaction,
  ports: NoticePorts,
  run: StoredBulkRun,
  { id, row, site }: { readonly id: string; readonly row: StoredBulkRow; readonly site: BulkSite },
): Promise<BulkWork> => {
  const note = await tx.siteFiles.note(site.siteNum, id);
  if (note === null || note.deleted) return leftRow(row, 'This note was already deleted.');
  if (note.rev !== row.testRev)
    return leftRow(
      row,
      `${note.updatedBy ?? 'Someone'} has changed it since, so it was left unchanged.`,
    );
  await tx.siteFiles.removeNote(id, { by: run.ownerName, at: ports.clock.now() });
  const what = {
    operation: 'note.delete',
    event: 'Note deleted',
    whole: true,
    detail: { run: run.id },
  };
  const change = noteChange(what, id, noteForm.pick(note), null);
  return noteWork(run, site, { ...row, undone: 'removed', undoWords: null }, change);
};
