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
  /** True for the account passcode, with which customers link the site; it is compared with the hash stored at the site. */
  of_account: Generated<boolean>;
  hours: ColumnType<readonly CallHours[] | null, string | null | undefined, string | null>;
  /** Null if only the hash is known: such a code must be set again before it can be revealed. */
  sealed: string | null;
  fingerprint: string | null;
  rev: Generated<number>;
  updated_at: number;
  updated_by: string | null;
  last_verified_at: number | null;
  deleted_at: number | null;
  /** When the code was last viewed, and by whom. */
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

/** A removed PIN, which can be restored; until then it is not valid. */
export interface RemovedPinTable {
  contact_id: string;
  site_num: number;
  sealed: string;
  fingerprint: string;
  /** The contact's next PIN continues from this revision. */
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

/** Tables of secrets that belong to sites. */
export interface PasscodeTables {
  passcode: PasscodeTable;
  contact_pin: ContactPinTable;
  removed_pin: RemovedPinTable;
  gate_code: GateCodeTable;
}
