/** One submission of a person, told apart by the key its form made (SECURITY.md §2.17). */
export interface SubmissionKey {
  readonly accountId: string;
  readonly key: string;
}

/** What a submission did, kept for its repeats. */
export interface StoredAnswer {
  readonly route: string;
  /** Keyed mark of the body, so that a repeat is told from another wish under the same key. */
  readonly fingerprint: string;
  /** Small facts from which the answer is made again; never a secret. */
  readonly answer: Readonly<Record<string, string>>;
}

/** Answers of creates, kept 24 hours in the transaction of their effect. */
export interface IdempotencyStore {
  /** Takes the key for this transaction; false while another one holds it. */
  lock(submission: SubmissionKey): Promise<boolean>;
  find(submission: SubmissionKey, now: number): Promise<StoredAnswer | null>;
  keep(submission: SubmissionKey, kept: StoredAnswer, now: number): Promise<void>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly idempotency: IdempotencyStore;
  }
}
