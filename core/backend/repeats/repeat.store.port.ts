/** The result of a call, stored for its repeat. */
export interface StoredCall {
  /** The session the call led to; null if it belongs to none. */
  readonly sessionId: string | null;
  /** New secrets of the browser, sealed under its former token; null if there were none. */
  readonly sealed: string | null;
  /** The response, if it does not follow from the session: small facts, never a secret. */
  readonly reply: Readonly<Record<string, unknown>>;
}

/** Responses of sign-in steps and recoveries, found by a keyed hash of the whole call and stored in the transaction of their effect. */
export interface RepeatStore {
  find(digest: string, now: number): Promise<StoredCall | null>;
  keep(digest: string, kept: StoredCall, expiresAt: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly repeats: RepeatStore;
  }
}
