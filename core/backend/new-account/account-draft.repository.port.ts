import type { AccountDraft } from '../../new-account/account-draft.schema.ts';
import type { AccountStep } from '../../new-account/account-steps.ts';
import type { AccountBranch, ListedDraft } from '../../new-account/stored-account-draft.schema.ts';

/** The owner of a draft: a person, in the group they worked in when it was started. */
export interface DraftOwner {
  readonly accountId: string;
  readonly siteGroupNum: number;
  /** Milliseconds UTC. Drafts that expired before it are treated as deleted. */
  readonly now: number;
}

/** A draft as it is stored; times are milliseconds UTC. */
export interface StoredAccountDraft {
  readonly id: string;
  readonly rev: number;
  readonly step: AccountStep;
  /** Null once it became an account, so that no content is stored twice. */
  readonly content: AccountDraft | null;
  readonly savedAt: number;
  readonly expiresAt: number;
  readonly siteNum: number | null;
  readonly document: { readonly name: string; readonly size: number } | null;
}

/** The fields of a draft to be written. */
export interface WrittenDraft {
  readonly id: string;
  readonly rev: number;
  readonly step: AccountStep;
  readonly name: string;
  readonly content: AccountDraft;
  readonly expiresAt: number;
}

/** A signed agreement as it is stored. */
export interface StoredAgreement {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/** Drafts of new accounts, the transmitter numbers they reserve, and their uploaded agreements (domain guide 6.18). */
export interface AccountDraftRepository {
  /** Returns groups that may own an account: the group itself and those below it. */
  branches(siteGroupNum: number): Promise<readonly AccountBranch[]>;
  /** Returns the branches and the person's drafts, newest first, in one statement. */
  start(owner: DraftOwner): Promise<{
    readonly branches: readonly AccountBranch[];
    readonly drafts: readonly (Omit<ListedDraft, 'savedAt' | 'expiresAt'> &
      Pick<StoredAccountDraft, 'savedAt' | 'expiresAt'>)[];
  }>;
  /** Returns null for a draft that does not exist, has expired, or belongs to another person. */
  find(id: string, owner: DraftOwner): Promise<StoredAccountDraft | null>;
  /** Returns the same, locked until the transaction ends. */
  lock(id: string, owner: DraftOwner): Promise<StoredAccountDraft | null>;
  count(owner: DraftOwner): Promise<number>;
  /** Returns false if the id belongs to another person. */
  add(draft: WrittenDraft, owner: DraftOwner): Promise<boolean>;
  save(draft: WrittenDraft, now: number): Promise<void>;
  /** Deletes a draft with its agreement and reserved numbers. */
  remove(id: string): Promise<void>;
  /** Keeps only the site number of the finished draft, for repeats. Its agreement becomes a document of the site. */
  finish(
    id: string,
    became: {
      readonly siteNum: number;
      readonly documentId: string;
      readonly by: string;
      readonly now: number;
    },
  ): Promise<void>;
  putAgreement(draftId: string, agreement: StoredAgreement, now: number): Promise<void>;
  dropAgreement(draftId: string): Promise<void>;
  /**
   * Reserves a number for a draft, unless a device or another draft has it; of two simultaneous requests one succeeds.
   * Returns the end of the reservation, or null. A reservation that lasts beyond `fresh` is not extended, so that a repeat
   * gets the same response.
   */
  claim(
    draftId: string,
    xmit: string,
    times: { readonly now: number; readonly until: number; readonly fresh: number },
  ): Promise<number | null>;
  /** Releases the draft's reserved numbers except these. */
  release(draftId: string, kept: readonly string[]): Promise<void>;
  /** Returns which of these numbers are in use or reserved by another draft. The account is named only within the group and below it. */
  owners(
    xmits: readonly string[],
    asker: { readonly siteGroupNum: number; readonly draftId: string; readonly now: number },
  ): Promise<readonly NumberOwner[]>;
}

/** The owner of a number. */
export interface NumberOwner {
  readonly xmit: string;
  readonly inUse: boolean;
  /** Text that names the account and the use of the number; null outside the scope. */
  readonly owner: string | null;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly accountDrafts: AccountDraftRepository;
  }
}
