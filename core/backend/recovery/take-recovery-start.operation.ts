import { addressKey } from '../limits/address-key.rule.ts';
import { RECOVERY_START_BUCKETS } from '../limits/limit-buckets.ts';
import { takeAll, type Hold } from '../limits/take-all.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Counts a recovery's beginning against what was typed and against the address, so that unknown names count like known ones (SECURITY.md §2.4). */
export const takeRecoveryStart = (
  tx: Transaction,
  attempt: { readonly loginKey: string; readonly address: string },
  now: number,
): ReturnType<typeof takeAll> => {
  const address = addressKey(attempt.address);
  const holds: readonly Hold[] = RECOVERY_START_BUCKETS.flatMap((bucket) => [
    { bucket, key: `login:${attempt.loginKey}` },
    { bucket, key: `address:${address}` },
  ]);
  return takeAll(tx, holds, now);
};
