import type { ColumnType, Generated } from 'kysely';
import type { AccountDraft } from '#core/new-account/account-draft.schema.ts';
import type { AccountStep } from '#core/new-account/account-steps.ts';

/** A draft of a new account. After the account is created, only the account number remains. */
export interface AccountDraftTable {
  id: string;
  owner_id: string;
  /** The group in which the owner worked. */
  site_group_num: number;
  rev: number;
  step: AccountStep;
  name: string;
  content: ColumnType<AccountDraft | null, string, string | null>;
  saved_at: number;
  expires_at: number;
  site_num: Generated<number | null>;
}

/** The signed agreement of a draft, which later becomes a document of the site. */
export interface AccountAgreementTable {
  draft_id: string;
  name: string;
  bytes: Uint8Array;
  size: number;
  digest: string;
  stored_at: number;
}

export interface NewAccountTables {
  account_draft: AccountDraftTable;
  account_agreement: AccountAgreementTable;
}
