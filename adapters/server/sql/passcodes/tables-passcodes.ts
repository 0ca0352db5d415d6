import type { ColumnType, Generated } from 'kysely';
import type { CallHours } from '#core/contacts/contact.ts';
import { type PasscodeForm, passcodeForm } from '#core/passcodes/passcode-form.schema.ts';
import type { PasscodeKind } from '#core/passcodes/passcode.ts';
import { columnsOf, type FormTable } from '../form-columns.ts';

/** The column of each field of a passcode. */
export const PASSCODE_COLUMNS = columnsOf(passcodeForm);

/** A spoken code of a site (domain guide 6.4). */
export interface PasscodeTable extends Omit<
  FormTable<PasscodeForm, typeof PASSCODE_COLUMNS>,
  'hours' | 'kind'
> {
  id: string;
  site_num: number;
  kind: Generated<PasscodeKind>;
  /** True for the account passcode, with which customers link the site. */
  of_account: Generated<boolean>;
  hours: ColumnType<readonly CallHours[] | null, string | null | undefined, string | null>;
  /** The sealed code; null if only the hash is known, so the code cannot be revealed. */
  sealed: string | null;
  fingerprint: string | null;
  rev: Generated<number>;
  updated_at: number;
  updated_by: string | null;
  last_verified_at: number | null;
  deleted_at: number | null;
  /** When the code was last viewed. */
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

/** A removed PIN, which is invalid but can be restored. */
export interface RemovedPinTable {
  contact_id: string;
  site_num: number;
  sealed: string;
  fingerprint: string;
  /** The revision of the removed PIN; the contact's next PIN gets a higher one. */
  rev: number;
  removed_at: number;
  removed_by: string | null;
}

/** A code that opens the gate of a site (domain guide 6.7). */
export interface GateCodeTable {
  id: string;
  site_num: number;
  sealed: string;
  rev: Generated<number>;
  updated_at: number;
  updated_by: string | null;
}

export interface PasscodeTables {
  passcode: PasscodeTable;
  contact_pin: ContactPinTable;
  removed_pin: RemovedPinTable;
  gate_code: GateCodeTable;
}
