import type { Clock } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { cooldownAfterFailure, cooldownUntil } from '../mfa/cooldown-until.rule.ts';
import type { MsaRecoveryGateway } from './dealer-recovery.gateway.port.ts';
import type { RecoveryCodeSent, RecoveryNotStarted } from './explain-not-started.rule.ts';

/**
 * Starts a customer's recovery (spec §4.2): validates the username, then requests a code. With `opened` true, the server
 * already knows the recovery, so only another code is requested.
 */
export const startMsaRecovery =
  ({
    gateway,
    clock,
  }: {
    readonly gateway: Pick<MsaRecoveryGateway, 'validateUsername' | 'requestCode'>;
    readonly clock: Clock;
  }) =>
  async (input: {
    readonly email: string;
    readonly opened: boolean;
  }): Promise<Result<RecoveryCodeSent, RecoveryNotStarted>> => {
    if (!input.opened) {
      const opened = await gateway.validateUsername(input.email);
      if (!opened.ok) return err({ kind: 'notOpened', failure: opened.error });
    }
    const sent = await gateway.requestCode(input.email);
    const now = clock.now();
    if (sent.ok) return ok({ nextAt: cooldownUntil(now, sent.value.resendInSeconds) });
    const nextAt = cooldownAfterFailure(sent.error, now);
    return err({ kind: 'notSent', failure: sent.error, nextAt });
  };
