import type { Answer } from '../kernel/result.ts';
import type { CaptchaAction, CaptchaChallenge } from './captcha-challenge.schema.ts';

/** Issues captcha challenges. Each is bound to this browser and its action and can be used once. */
export interface CaptchaGateway {
  challenge(action: CaptchaAction): Answer<CaptchaChallenge>;
}

/** Solves a challenge in the background, without a puzzle for the user (WCAG 3.3.8). */
export interface CaptchaSolver {
  /**
   * Returns the token to send with the request; null if this device cannot solve the challenge. Never rejects. `cancel`
   * makes it resolve to null.
   */
  solve(challenge: CaptchaChallenge): {
    readonly token: Promise<string | null>;
    cancel(): void;
  };
}
