import type { Clock } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { cooldownAfterFailure, cooldownUntil } from '../mfa/resend-cooldown.rule.ts';
import type { MsaRecoveryGateway } from './recovery.gateway.port.ts';
import type { RecoveryCodeSent, RecoveryNotStarted } from './recovery-start.ts';

/** A customer's recovery (spec §4.2): validates the username, then asks for a code; or only asks for another one. */
export class StartMsaRecovery {
  readonly #gateway: Pick<MsaRecoveryGateway, 'validateUsername' | 'requestCode'>;
  readonly #clock: Clock;

  constructor(ports: {
    readonly gateway: Pick<MsaRecoveryGateway, 'validateUsername' | 'requestCode'>;
    readonly clock: Clock;
  }) {
    this.#gateway = ports.gateway;
    this.#clock = ports.clock;
  }

  /** `opened` says that the server knows of the recovery already. */
  async execute(input: {
    readonly email: string;
    readonly opened: boolean;
  }): Promise<Result<RecoveryCodeSent, RecoveryNotStarted>> {
    if (!input.opened) {
      const opened = await this.#gateway.validateUsername(input.email);
      if (!opened.ok) return err({ kind: 'notOpened', failure: opened.error });
    }
    const sent = await this.#gateway.requestCode(input.email);
    const now = this.#clock.now();
    if (sent.ok) return ok({ nextAt: cooldownUntil(now, sent.value.resendInSeconds) });
    const nextAt = cooldownAfterFailure(sent.error, now);
    return err({ kind: 'notSent', failure: sent.error, nextAt });
  }
}
