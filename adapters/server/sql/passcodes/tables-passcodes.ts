import type { ColumnType, Generated } from 'kysely';
import type { CallHours } from '#core/contacts/contact.ts';
import { type PasscodeForm, passcodeForm } from '#core/passcodes/passcode-form.schema.ts';
import type { PasscodeKind } from '#core/passcodes/passcode.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';

/** Where each field of a passcode is stored. */
export const PASSCODE_COLUMNS = columnsOf(passcodeForm);

/** A spoken code of a site (domain guide 6.4). */
export interface PasscodeTable extends Omit<
  FormTable<PasscodeForm, typeof PASSCODE_COLUMNS>,
  'hours' | 'kind'
> {
  id: string;
  site_num: number;
  kind: Generated<PasscodeKind>;
  /** The one that customers link the site with; compared by the hash at the site. */
  of_account: Generated<boolean>;
  hours: ColumnType<readonly CallHours[] | null, string | null | undefined, string | null>;
  /** Null where only the hash is known: set anew to reveal. */
  sealed: string | null;
  fingerprint: string | null;
  rev: Generated<number>;
  updated_at: number;
  updated_by: string | null;
  last_verified_at: number | null;
  deleted_at: number | null;
  /** Who looked at it last, and when. */
  revealed_at: number | null;
  revealed_by: string | null;
}

/** The spoken code of one contact (domain guide 6.2). */
export interface ContactPinTable {
  contact_id: string;
  site_num: number;
  sealed: string;
  fingerprint: string;
  rev: Generated<number>;
  updated_at: number;
  updated_by: string | null;
  last_verified_at: number | null;
  revealed_at: number | null;
  revealed_by: string | null;
}

/** A PIN that was taken off, for who wants it back; it counts for nothing. */
export interface RemovedPinTable {
  contact_id: string;
  site_num: number;
  sealed: string;
  fingerprint: string;
  /** The next one the contact gets goes on from it. */
  rev: number;
  removed_at: number;
  removed_by: string | null;
}

/** What opens the gate of a site (domain guide 6.7). */
export interface GateCodeTable {
  id: string;
  site_num: number;
  sealed: string;
  rev: Generated<number>;
  updated_at: number;
  updated_by: string | null;
}

/** Tables of secrets that belong to sites. */
export interface PasscodeTables {
  passcode: PasscodeTable;
  contact_pin: ContactPinTable;
  removed_pin: RemovedPinTable;
  gate_code: GateCodeTable;
}
