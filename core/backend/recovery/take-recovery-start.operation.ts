import { addressKey } from '../limits/address-key.rule.ts';
import {
  countedOnce,
  RECOVERY_PEOPLE_BUCKETS,
  RECOVERY_START_BUCKETS,
} from '../limits/limit-buckets.ts';
import type { Hold } from '../limit.store.port.ts';
import { giveAllBack, takeAll } from '../limits/take-all.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/**
 * Counts the start of a recovery against the typed username, whether or not the username exists. Also counts it against
 * the IP address, once per username and window, so that several people in one office can start recoveries (SECURITY.md
 * §2.4).
 */
export const takeRecoveryStart = async (
  tx: Transaction,
  attempt: { readonly loginKey: string; readonly address: string },
  now: number,
): ReturnType<typeof takeAll> => {
  const address = addressKey(attempt.address);
  const marks: Hold[] = [];
  const holds: Hold[] = RECOVERY_START_BUCKETS.map((bucket) => ({
    bucket,
    key: `login:${attempt.loginKey}`,
  }));
  for (const bucket of RECOVERY_PEOPLE_BUCKETS) {
    const mark = { bucket: countedOnce(bucket), key: `${address} ${attempt.loginKey}` };
    const { granted } = await tx.limits.take(mark.bucket, mark.key, now);
    if (!granted) continue;
    marks.push(mark);
    holds.push({ bucket, key: `address:${address}` });
  }
  const grant = await takeAll(tx, holds, now);
  if (!grant.granted) await giveAllBack(tx, marks, now);
  return grant;
};
