import type { AccountDraft } from '../../new-account/account-draft.schema.ts';
import type { AccountStep } from '../../new-account/account-steps.ts';
import type { AccountBranch, ListedDraft } from '../../new-account/stored-account-draft.schema.ts';

/** The owner of drafts: a person, and the group that was active when the draft was started. */
export interface DraftOwner {
  readonly accountId: string;
  readonly siteGroupNum: number;
  /** The current time, milliseconds UTC. Drafts that expired before this time are treated as deleted. */
  readonly now: number;
}

/** A draft as stored. Times are milliseconds UTC. */
export interface StoredAccountDraft {
  readonly id: string;
  readonly rev: number;
  readonly step: AccountStep;
  /** Content of the draft; null once the draft became an account. */
  readonly content: AccountDraft | null;
  readonly savedAt: number;
  readonly expiresAt: number;
  readonly siteNum: number | null;
  readonly document: { readonly name: string; readonly size: number } | null;
}

export interface WrittenDraft {
  readonly id: string;
  readonly rev: number;
  readonly step: AccountStep;
  readonly name: string;
  readonly content: AccountDraft;
  readonly expiresAt: number;
}

export interface StoredAgreement {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly digest: string;
}

/** Stores drafts of new accounts, the transmitter numbers that they reserve, and their uploaded agreements (domain guide 6.18). */
export interface AccountDraftRepository {
  /** Returns the groups that may own a new account: the group itself and its branches. */
  branches(siteGroupNum: number): Promise<readonly AccountBranch[]>;
  /** Returns the branches and the person's drafts, newest first, in one statement. */
  start(owner: DraftOwner): Promise<{
    readonly branches: readonly AccountBranch[];
    readonly drafts: readonly (Omit<ListedDraft, 'savedAt' | 'expiresAt'> &
      Pick<StoredAccountDraft, 'savedAt' | 'expiresAt'>)[];
  }>;
  /** Returns a draft; null if it does not exist, has expired, or belongs to another person. */
  find(id: string, owner: DraftOwner): Promise<StoredAccountDraft | null>;
  /** Locks a draft until the transaction ends; null if it does not exist, has expired, or belongs to another person. */
  lock(id: string, owner: DraftOwner): Promise<StoredAccountDraft | null>;
  count(owner: DraftOwner): Promise<number>;
  /** Adds a draft. Returns false if the id belongs to another person. */
  add(draft: WrittenDraft, owner: DraftOwner): Promise<boolean>;
  save(draft: WrittenDraft, now: number): Promise<void>;
  /** Deletes a draft with its agreement and its reserved numbers. */
  remove(id: string): Promise<void>;
  /** Clears a finished draft except for the new site number, which repeated requests need. The agreement becomes a document of the site. */
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
   * Reserves a number for a draft, unless a device or another draft has it. Returns the end of the reservation, or null if
   * the number is taken. A reservation that already lasts beyond `fresh` is not extended.
   */
  claim(
    draftId: string,
    xmit: string,
    times: { readonly now: number; readonly until: number; readonly fresh: number },
  ): Promise<number | null>;
  /** Releases the draft's reserved numbers except those in `kept`. */
  release(draftId: string, kept: readonly string[]): Promise<void>;
  /**
   * Returns which of these numbers are in use or reserved by another draft. The account that uses a number is named only
   * if it belongs to the group or its branches.
   */
  owners(
    xmits: readonly string[],
    asker: { readonly siteGroupNum: number; readonly draftId: string; readonly now: number },
  ): Promise<readonly NumberOwner[]>;
}

/** A used or reserved number, and who has it. */
export interface NumberOwner {
  readonly xmit: string;
  readonly inUse: boolean;
  /** Text that names the account and the number's use; null outside the scope. */
  readonly owner: string | null;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly accountDrafts: AccountDraftRepository;
  }
}
