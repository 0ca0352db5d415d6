/**
 * A rate limit: at most `capacity` attempts in every window of `perMs` (SECURITY.md §2.4). If `paced`, `capacity` attempts
 * are granted at once and then one every `perMs / capacity`.
 */
export interface Bucket {
  readonly name: string;
  readonly capacity: number;
  readonly perMs: number;
  readonly paced?: true;
}

/** A bucket, and the key under which an attempt is counted. */
export interface Hold {
  readonly bucket: Bucket;
  readonly key: string;
}

/** The answer of a bucket: whether an attempt was granted, and otherwise the wait. */
export type Grant =
  | { readonly granted: true }
  | { readonly granted: false; readonly retryAfterSeconds: number };

/**
 * Rate limits stored in the database, so that they survive a restart. Attempts are taken before a secret is compared, by
 * one conditional statement.
 */
export interface LimitStore {
  take(bucket: Bucket, key: string, now: number): Promise<Grant>;
  /**
   * Refunds an attempt after a correct answer: the attempt taken at `now`, otherwise the oldest, so that no window grants
   * extra attempts.
   */
  giveBack(bucket: Bucket, key: string, now: number): Promise<void>;
  /** Clears all attempts counted under one key, for the staff action "clear lock". */
  clear(bucket: Bucket, key: string): Promise<void>;
  /**
   * Clears many buckets. A key is an account or address; stored keys with the prefix `login:` or a suffix `:address` match
   * too, because one username is counted from many addresses.
   */
  clearAll(buckets: readonly Bucket[], keys: readonly string[]): Promise<void>;
  /** Returns the keys that must wait in one of these buckets now, each with the end of its longest wait. */
  waits(
    buckets: readonly Bucket[],
    keys: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, number>>;
  /** Returns the number of keys that must wait in this bucket now. */
  waiting(bucket: Bucket, now: number): Promise<number>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly limits: LimitStore;
  }
}
