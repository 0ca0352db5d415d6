/**
 * A rate limit: at most `capacity` attempts in every window of `perMs` (SECURITY.md §2.4). If `paced`, `capacity` attempts
 * are granted at once, and after that one attempt every `perMs / capacity`.
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

/** The result of taking an attempt from a bucket: granted, or the seconds to wait. */
export type Grant =
  | { readonly granted: true }
  | { readonly granted: false; readonly retryAfterSeconds: number };

/** Rate limits stored in the database, so that they survive a restart. Callers must take an attempt before they compare a secret. */
export interface LimitStore {
  take(bucket: Bucket, key: string, now: number): Promise<Grant>;
  /** Refunds an attempt after a correct answer: the attempt taken at `now`, or if there is none, the oldest attempt. */
  giveBack(bucket: Bucket, key: string, now: number): Promise<void>;
  /** Clears all attempts counted under one key, for the staff action "clear lock". */
  clear(bucket: Bucket, key: string): Promise<void>;
  /**
   * Clears many buckets for the given keys. A key also matches when it is stored with the prefix `login:` or with the
   * suffix `:address`, because one username is counted from many IP addresses.
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
