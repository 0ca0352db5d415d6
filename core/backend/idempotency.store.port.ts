/** Identifies one submission of a person by the key that the form generated (SECURITY.md §2.17). */
export interface SubmissionKey {
  readonly accountId: string;
  readonly key: string;
}

/** The response of a submission, stored for repeats. */
export interface StoredAnswer {
  readonly route: string;
  /** Keyed hash of the body. It tells a repeat from a different request under the same key. */
  readonly fingerprint: string;
  /** Small facts from which the response is built again; never a secret. */
  readonly answer: Readonly<Record<string, string>>;
}

/** Responses of create requests, stored for 24 hours in the transaction of their effect. */
export interface IdempotencyStore {
  /** Locks the key for this transaction; returns false while another transaction holds it. */
  lock(submission: SubmissionKey): Promise<boolean>;
  find(submission: SubmissionKey, now: number): Promise<StoredAnswer | null>;
  keep(submission: SubmissionKey, kept: StoredAnswer, now: number): Promise<void>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly idempotency: IdempotencyStore;
  }
}
