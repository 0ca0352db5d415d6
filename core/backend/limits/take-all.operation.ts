import type { Hold } from '../limit.store.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Takes one attempt from every bucket. If one bucket refuses, takes none and returns the longest wait in seconds. */
export const takeAll = async (
  tx: Transaction,
  holds: readonly Hold[],
  now: number,
): Promise<{ readonly granted: true } | { readonly granted: false; readonly wait: number }> => {
  const taken: Hold[] = [];
  let wait = 0;
  for (const hold of holds) {
    const grant = await tx.limits.take(hold.bucket, hold.key, now);
    if (grant.granted) taken.push(hold);
    else wait = Math.max(wait, grant.retryAfterSeconds);
  }
  if (taken.length === holds.length) return { granted: true };
  await giveAllBack(tx, taken, now);
  return { granted: false, wait };
};

/** Returns the number of seconds until every bucket would grant an attempt; 0 means now. Takes no attempt. */
export const waitFor = async (
  tx: Transaction,
  holds: readonly Hold[],
  now: number,
): Promise<number> => {
  const grant = await takeAll(tx, holds, now);
  if (!grant.granted) return grant.wait;
  await giveAllBack(tx, holds, now);
  return 0;
};

/** Refunds the attempts to their buckets. Called when the answer was right, or when nothing was compared. */
export const giveAllBack = async (
  tx: Transaction,
  holds: readonly Hold[],
  now: number,
): Promise<void> => {
  for (const { bucket, key } of holds) await tx.limits.giveBack(bucket, key, now);
};
