import type { Answer } from '../kernel/result.ts';
import type { CaptchaAction, CaptchaChallenge } from './captcha-challenge.schema.ts';

/** Hands out tasks; each is bound to this browser and its action and can be used once. */
export interface CaptchaGateway {
  challenge(action: CaptchaAction): Answer<CaptchaChallenge>;
}

/** Solves a task beside the page, without a puzzle (WCAG 3.3.8). */
export interface CaptchaSolver {
  /** The token that goes along with the request; null when this machine cannot solve it. Rejects never; `cancel` ends it as null. */
  solve(challenge: CaptchaChallenge): {
    readonly token: Promise<string | null>;
    cancel(): void;
  };
}
