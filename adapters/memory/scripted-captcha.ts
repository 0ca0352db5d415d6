import type { CaptchaGateway, CaptchaSolver } from '#core/captcha/captcha.gateway.port.ts';
import type { CaptchaChallenge } from '#core/captcha/captcha.schema.ts';
import { Script } from './script.ts';

/** A captcha gateway whose answers are set by whoever drives it. */
export class ScriptedCaptchaGateway implements CaptchaGateway {
  readonly onChallenge = new Script<Parameters<CaptchaGateway['challenge']>, CaptchaChallenge>(
    'challenge',
  );

  challenge(...input: Parameters<CaptchaGateway['challenge']>) {
    return this.onChallenge.run(...input);
  }
}

/** A solver that waits until it is told its token. */
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

  /** Ends the newest task; null = this machine cannot. */
  finish(token: string | null): void {
    this.#finish(token);
  }
}
