/**
 * A limit: at most `capacity` tries in every window of `perMs` (SECURITY.md §2.4). A paced one grants `capacity` at once and
 * then one for each even share of `perMs`: for waits that grow, and for tries that are slowed down instead of stopped.
 */
export interface Bucket {
  readonly name: string;
  readonly capacity: number;
  readonly perMs: number;
  readonly paced?: true;
}

/** A bucket with the key a try is held against. */
export interface Hold {
  readonly bucket: Bucket;
  readonly key: string;
}

/** Whether a try was granted, and otherwise how long to wait. */
export type Grant =
  | { readonly granted: true }
  | { readonly granted: false; readonly retryAfterSeconds: number };

/** Limits in the database, so that a restart forgets nothing; taken before comparing, by one conditional statement. */
export interface LimitStore {
  take(bucket: Bucket, key: string, now: number): Promise<Grant>;
  /** A right answer gives its try back: the one taken at this instant, otherwise the oldest, so that no window gains. */
  giveBack(bucket: Bucket, key: string, now: number): Promise<void>;
  /** Empties what is held against a key (staff's "clear lock"). */
  clear(bucket: Bucket, key: string): Promise<void>;
  /** The same for many buckets at once; a key also stands for those it begins, or that follow `login:`, as one name is counted from many addresses. */
  clearAll(buckets: readonly Bucket[], keys: readonly string[]): Promise<void>;
  /** Those of the keys for which a wait of these buckets runs now, each with the instant at which the last of them is over. */
  waits(
    buckets: readonly Bucket[],
    keys: readonly string[],
    now: number,
  ): Promise<ReadonlyMap<string, number>>;
  /** Waits that run now, for staff figures. */
  waiting(bucket: Bucket, now: number): Promise<number>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly limits: LimitStore;
  }
}
