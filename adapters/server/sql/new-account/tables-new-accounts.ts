import type { ColumnType, Generated } from 'kysely';
import type { AccountDraft } from '#core/new-account/account-draft.schema.ts';
import type { AccountStep } from '#core/new-account/account-steps.ts';

/** An account while it is made; a draft that became one keeps its number alone. */
export interface AccountDraftTable {
  id: string;
  owner_id: string;
  /** The group its owner worked in. */
  site_group_num: number;
  rev: number;
  step: AccountStep;
  name: string;
  content: ColumnType<AccountDraft | null, string, string | null>;
  saved_at: number;
  expires_at: number;
  site_num: Generated<number | null>;
}

/** The signed agreement of a draft; it becomes a document of its site. */
export interface AccountAgreementTable {
  draft_id: string;
  name: string;
  bytes: Uint8Array;
  size: number;
  digest: string;
  stored_at: number;
}

/** Tables of accounts that are made. */
export interface NewAccountTables {
  account_draft: AccountDraftTable;
  account_agreement: AccountAgreementTable;
}
