import type { Answer } from '../kernel/result.ts';
import type { CaptchaAction, CaptchaChallenge } from './captcha-challenge.schema.ts';

/** Issues captcha challenges. A challenge is bound to one browser and one action and can be used once. */
export interface CaptchaGateway {
  challenge(action: CaptchaAction): Answer<CaptchaChallenge>;
}

/** Solves captcha challenges in the background, without a puzzle for the user (WCAG 3.3.8). */
export interface CaptchaSolver {
  /** `token` resolves to the captcha token, or to null if this device cannot solve the challenge or `cancel` was called. Never rejects. */
  solve(challenge: CaptchaChallenge): {
    readonly token: Promise<string | null>;
    cancel(): void;
  };
}
