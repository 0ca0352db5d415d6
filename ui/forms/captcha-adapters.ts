import type { CaptchaSolver } from '#core/captcha/captcha.gateway.port.ts';

/** What a section with a captcha needs of the browser. */
export interface CaptchaAdapters {
  readonly solver: CaptchaSolver;
}
