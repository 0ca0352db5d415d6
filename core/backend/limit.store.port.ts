/**
 * A limit of at most `capacity` attempts in every window of `perMs` (SECURITY.md §2.4). A paced bucket grants `capacity`
 * attempts at once and then one per even share of `perMs`. It serves for growing waits, and for attempts that are slowed
 * down instead of stopped.
 */
export interface Bucket {
  readonly name: string;
  readonly capacity: number;
  readonly perMs: number;
  readonly paced?: true;
}

/** A bucket and the key an attempt is counted under. */
export interface Hold {
  readonly bucket: Bucket;
  readonly key: string;
}

/** Whether an attempt was granted; if not, how long to wait. */
export type Grant =
  | { readonly granted: true }
  | { readonly granted: false; readonly retryAfterSeconds: number };

/**
 * Limits stored in the database, so that a restart forgets nothing. Attempts are taken before the comparison, by one
 * conditional statement.
 */
export interface LimitStore {
  take(bucket: Bucket, key: string, now: number): Promise<Grant>;
  /**
   * Refunds an attempt after a correct answer: the one taken at this instant, otherwise the oldest, so that no window
   * grants extra attempts.
   */
  giveBack(bucket: Bucket, key: string, now: number): Promise<void>;
  /** Clears all attempts counted under a key (the staff action "clear lock"). */
  clear(bucket: Bucket, key: string): Promise<void>;
  /**
   * Clears many buckets at once. A key is an account or an address: rows with `login:` before it or an `:address` after it
   * match too, because one username is counted from many addresses.
   */
  clearAll(buckets: readonly Bucket[], keys: readonly string[]): Promise<void>;
  /** Returns the keys that must wait in one of these buckets now, each with the instant its last wait ends. */
  waits(
    buckets: readonly Bucket[],
    keys: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, number>>;
  /** Returns the number of waits running now, for staff figures. */
  waiting(bucket: Bucket, now: number): Promise<number>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly limits: LimitStore;
  }
}
