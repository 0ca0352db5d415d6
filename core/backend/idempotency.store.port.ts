/** Identifies a person's submission by the idempotency key that the form generated (SECURITY.md §2.17). */
export interface SubmissionKey {
  readonly accountId: string;
  readonly key: string;
}

/** The stored response of a submission, returned for repeats. */
export interface StoredAnswer {
  readonly route: string;
  /** Keyed hash of the request body, by which a repeated request is told apart from a different request with the same idempotency key. */
  readonly fingerprint: string;
  /** Small facts from which the response is rebuilt; never a secret. */
  readonly answer: Readonly<Record<string, string>>;
}

/** Stores responses of create requests for 24 hours, in the transaction that handles the request. */
export interface IdempotencyStore {
  /** Locks a submission's idempotency key until the transaction ends. Returns false if another transaction holds the key. */
  lock(submission: SubmissionKey): Promise<boolean>;
  find(submission: SubmissionKey, now: number): Promise<StoredAnswer | null>;
  keep(submission: SubmissionKey, kept: StoredAnswer, now: number): Promise<void>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly idempotency: IdempotencyStore;
  }
}
