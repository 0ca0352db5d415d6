import type { CaptchaSolver } from '#core/captcha/captcha.gateway.port.ts';
import type { CaptchaChallenge } from '#core/captcha/captcha-challenge.schema.ts';

/** A captcha solver that waits until the test supplies its token. */
export class HeldCaptchaSolver implements CaptchaSolver {
  readonly challenges: CaptchaChallenge[] = [];
  cancelled = 0;
  #finish: (token: string | null) => void = () => undefined;

  solve(challenge: CaptchaChallenge): ReturnType<CaptchaSolver['solve']> {
    this.challenges.push(challenge);
    const token = new Promise<string | null>((resolve) => {
      this.#finish = resolve;
    });
    const finish = this.#finish;
    return {
      token,
      cancel: () => {
        this.cancelled += 1;
        finish(null);
      },
    };
  }

  /** Completes the newest task with `token`. A null token simulates a machine that cannot solve the task. */
  finish(token: string | null): void {
    this.#finish(token);
  }
}
