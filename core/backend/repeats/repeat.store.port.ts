/** What a call did, kept for its repeat. */
export interface StoredCall {
  /** The session the call led to; null where it belongs to none. */
  readonly sessionId: string | null;
  /** New secrets of the browser, sealed under its former token; null where there were none. */
  readonly sealed: string | null;
  /** What was answered, where no session says it: small facts, never a secret. */
  readonly reply: Readonly<Record<string, unknown>>;
}

/** Answers of steps and recoveries, found by a keyed mark of the whole call, kept in the transaction of their effect. */
export interface RepeatStore {
  find(digest: string, now: number): Promise<StoredCall | null>;
  keep(digest: string, kept: StoredCall, expiresAt: number): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly repeats: RepeatStore;
  }
}
