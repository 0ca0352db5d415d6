import { sql } from 'kysely';
import type { AccountForm } from '#core/account-info/account-form.schema.ts';
import type { AccountInfoRepository } from '#core/backend/account-info/account-info.repository.port.ts';
import { formRow } from '../form-columns.ts';
import { insertRows } from '../insert-rows.ts';
import { jsonText } from '../json-text.ts';
import { CALL, readAccountInfo } from './read-account-info.ts';
import { happened } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { ACCOUNT_COLUMNS } from '../sites/tables-sites.ts';

/** Saves the phone numbers that are called before a dispatch, positioned after the site's other numbers. */
export const savePhones = async (
  tx: SqlTransaction,
  sites: readonly (Pick<AccountForm, 'callFirst' | 'callSecond'> & { readonly siteNum: number })[],
): Promise<void> => {
  const those = sql<number>`any(${sites.map(({ siteNum }) => siteNum)}::int[])`;
  await tx
    .deleteFrom('site_phone')
    .where('site_num', '=', those)
    .where('kind', 'in', CALL)
    .execute();
  const rows = sites.flatMap(({ callFirst, callSecond, siteNum }) =>
    [callFirst, callSecond].flatMap((number, at) =>
      number === null ? [] : [{ siteNum, at, kind: CALL[at] ?? '', number }],
    ),
  );
  if (rows.length === 0) return;
  await sql`
    insert into site_phone (site_num, position, kind, number)
    select said."siteNum", said.at + coalesce(
             (select max(position) + 1 from site_phone where site_num = said."siteNum"), 0),
           said.kind, said.number
      from jsonb_to_recordset(${jsonText(rows)}::jsonb)
           as said ("siteNum" int, at int, kind text, number text)`.execute(tx);
};

const savePermits = async (
  tx: SqlTransaction,
  siteNum: number,
  { permits }: AccountForm,
  newId: () => string,
): Promise<void> => {
  for (const { id, number, type = 'Alarm permit' } of permits)
    if (id === null)
      await insertRows(tx, 'site_permit', {
        id: newId(),
        site_num: siteNum,
        type,
        number,
        issued: null,
        expires: null,
        agency: null,
      });
    else
      await tx
        .updateTable('site_permit')
        .set({ number })
        .where('id', '=', id)
        .where('site_num', '=', siteNum)
        .execute();
};

/** Returns a repository that stores customers' account data in the database, within the transaction `tx`. */
export const sqlAccountInfoRepository = (tx: SqlTransaction): AccountInfoRepository => ({
  read: (siteNum, viewer, look) => readAccountInfo(tx, siteNum, viewer, look),

  lock: async (siteNum) => {
    await sql`select 1 from site where num = ${siteNum} for no key update`.execute(tx);
  },

  save: async ({ siteNum, form, noteEndsAt, by, now, newId }) => {
    await tx
      .updateTable('site')
      .set((row) => ({
        ...formRow(ACCOUNT_COLUMNS, form),
        rev: sql<number>`${row.ref('rev')} + 1`,
        changed_by: by,
        changed_at: now,
      }))
      .where('num', '=', siteNum)
      .execute();
    await savePhones(tx, [{ callFirst: form.callFirst, callSecond: form.callSecond, siteNum }]);
    await savePermits(tx, siteNum, form, newId);
    await tx
      .deleteFrom('site_note')
      .where('site_num', '=', siteNum)
      .where('of_customer', '=', true)
      .execute();
    if (form.note !== null)
      await insertRows(tx, 'site_note', {
        id: newId(),
        site_num: siteNum,
        text: form.note,
        written_at: now,
        expires_at: noteEndsAt,
        of_customer: true,
      });
  },

  addRequest: async ({ askedAt, askedBy, askedById, siteGroupNum, siteNum, ...request }) =>
    happened(
      tx
        .insertInto('change_request')
        .values({
          ...request,
          site_num: siteNum,
          site_group_num: siteGroupNum,
          asked_by_id: askedById,
          asked_by: askedBy,
          asked_at: askedAt,
        })
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),

  replaceRequest: async ({ id, askedAt, askedBy, askedById, before, wanted }) => {
    await tx
      .updateTable('change_request')
      .set((row) => ({
        before,
        wanted,
        asked_by_id: askedById,
        asked_by: askedBy,
        asked_at: askedAt,
        rev: sql<number>`${row.ref('rev')} + 1`,
      }))
      .where('id', '=', id)
      .where('state', '=', 'Submitted')
      .execute();
  },

  withdrawRequest: async ({ id, by, now }) => {
    await tx
      .updateTable('change_request')
      .set((row) => ({
        withdrawn_by: by,
        withdrawn_at: now,
        rev: sql<number>`${row.ref('rev')} + 1`,
      }))
      .where('id', '=', id)
      .where('state', '=', 'Submitted')
      .where('withdrawn_at', 'is', null)
      .execute();
  },
});
