import { addressKey } from '../limits/address-key.rule.ts';
import {
  BUCKETS,
  LOGIN_DELAYS,
  LOGIN_PAIR_BUCKETS,
  LONGEST_LOGIN_DELAY_MS,
} from '../limits/limit-buckets.ts';
import type { Hold } from '../limit.store.port.ts';
import { giveAllBack, takeAll } from '../limits/take-all.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { isValidPass } from './issue-pass.operation.ts';

/** The keys under which a sign-in attempt is counted. `loginKey` is derived from the typed username, so unknown usernames count too. */
interface LoginTry {
  readonly address: string;
  readonly loginKey: string;
  /** Digest of the remembered-device secret; null for an unknown device. */
  readonly deviceKey: string | null;
  /** Hash of the pass that this browser has if it proved the contact. */
  readonly passHash: string;
}

/** The decision of the rate limits, made before the password is compared. */
export type LoginTicket =
  | {
      readonly kind: 'go';
      /** Attempts to refund if the password is correct or was not compared. */
      readonly holds: readonly Hold[];
      readonly delayMs: number;
    }
  | { readonly kind: 'wait'; readonly seconds: number };

const delayOf = async (tx: Transaction, key: string, now: number): Promise<number> => {
  for (const { bucket, delayMs } of LOGIN_DELAYS)
    if ((await tx.limits.take(bucket, key, now)).granted) return delayMs;
  return LONGEST_LOGIN_DELAY_MS;
};

const takeFrom = async (
  tx: Transaction,
  holds: readonly Hold[],
  now: number,
): Promise<LoginTicket> => {
  const grant = await takeAll(tx, holds, now);
  return grant.granted ? { kind: 'go', holds, delayMs: 0 } : { kind: 'wait', seconds: grant.wait };
};

/**
 * Takes a sign-in attempt from the rate limits (SECURITY.md §2.4). A remembered device has its own bucket, so attacks from
 * other devices never delay the owner. Attempts from a browser that proved the contact are not delayed, but count in
 * separate buckets.
 */
export const takeLoginTries = async (
  tx: Transaction,
  attempt: LoginTry,
  now: number,
): Promise<LoginTicket> => {
  const { deviceKey, loginKey, passHash } = attempt;
  const address = addressKey(attempt.address);
  const fromHere: Hold = { bucket: BUCKETS.loginAddress, key: address };
  const ordinary =
    deviceKey === null
      ? LOGIN_PAIR_BUCKETS.map((bucket) => ({ bucket, key: `${loginKey}:${address}` }))
      : [{ bucket: BUCKETS.loginDevice, key: deviceKey }];
  const account: Hold = { bucket: BUCKETS.loginAccount, key: loginKey };
  const first = await takeFrom(tx, [fromHere, ...ordinary], now);
  if (first.kind === 'go') {
    if (deviceKey !== null) return first;
    if ((await tx.limits.take(account.bucket, loginKey, now)).granted)
      return { ...first, holds: [...first.holds, account] };
  }
  if (!(await isValidPass(tx, passHash, now)))
    return first.kind === 'wait' ? first : { ...first, delayMs: await delayOf(tx, loginKey, now) };
  if (first.kind === 'go') await giveAllBack(tx, first.holds, now);
  const proven: readonly Hold[] = [
    { bucket: BUCKETS.provenAccount, key: loginKey },
    { bucket: BUCKETS.provenAddress, key: address },
  ];
  return takeFrom(tx, proven, now);
};
