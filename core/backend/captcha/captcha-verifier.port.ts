import type { CaptchaChallenge } from '../../captcha/captcha-challenge.schema.ts';

/** The result of checking a token. `unavailable` means that the provider cannot answer; the request is then refused (SECURITY.md §2.14). */
export type CaptchaVerdict =
  | { readonly kind: 'solved'; readonly reference: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

/**
 * A captcha provider. It only checks the solution. The one-time store makes sure that a task counts once, in this portal
 * and for one action.
 */
export interface CaptchaVerifier {
  /** Creates a task that contains the reference, so that it cannot be swapped for another task. */
  task(reference: string): Promise<CaptchaChallenge>;
  /** Never rejects. */
  verify(token: string): Promise<CaptchaVerdict>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly captcha: CaptchaVerifier;
  }
}
