import type { CaptchaChallenge } from '../../captcha/captcha-challenge.schema.ts';

/** What a token proves; `unavailable` when the provider cannot tell, which refuses the request (SECURITY.md §2.14). */
export type CaptchaVerdict =
  | { readonly kind: 'solved'; readonly reference: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable' };

/** A provider of captchas. It checks the work alone: that a task counts once, here and for one action, is kept by the one-time store. */
export interface CaptchaVerifier {
  /** A task that carries the reference so that no other can be put in its place. */
  task(reference: string): Promise<CaptchaChallenge>;
  /** Rejects never. */
  verify(token: string): Promise<CaptchaVerdict>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly captcha: CaptchaVerifier;
  }
}
