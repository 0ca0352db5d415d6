import { sql } from 'kysely';
import type { SiteFileRepository } from '#core/backend/site-file/site-file.repository.port.ts';
import { savePhones } from '../account-info/account-info.repository.ts';
import { formRow, formValues } from '../form-columns.ts';
import { insertMany } from '../insert-rows.ts';
import type { SqlTransaction } from '../schema.ts';
import { AGENCY_COLUMNS, PERMIT_COLUMNS } from '../sites/tables-site-details.ts';
import { DEVICE_COLUMNS, SITE_FORM_COLUMNS } from '../sites/tables-sites.ts';

type Write<Name extends keyof SiteFileRepository> = (
  tx: SqlTransaction,
  ...args: Parameters<SiteFileRepository[Name]>
) => Promise<void>;

const NEXT = sql<number>`rev + 1`;

/** Saves a site's own fields, the services of its plan and the numbers called first. */
export const saveSite: Write<'saveSite'> = async (tx, siteNum, form, { at, by }) => {
  await tx
    .updateTable('site')
    .set({
      ...formRow(SITE_FORM_COLUMNS, form),
      rev: NEXT,
      changed_by: by,
      changed_at: at,
    })
    .where('num', '=', siteNum)
    .execute();
  await tx.deleteFrom('site_service').where('site_num', '=', siteNum).execute();
  const services = form.servicePlan.map((name, position) => ({
    site_num: siteNum,
    position,
    name,
  }));
  await insertMany(tx, 'site_service', services);
  await savePhones(tx, [{ ...form, siteNum }]);
};

/** Replaces all agencies and permits of the sites. A permit that remains keeps its id. */
export const saveAgencies: Write<'saveAgencies'> = async (tx, sites, stamp) => {
  if (sites.length === 0) return;
  const those = sql<number>`any(${sites.map(({ siteNum }) => siteNum)}::int[])`;
  await tx.deleteFrom('site_agency').where('site_num', '=', those).execute();
  const agencies = sites.flatMap(({ siteNum, agencies: own }) =>
    own.map((agency) => ({ ...formValues(AGENCY_COLUMNS, agency), site_num: siteNum })),
  );
  await insertMany(tx, 'site_agency', agencies);
  await tx.deleteFrom('site_permit').where('site_num', '=', those).execute();
  const permits = sites.flatMap(({ siteNum, permits: own }) =>
    own.map(({ id, ...permit }) => ({
      ...formValues(PERMIT_COLUMNS, permit),
      id: id ?? stamp.newId(),
      site_num: siteNum,
    })),
  );
  await insertMany(tx, 'site_permit', permits);
  await tx
    .updateTable('site')
    .set({ rev: NEXT, changed_by: stamp.by, changed_at: stamp.at })
    .where('num', '=', those)
    .execute();
};

/** Saves the fields of a device. Areas are renamed or added, never removed. */
export const saveDevice: Write<'saveDevice'> = async (tx, siteNum, devNum, form, stamp) => {
  const { areas, ...rest } = form;
  await tx
    .updateTable('device')
    .set((row) => ({
      ...formRow(DEVICE_COLUMNS, rest),
      // If the interval is unchanged, the due time stays.
      timer_test_due_at: sql<number | null>`case
        when ${row.ref('timer_test_minutes')} is not distinct from ${rest.timerTestMinutes}::int
        then ${row.ref('timer_test_due_at')} else ${stamp.dueAt}::bigint end`,
      rev: NEXT,
      changed_by: stamp.by,
      changed_at: stamp.at,
    }))
    .where('site_num', '=', siteNum)
    .where('dev_num', '=', devNum)
    .execute();
  if (areas.length === 0) return;
  const rows = areas.map(({ name, num }) => ({
    site_num: siteNum,
    dev_num: devNum,
    num,
    name,
    state: 'Unknown',
    since: stamp.at,
    changed_by: null,
    alarm_num: null,
  }));
  await tx
    .insertInto('area')
    .values(rows)
    .onConflict((known) =>
      known
        .columns(['site_num', 'dev_num', 'num'])
        .doUpdateSet((row) => ({ name: row.ref('excluded.name') })),
    )
    .execute();
};

/** Adds a dealer's note; returns false if a note with this id exists. */
export const addNote = async (
  tx: SqlTransaction,
  { id, siteNum, pinned, text }: Parameters<SiteFileRepository['addNote']>[0],
  { at, by, endsAt }: Parameters<SiteFileRepository['addNote']>[1],
): Promise<boolean> => {
  const added = await tx
    .insertInto('site_note')
    .values({
      id,
      site_num: siteNum,
      text,
      pinned,
      expires_at: endsAt,
      written_at: at,
      written_by: by,
      updated_at: at,
      updated_by: by,
    })
    .onConflict((known) => known.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

export const changeNote: Write<'changeNote'> = async (tx, id, { pinned, text }, stamp) => {
  await tx
    .updateTable('site_note')
    .set({
      text,
      pinned,
      expires_at: stamp.endsAt,
      rev: NEXT,
      updated_at: stamp.at,
      updated_by: stamp.by,
    })
    .where('id', '=', id)
    .execute();
};

export const removeNote: Write<'removeNote'> = async (tx, id, { at, by }) => {
  await tx
    .updateTable('site_note')
    .set({ deleted_at: at, rev: NEXT, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .execute();
};
