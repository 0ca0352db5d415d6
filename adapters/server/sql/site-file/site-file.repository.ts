import { sql } from 'kysely';
import type { SiteFileRepository } from '#core/backend/site-file/site-file.repository.port.ts';
import { BUCKETS } from '#core/backend/limits/limit-buckets.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { grants, grantValues } from '../limits/limit.repository.ts';
import { moveSiteRows } from './move-site.ts';
import { readAccountInfo } from '../account-info/read-account-info.ts';
import { readSiteChanges } from './read-site-changes.ts';
import {
  deviceFormOf,
  editedDevices,
  namedAreas,
  NOTE_DAY,
  readSiteFile,
} from './read-site-file.ts';
import { nearAgencies } from './near-agencies.ts';
import { happened } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { maySee, viewerValues } from '../sites/site-viewer.ts';
import {
  addNote,
  changeNote,
  removeNote,
  saveAgencies,
  saveDevice,
  saveSite,
} from './write-site-file.ts';

const counted = async (
  tx: SqlTransaction,
  table: 'site_note' | 'site_document',
  siteNum: number,
): Promise<number> => {
  const row = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('site_num', '=', siteNum)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.count;
};

const fileFor: (
  tx: SqlTransaction,
  ...asked: Parameters<SiteFileRepository['document']>
) => ReturnType<SiteFileRepository['document']> = async (
  tx,
  { siteNum, viewer, guess, now },
  id,
) => {
  const found = await tx
    .selectFrom('site_document')
    .innerJoin('site', 'site.num', 'site_document.site_num')
    .select(['site_document.name', 'site_document.bytes'])
    .where('site_document.id', '=', id)
    .where('site_document.site_num', '=', siteNum)
    .where('site_document.deleted_at', 'is', null)
    .where(maySee(viewerValues(viewer)))
    .executeTakeFirst();
  if (found !== undefined) return { granted: true, found };
  const look = tx.selectNoFrom(grants(grantValues(guess, now)).as('granted'));
  return { granted: (await look.executeTakeFirstOrThrow()).granted, found: null };
};

/** SQL repository of the site file. */
export const sqlSiteFileRepository = (tx: SqlTransaction): SiteFileRepository => ({
  read: (where) => readSiteFile(tx, where),
  changes: (where, request) => readSiteChanges(tx, where, request),

  account: async (siteNum, viewer, now) => {
    // The site is locked and exists, so an empty key is used and no look-up attempt is counted.
    const guess = { bucket: BUCKETS.refusedLookUp, key: '' };
    return (await readAccountInfo(tx, siteNum, viewer, { guess, now })).found;
  },

  saveSite: (...args) => saveSite(tx, ...args),
  saveAgencies: (...args) => saveAgencies(tx, ...args),
  saveDevice: (...args) => saveDevice(tx, ...args),
  addNote: (...args) => addNote(tx, ...args),
  changeNote: (...args) => changeNote(tx, ...args),
  removeNote: (...args) => removeNote(tx, ...args),
  move: (...args) => moveSiteRows(tx, ...args),

  isWithin: async (group, viewerGroup) => {
    const { rows } = await sql<{ within: boolean }>`
      select ${group}::int = any(${groupBranches(viewerGroup)}) as within`.execute(tx);
    return rows[0]?.within ?? false;
  },

  device: async (siteNum, devNum) => {
    const row = await editedDevices(tx, siteNum).where('dev_num', '=', devNum).executeTakeFirst();
    if (row === undefined) return null;
    const areas = await namedAreas(tx, siteNum).where('dev_num', '=', devNum).execute();
    const form = deviceFormOf(row, areas);
    return { form, rev: row.rev, updatedBy: row.changed_by, updatedAt: row.changed_at };
  },

  note: async (siteNum, id) => {
    const row = await tx
      .selectFrom('site_note')
      .select(['id', 'text', 'pinned', 'rev', 'of_customer as ofCustomer', 'deleted_at'])
      .select(['updated_by as updatedBy', 'updated_at as updatedAt'])
      .select(NOTE_DAY.as('until'))
      .where('id', '=', id)
      .where('site_num', '=', siteNum)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { deleted_at: deletedAt, ...note } = row;
    return { ...note, deleted: deletedAt !== null };
  },
  nearAgencies: (place, siteGroupNum) => nearAgencies(tx, place, siteGroupNum),
  countNotes: (siteNum) => counted(tx, 'site_note', siteNum),

  document: (where, id) => fileFor(tx, where, id),
  documentFacts: async (siteNum, id) =>
    (await tx
      .selectFrom('site_document')
      .select(['name', 'digest'])
      .where('id', '=', id)
      .where('site_num', '=', siteNum)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()) ?? null,
  countDocuments: (siteNum) => counted(tx, 'site_document', siteNum),

  addDocument: ({ id, siteNum, name, bytes, digest }, { at, by }) =>
    happened(
      tx
        .insertInto('site_document')
        .values({
          id,
          site_num: siteNum,
          name,
          bytes,
          digest,
          size: bytes.length,
          stored_by: by,
          stored_at: at,
        })
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),
  removeDocument: async (id, { at, by }) => {
    await tx
      .updateTable('site_document')
      .set({ deleted_at: at, deleted_by: by })
      .where('id', '=', id)
      .execute();
  },
});
