import { BrowserCaptchaSolver } from '#adapters/browser/browser-captcha-solver.ts';
import { CAPTCHA_WORKER } from '#adapters/wire/captcha-provider.ts';
import type { SectionAdapters } from '#ui/sections/parts.ts';

export const adapters: SectionAdapters['forgot'] = {
  solver: new BrowserCaptchaSolver(() => new Worker(CAPTCHA_WORKER)),
};
