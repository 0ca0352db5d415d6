import { vi } from 'vitest';
import type { CaptchaGateway } from '#core/captcha/captcha.gateway.port.ts';
import type { CaptchaAction } from '#core/captcha/captcha-challenge.schema.ts';
import { solveCaptcha } from '#core/captcha/solve-captcha.use-case.ts';
import type {
  MsaRecoveryGateway,
  DealerRecoveryGateway,
} from '#core/recovery/dealer-recovery.gateway.port.ts';
import { startMsaRecovery } from '#core/recovery/start-msa-recovery.use-case.ts';
import { CaptchaViewModel } from '#ui/forms/captcha.view-model.ts';
import { DealerRecoveryViewModel } from '#ui/recovery/dealer-recovery.view-model.ts';
import { ForgotUsernameViewModel } from '#ui/recovery/forgot-username.view-model.ts';
import { MsaRecoveryViewModel } from '#ui/recovery/msa-recovery.view-model.ts';
import { HeldCaptchaSolver } from '../../support/held-captcha-solver.ts';
import { scripted } from '../../support/scripted.ts';

/** All dependencies of a recovery dialog, controlled by the test. Requires fake timers. */
export class RecoveryWorld {
  readonly msa = scripted<MsaRecoveryGateway>();
  readonly dealer = scripted<DealerRecoveryGateway>();
  readonly solver = new HeldCaptchaSolver();
  /** Usernames for which the dialog reported a new password. */
  readonly done: string[] = [];
  readonly #challenges = scripted<CaptchaGateway>();

  constructor() {
    this.#challenges.onChallenge.gives({ provider: 'altcha', challenge: {} });
    this.msa.onValidateUsername.gives({});
    this.msa.onRequestCode.gives({ resendInSeconds: 30 });
  }

  msaRecovery(): MsaRecoveryViewModel {
    const clock = { now: () => Date.now() };
    return new MsaRecoveryViewModel({
      start: startMsaRecovery({ gateway: this.msa, clock }),
      gateway: this.msa,
      captcha: this.#captcha('msaPasswordReset'),
      clock,
      productName: 'Northgate Monitoring',
      onDone: (email) => void this.done.push(email),
    });
  }

  dealerRecovery(): DealerRecoveryViewModel {
    return new DealerRecoveryViewModel({
      gateway: this.dealer,
      captcha: this.#captcha('dealerRecovery'),
      productName: 'Northgate Monitoring',
      onDone: (username) => void this.done.push(username),
    });
  }

  forgotUsername(): ForgotUsernameViewModel {
    return new ForgotUsernameViewModel({
      gateway: this.dealer,
      captcha: this.#captcha('forgotUsername'),
    });
  }

  /** Selects the form's captcha checkbox and solves the captcha. */
  async solve({ captcha }: { readonly captcha: CaptchaViewModel }, token = 'token') {
    captcha.toggle();
    await vi.advanceTimersByTimeAsync(0);
    this.solver.finish(token);
    await vi.advanceTimersByTimeAsync(0);
  }

  #captcha(action: CaptchaAction): CaptchaViewModel {
    const solve = solveCaptcha({ gateway: this.#challenges, solver: this.solver });
    return new CaptchaViewModel({ action, solve });
  }
}
