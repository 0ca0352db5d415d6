import type { CaptchaChallenge } from '../../captcha/captcha-challenge.schema.ts';

/**
 * The result of checking a captcha token. `unavailable` means that the captcha provider does not respond; the request is
 * then refused (SECURITY.md §2.14).
 */
export type CaptchaVerdict =
  | { readonly kind: 'solved'; readonly reference: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

/**
 * A captcha provider, which checks solutions. The one-time store, not the provider, ensures that each task is used only
 * once, in this portal and for one action.
 */
export interface CaptchaVerifier {
  /** Creates a captcha task that contains the reference, so that the solution of another task is refused. */
  task(reference: string): Promise<CaptchaChallenge>;
  /** Checks a captcha token. The returned promise never rejects. */
  verify(token: string): Promise<CaptchaVerdict>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly captcha: CaptchaVerifier;
  }
}
