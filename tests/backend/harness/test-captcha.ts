import type {
  CaptchaVerdict,
  CaptchaVerifier,
} from '#core/backend/captcha/captcha-verifier.port.ts';
import type { CaptchaChallenge } from '#core/captcha/captcha-challenge.schema.ts';

/** Returns the token that solves this challenge of the test captcha. */
export const solved = (challenge: CaptchaChallenge): string =>
  `solved ${String(challenge.challenge['reference'])}`;

/** A captcha that accepts any token from `solved`. If `down`, the verifier is unavailable. */
export class TestCaptcha implements CaptchaVerifier {
  down = false;

  task(reference: string): Promise<CaptchaChallenge> {
    return Promise.resolve({ provider: 'test', challenge: { reference } });
  }

  verify(token: string): Promise<CaptchaVerdict> {
    if (this.down) return Promise.resolve({ kind: 'unavailable' });
    const reference = /^solved (.+)$/.exec(token)?.[1];
    return Promise.resolve(
      reference === undefined ? { kind: 'refused' } : { kind: 'solved', reference },
    );
  }
}
