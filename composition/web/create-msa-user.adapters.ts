import { BrowserCaptchaSolver } from '#adapters/browser/browser-captcha-solver.ts';
import { CAPTCHA_WORKER } from '#adapters/wire/captcha-provider.ts';
import type { CaptchaAdapters } from '#ui/forms/captcha-adapters.ts';

export const adapters: CaptchaAdapters = {
  solver: new BrowserCaptchaSolver(() => new Worker(CAPTCHA_WORKER)),
};
