import type { AccountDraft } from '../../new-account/account-draft.schema.ts';
import type { AccountStep } from '../../new-account/account-steps.ts';
import type { AccountBranch, ListedDraft } from '../../new-account/stored-account-draft.schema.ts';

/** Whose draft it is: a person's, in the group the person worked in when it was begun. */
export interface DraftOwner {
  readonly accountId: string;
  readonly siteGroupNum: number;
  /** Milliseconds UTC; what ran out before is gone. */
  readonly now: number;
}

/** A draft as it is stored; times are milliseconds UTC. */
export interface StoredAccountDraft {
  readonly id: string;
  readonly rev: number;
  readonly step: AccountStep;
  /** Null once it became an account: nothing of it is kept twice. */
  readonly content: AccountDraft | null;
  readonly savedAt: number;
  readonly expiresAt: number;
  readonly siteNum: number | null;
  readonly document: { readonly name: string; readonly size: number } | null;
}

/** What is written of a draft. */
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

/** Drafts of new accounts, the numbers they hold, and the agreements that were uploaded for them (domain guide 6.18). */
export interface AccountDraftRepository {
  /** Groups that may own an account of the group: itself and what lies below it. */
  branches(siteGroupNum: number): Promise<readonly AccountBranch[]>;
  /** By one statement: the branches, and the person's drafts, newest first. */
  start(owner: DraftOwner): Promise<{
    readonly branches: readonly AccountBranch[];
    readonly drafts: readonly (Omit<ListedDraft, 'savedAt' | 'expiresAt'> &
      Pick<StoredAccountDraft, 'savedAt' | 'expiresAt'>)[];
  }>;
  /** Null for one that is not there, is over, or is somebody else's. */
  find(id: string, owner: DraftOwner): Promise<StoredAccountDraft | null>;
  /** The same, locked until the transaction ends. */
  lock(id: string, owner: DraftOwner): Promise<StoredAccountDraft | null>;
  count(owner: DraftOwner): Promise<number>;
  /** False where the id is somebody else's. */
  add(draft: WrittenDraft, owner: DraftOwner): Promise<boolean>;
  save(draft: WrittenDraft, now: number): Promise<void>;
  /** Takes a draft away with its agreement and the numbers it holds. */
  remove(id: string): Promise<void>;
  /** Keeps what the draft became for its repeats, and nothing else of it: its agreement becomes a document of the site. */
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
   * Holds a number for a draft unless a device has it or another draft holds it; of two who ask at once one gets it.
   * Answers until when, null where it is not held. What the draft holds beyond `fresh` stays as it is, so that a repeat
   * is answered alike.
   */
  claim(
    draftId: string,
    xmit: string,
    times: { readonly now: number; readonly until: number; readonly fresh: number },
  ): Promise<number | null>;
  /** Lets go of what the draft holds besides these. */
  release(draftId: string, kept: readonly string[]): Promise<void>;
  /** Which of these numbers are in use or held by another draft; the account is named within the group and below it alone. */
  owners(
    xmits: readonly string[],
    asker: { readonly siteGroupNum: number; readonly draftId: string; readonly now: number },
  ): Promise<readonly NumberOwner[]>;
}

/** Who has a number. */
export interface NumberOwner {
  readonly xmit: string;
  readonly inUse: boolean;
  /** The account and what of it the number is, in words; null outside of the scope. */
  readonly owner: string | null;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly accountDrafts: AccountDraftRepository;
  }
}
