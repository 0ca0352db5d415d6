import { sql } from 'kysely';
import type {
  NewCode,
  SealedCode,
  SitePasscodeRepository,
  Touch,
} from '#core/backend/passcodes/site-passcode.repository.port.ts';
import { codesOf, pinOf, removedCode } from './held-codes.ts';
import { formRow, formValues } from '../form-columns.ts';
import { insertMany } from '../insert-rows.ts';
import { jsonText } from '../json-text.ts';
import { contactNameSql, readPasscodes } from './read-passcodes.ts';
import type { SqlTransaction } from '../schema.ts';
import { PASSCODE_COLUMNS } from './tables-passcodes.ts';

const sealOf = ({ sealed, fingerprint }: SealedCode) => ({ sealed, fingerprint });

/** Moves a contact's PIN from the active table to the removed one, or back. */
const movePin = async (
  tx: SqlTransaction,
  contactId: string,
  { by, now }: { readonly by: string; readonly now: number },
  to: 'removed' | 'counting',
): Promise<void> => {
  await (
    to === 'removed'
      ? sql`with pin as (delete from contact_pin where contact_id = ${contactId}::uuid returning *)
          insert into removed_pin (contact_id, site_num, sealed, fingerprint, rev, removed_at, removed_by)
          select contact_id, site_num, sealed, fingerprint, rev + 1, ${now}::bigint, ${by}::text from pin`
      : sql`with pin as (delete from removed_pin where contact_id = ${contactId}::uuid returning *)
          insert into contact_pin (contact_id, site_num, sealed, fingerprint, rev, updated_at, updated_by)
          select contact_id, site_num, sealed, fingerprint, rev + 1, ${now}::bigint, ${by}::text from pin`
  ).execute(tx);
};

const isHere = async (tx: SqlTransaction, siteNum: number, id: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('passcode')
    .select('id')
    .where('id', '=', id)
    .where('site_num', '=', siteNum)
    .executeTakeFirst();
  return row !== undefined;
};

const touched = ({ by, now }: Touch) => ({
  updated_at: now,
  updated_by: by,
});

const newRow = (
  { fingerprint, id, ofAccount, sealed, siteNum, ...facts }: NewCode & { readonly siteNum: number },
  touch: Touch,
) => ({
  id,
  site_num: siteNum,
  of_account: ofAccount,
  ...formValues(PASSCODE_COLUMNS, facts),
  ...sealOf({ sealed, fingerprint }),
  ...touched(touch),
});

const nextRev = { rev: sql<number>`rev + 1` };

/** SQL repository that maintains a site's spoken codes, which are stored sealed. */
export const sqlSitePasscodeRepository = (tx: SqlTransaction): SitePasscodeRepository => ({
  read: (where, maySeeDuress) => readPasscodes(tx, where, maySeeDuress),
  codesOf: (siteNum) => codesOf(tx, siteNum),
  removed: (siteNum, which) => removedCode(tx, siteNum, which),
  pinOf: (siteNum, contactId) => pinOf(tx, siteNum, contactId),
  has: (siteNum, id) => isHere(tx, siteNum, id),

  account: async (siteNum) => {
    const row = await tx
      .selectFrom('site')
      .leftJoin('passcode', (on) =>
        on
          .onRef('passcode.site_num', '=', 'site.num')
          .on('of_account', '=', sql.lit(true))
          .on('deleted_at', 'is', null),
      )
      .select(['site.account_passcode_hash', 'passcode.id'])
      .where('site.num', '=', siteNum)
      .executeTakeFirst();
    return { hash: row?.account_passcode_hash ?? null, id: row?.id ?? null };
  },

  add: async (siteNum, code, touch) => {
    const added = await tx
      .insertInto('passcode')
      .values({ ...newRow({ ...code, siteNum }, touch), ...formRow(PASSCODE_COLUMNS, code) })
      .onConflict((known) => known.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  addAll: (codes, touch) =>
    insertMany(
      tx,
      'passcode',
      codes.map((code) => newRow(code, touch)),
    ),

  change: async (id, facts, sealed, touch) => {
    await tx
      .updateTable('passcode')
      .set({
        ...formRow(PASSCODE_COLUMNS, facts),
        ...(sealed && sealOf(sealed)),
        ...touched(touch),
        ...nextRev,
      })
      .where('id', '=', id)
      .execute();
  },

  remove: async ({ of, id }, touch) => {
    if (of === 'pin') return movePin(tx, id, touch, 'removed');
    await tx
      .updateTable('passcode')
      .set({ deleted_at: touch.now, ...touched(touch), ...nextRev })
      .where('id', '=', id)
      .execute();
  },

  restore: async ({ of, id }, touch) => {
    if (of === 'pin') return movePin(tx, id, touch, 'counting');
    await tx
      .updateTable('passcode')
      .set({ deleted_at: null, ...touched(touch), ...nextRev })
      .where('id', '=', id)
      .execute();
  },

  contactName: async (siteNum, contactId) => {
    const row = await tx
      .selectFrom('contact')
      .select(contactNameSql.as('name'))
      .where('id', '=', contactId)
      .where('site_num', '=', siteNum)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row?.name ?? null;
  },

  putPins: async (pins, { by, now }) => {
    if (pins.length === 0) return;
    await sql`
      with said as (
        select * from jsonb_to_recordset(${jsonText(pins)}::jsonb)
          as said ("contactId" uuid, "siteNum" int, sealed text, fingerprint text)
      ), gone as (
        delete from removed_pin using said where contact_id = said."contactId" returning contact_id, rev
      )
      insert into contact_pin as pin (contact_id, site_num, sealed, fingerprint, rev, updated_at, updated_by)
      select "contactId", "siteNum", said.sealed, said.fingerprint,
             coalesce(gone.rev, 0) + 1, ${now}::bigint, ${by}::text
        from said left join gone on gone.contact_id = said."contactId"
      on conflict (contact_id) do update
         set sealed = excluded.sealed, fingerprint = excluded.fingerprint, rev = pin.rev + 1,
             updated_at = excluded.updated_at, updated_by = excluded.updated_by, last_verified_at = null`.execute(
      tx,
    );
  },

  setAccountHash: async (siteNum, hash) => {
    await tx
      .updateTable('site')
      .set({ account_passcode_hash: hash })
      .where('num', '=', siteNum)
      .execute();
  },

  ownerMails: async (siteNum) => {
    const rows = await tx
      .selectFrom('account_link')
      .innerJoin('portal_user', 'portal_user.id', 'account_link.user_id')
      .select('username')
      .where('account_link.site_num', '=', siteNum)
      .where('portal_user.disabled', '=', false)
      .orderBy('username')
      .execute();
    return rows.map(({ username }) => username);
  },

  noteRevealed: async ({ of, id }, { by, now }) => {
    const noted = { revealed_at: now, revealed_by: by };
    if (of === 'pin')
      await tx.updateTable('contact_pin').set(noted).where('contact_id', '=', id).execute();
    else await tx.updateTable('passcode').set(noted).where('id', '=', id).execute();
  },
});
