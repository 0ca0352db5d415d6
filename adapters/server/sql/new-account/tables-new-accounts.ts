import type { ColumnType, Generated } from 'kysely';
import type { AccountDraft } from '#core/new-account/account-draft.schema.ts';
import type { AccountStep } from '#core/new-account/account-steps.ts';

/** A draft of a new account. Once the account is created, the draft keeps only the number. */
export interface AccountDraftTable {
  id: string;
  owner_id: string;
  /** The group the owner worked in. */
  site_group_num: number;
  rev: number;
  step: AccountStep;
  name: string;
  content: ColumnType<AccountDraft | null, string, string | null>;
  saved_at: number;
  expires_at: number;
  site_num: Generated<number | null>;
}

/** The signed agreement of a draft; it becomes a document of the site. */
export interface AccountAgreementTable {
  draft_id: string;
  name: string;
  bytes: Uint8Array;
  size: number;
  digest: string;
  stored_at: number;
}

/** Tables of drafts of new accounts. */
export interface NewAccountTables {
  account_draft: AccountDraftTable;
  account_agreement: AccountAgreementTable;
}
