import { sql } from 'kysely';
import type {
  PasscodeRepository,
  StoredCode,
} from '#core/backend/passcodes/passcode.repository.port.ts';
import type { SqlTransaction } from '../schema.ts';

interface SiteRow {
  readonly timeZone: string;
  readonly accountHash: string | null;
  readonly codes: readonly StoredCode[] | null;
}

/** SQL repository of spoken codes. */
export const sqlPasscodeRepository = (tx: SqlTransaction): PasscodeRepository => ({
  codesOf: async (siteNum) => {
    const { rows } = await sql<SiteRow>`
      select site.time_zone as "timeZone", site.account_passcode_hash as "accountHash",
             (select jsonb_agg(known) from (
                select id, 'passcode' as of, holder, authority, kind, valid_from as "validFrom",
                       valid_until as "validUntil", hours, false as suspended, fingerprint
                  from passcode where passcode.site_num = site.num and deleted_at is null
                union all
                select contact.id, 'pin', coalesce(nullif(concat_ws(' ', first_name, last_name), ''), company), authority,
                       'normal', effective, expires, null, suspended, pin.fingerprint
                  from contact_pin pin join contact on contact.id = pin.contact_id
                 where pin.site_num = site.num and contact.deleted_at is null) known) as codes
        from site where site.num = ${siteNum}::int`.execute(tx);
    const [site] = rows;
    return site === undefined ? null : { ...site, codes: site.codes ?? [] };
  },

  noteVerified: async ({ of, id }, at) => {
    const noted = { last_verified_at: at };
    if (of === 'pin')
      await tx.updateTable('contact_pin').set(noted).where('contact_id', '=', id).execute();
    else await tx.updateTable('passcode').set(noted).where('id', '=', id).execute();
  },
});
