/** The stored result of a request, returned when the request is repeated. */
export interface StoredCall {
  /** The session that the request opened or used; null if none. */
  readonly sessionId: string | null;
  /** New secrets issued to the browser, encrypted with the browser's former token; null if there were none. */
  readonly sealed: string | null;
  /** Small facts of the response that the session does not determine; never a secret. */
  readonly reply: Readonly<Record<string, unknown>>;
}

/**
 * Stores responses of sign-in steps, recoveries and updates by a keyed hash of the request, in the transaction that handles
 * the request (SECURITY.md §2.17).
 */
export interface RepeatStore {
  find(digest: string, now: number): Promise<StoredCall | null>;
  keep(digest: string, kept: StoredCall, expiresAt: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly repeats: RepeatStore;
  }
}
