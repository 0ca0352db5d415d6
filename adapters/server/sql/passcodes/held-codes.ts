import { sql } from 'kysely';
import type {
  LockedCode,
  LockedCodes,
  SitePasscodeRepository,
} from '#core/backend/passcodes/site-passcode.repository.port.ts';
import { contactNameSql } from './read-passcodes.ts';
import type { SqlTransaction } from '../schema.ts';

const passcodeColumns = sql`
  id, 'passcode' as of, holder, authority, kind, valid_from as "validFrom", valid_until as "validUntil", hours,
  false as suspended, sealed, fingerprint, of_account as "ofAccount", rev, updated_at as "updatedAt",
  updated_by as "updatedBy"`;

const pinColumns = (at: string, by: string) => sql`
  contact.id, 'pin' as of, ${contactNameSql} as holder, contact.authority, 'normal' as kind,
  contact.effective as "validFrom", contact.expires as "validUntil", null::jsonb as hours, contact.suspended,
  pin.sealed, pin.fingerprint, false as "ofAccount", pin.rev, ${sql.ref(`pin.${at}`)} as "updatedAt",
  ${sql.ref(`pin.${by}`)} as "updatedBy"`;

/** Reads all current and future codes of a site, and the data against which a new code is checked. */
export const codesOf = async (tx: SqlTransaction, siteNum: number): Promise<LockedCodes> => {
  const { rows } = await sql<{
    readonly accountHash: string | null;
    readonly street: string;
    readonly accountNumbers: readonly string[];
    readonly phones: readonly string[];
    readonly codes: readonly LockedCode[];
  }>`
    select site.account_passcode_hash as "accountHash", site.street,
           coalesce((select jsonb_agg(xmit) from device where device.site_num = site.num), '[]') as "accountNumbers",
           coalesce((select jsonb_agg(number) from (
              select site.phone as number where site.phone is not null
              union select number from site_phone where site_phone.site_num = site.num
              union select contact_phone.number from contact_phone
                join contact on contact.id = contact_phone.contact_id
               where contact.site_num = site.num and contact.deleted_at is null) own), '[]') as phones,
           coalesce((select jsonb_agg(held) from (
              select ${passcodeColumns} from passcode where passcode.site_num = site.num and deleted_at is null
              union all
              select ${pinColumns('updated_at', 'updated_by')} from contact_pin pin join contact on contact.id = pin.contact_id
               where pin.site_num = site.num and contact.deleted_at is null) held), '[]') as codes
      from site where site.num = ${siteNum}::int`.execute(tx);
  const [site] = rows;
  if (site === undefined) throw new Error('the site is held and gone');
  const { accountHash, accountNumbers, codes, phones, street } = site;
  return { accountHash, place: { accountNumbers, phones, street }, codes };
};

/** Reads the PIN of a contact, including a deleted contact. */
export const pinOf = async (
  tx: SqlTransaction,
  siteNum: number,
  contactId: string,
): Promise<LockedCode | null> => {
  const { rows } = await sql<LockedCode>`
    select ${pinColumns('updated_at', 'updated_by')} from contact_pin pin join contact on contact.id = pin.contact_id
     where pin.site_num = ${siteNum}::int and pin.contact_id = ${contactId}::uuid`.execute(tx);
  return rows[0] ?? null;
};

/** Reads a removed code by its id, or the last removed duress code if the id is null. */
export const removedCode = async (
  tx: SqlTransaction,
  siteNum: number,
  which: Parameters<SitePasscodeRepository['removed']>[1],
): Promise<LockedCode | null> => {
  const select =
    which?.of === 'pin'
      ? sql<LockedCode>`
          select ${pinColumns('removed_at', 'removed_by')} from removed_pin pin join contact on contact.id = pin.contact_id
           where pin.site_num = ${siteNum}::int and pin.contact_id = ${which.id}::uuid and contact.deleted_at is null`
      : sql<LockedCode>`
          select ${passcodeColumns} from passcode
           where site_num = ${siteNum}::int and deleted_at is not null
             and ${which === null ? sql`kind = 'duress'` : sql`id = ${which.id}::uuid`}
           order by deleted_at desc limit 1`;
  return (await select.execute(tx)).rows[0] ?? null;
};
