import type { CaptchaChallenge } from '../../captcha/captcha-challenge.schema.ts';

/**
 * The result of checking a captcha token. With `unavailable`, the captcha provider does not answer, and the request is
 * refused (SECURITY.md §2.14).
 */
export type CaptchaVerdict =
  | { readonly kind: 'solved'; readonly reference: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

/** A captcha provider. It checks solutions; the one-time store ensures that each task is used once, in this portal and for one action. */
export interface CaptchaVerifier {
  /** Creates a captcha task that contains the reference, so that the solution of another task is refused. */
  task(reference: string): Promise<CaptchaChallenge>;
  /** Checks a captcha token. Never rejects. */
  verify(token: string): Promise<CaptchaVerdict>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly captcha: CaptchaVerifier;
  }
}
