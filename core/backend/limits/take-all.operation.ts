import type { Bucket } from '../limit.store.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** A bucket with the key a try is held against. */
export interface Hold {
  readonly bucket: Bucket;
  readonly key: string;
}

/** Takes one try from every bucket, or from none and answers the wait in seconds. */
export const takeAll = async (
  tx: Transaction,
  holds: readonly Hold[],
  now: number,
): Promise<{ readonly granted: true } | { readonly granted: false; readonly wait: number }> => {
  const taken: Hold[] = [];
  for (const hold of holds) {
    const grant = await tx.limits.take(hold.bucket, hold.key, now);
    if (!grant.granted) {
      await giveAllBack(tx, taken, now);
      return { granted: false, wait: grant.retryAfterSeconds };
    }
    taken.push(hold);
  }
  return { granted: true };
};

/** Gives the tries back: the answer was right, or nothing was judged. */
export const giveAllBack = async (
  tx: Transaction,
  holds: readonly Hold[],
  now: number,
): Promise<void> => {
  for (const { bucket, key } of holds) await tx.limits.giveBack(bucket, key, now);
};
