import type { Account } from '../account.repository.port.ts';
import { recordAudit } from '../audit.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { addressKey } from '../limits/address-key.rule.ts';
import {
  BUCKETS,
  LOGIN_DELAYS,
  LOGIN_PAIR_BUCKETS,
  LONGEST_LOGIN_DELAY_MS,
} from '../limits/limit-buckets.ts';
import { type Hold, takeAll } from '../limits/take-all.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { foldLogin } from './fold-login.rule.ts';

/** Whom a try is counted against; `loginKey` stands for what was typed, so unknown names count like known ones. */
interface LoginTry {
  readonly address: string;
  readonly loginKey: string;
  /** Digest of the remembered device's secret, null for an unknown device. */
  readonly deviceKey: string | null;
}

/** What the limits say before anything is compared. */
type LoginTicket =
  | { readonly kind: 'go'; readonly holds: readonly Hold[]; readonly delayMs: number }
  | { readonly kind: 'wait'; readonly seconds: number };

const delayOf = async (tx: Transaction, key: string, now: number): Promise<number> => {
  for (const { bucket, delayMs } of LOGIN_DELAYS)
    if ((await tx.limits.take(bucket, key, now)).granted) return delayMs;
  return LONGEST_LOGIN_DELAY_MS;
};

/** Takes a sign-in's tries (SECURITY.md §2.4). A remembered device has a bucket of its own, so that attacks from elsewhere never reach the owner. */
const takeLoginTries = async (
  tx: Transaction,
  attempt: LoginTry,
  now: number,
): Promise<LoginTicket> => {
  const address = addressKey(attempt.address);
  const pair = `${attempt.loginKey}:${address}`;
  const own: readonly Hold[] =
    attempt.deviceKey === null
      ? LOGIN_PAIR_BUCKETS.map((bucket) => ({ bucket, key: pair }))
      : [{ bucket: BUCKETS.loginDevice, key: attempt.deviceKey }];
  const holds: readonly Hold[] = [{ bucket: BUCKETS.loginAddress, key: address }, ...own];
  const grant = await takeAll(tx, holds, now);
  if (!grant.granted) return { kind: 'wait', seconds: grant.wait };
  if (attempt.deviceKey !== null) return { kind: 'go', holds, delayMs: 0 };
  const account: Hold = { bucket: BUCKETS.loginAccount, key: attempt.loginKey };
  const quick = await tx.limits.take(account.bucket, account.key, now);
  return quick.granted
    ? { kind: 'go', holds: [...holds, account], delayMs: 0 }
    : { kind: 'go', holds, delayMs: await delayOf(tx, attempt.loginKey, now) };
};

/** What is known of a sign-in before the password is compared. */
export interface FoundLogin {
  /** Null for a name nobody has, and for one of the other audience's address. */
  readonly account: Account | null;
  readonly deviceRemembered: boolean;
  readonly loginKey: string;
  readonly ticket: LoginTicket;
}

/** Nothing in the database: the account of names nobody has, so that the same statements run for them. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The key a login's tries are counted by: its digest, because people type passwords into the wrong field. */
export const loginKeyOf = (
  ports: Pick<OperationPorts, 'secrets'>,
  audience: 'dealer' | 'consumer',
  login: string,
): string => ports.secrets.digest(`${audience}:${foldLogin(login.trim())}`);

/** Looks the name up and takes the tries, with the same statements for known and unknown names (SECURITY.md §2.4). */
export const findLogin = async (
  tx: Transaction,
  ports: OperationPorts,
  caller: Caller,
  input: {
    readonly login: string;
    readonly audience: 'dealer' | 'consumer';
    readonly claimedIp: string | null;
  },
): Promise<FoundLogin> => {
  const now = ports.clock.now();
  const { secrets } = ports;
  const { audience } = input;
  const stored = await tx.accounts.findByLogin(input.login.trim(), audience);
  const account = audience === caller.variant ? stored : null;
  const secretHash = caller.deviceSecret === null ? null : secrets.digest(caller.deviceSecret);
  const deviceRemembered =
    secretHash !== null &&
    (await tx.devices.recognise({
      accountId: account?.id ?? NOBODY,
      secretHash,
      passwordEpoch: account?.passwordEpoch ?? 0,
      now,
    }));
  const loginKey = loginKeyOf(ports, audience, input.login);
  const deviceKey = deviceRemembered ? secretHash : null;
  const ticket = await takeLoginTries(tx, { address: caller.address, loginKey, deviceKey }, now);
  if (ticket.kind === 'wait')
    await recordAudit(tx, ports, caller, {
      operation: 'login',
      result: 'limited',
      subjectId: account?.id ?? null,
      claimedIp: input.claimedIp,
    });
  return { account, deviceRemembered, loginKey, ticket };
};
