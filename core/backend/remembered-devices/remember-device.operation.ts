import { DURATIONS } from '../../kernel/limits.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { Caller, CookieEffects } from '../caller.ts';
import { describeDevice } from './describe-device.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/**
 * Remembers this browser for 30 days, bound to the account and its password epoch. Only a hash of the secret is stored
 * (SECURITY.md §2.6).
 */
export const rememberDevice = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock' | 'ids'>,
  caller: Pick<Caller, 'userAgent'>,
  accountId: string,
  passwordEpoch: number,
): Promise<NonNullable<CookieEffects['device']>> => {
  const now = ports.clock.now();
  const secret = ports.secrets.token();
  await tx.devices.remember({
    id: ports.ids.next(),
    accountId,
    secretHash: ports.secrets.digest(secret),
    label: describeDevice(caller.userAgent),
    passwordEpoch,
    expiresAt: now + DURATIONS.rememberedDevice,
    now,
  });
  return { secret, maxAgeSeconds: DURATIONS.rememberedDevice / 1000 };
};
