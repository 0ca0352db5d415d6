import { BrowserCaptchaSolver } from '#adapters/browser/browser-captcha-solver.ts';
import type { ApiClient } from '#adapters/http/api-client.ts';
import { CAPTCHA_WORKER } from '#adapters/wire/captcha-provider.ts';
import type { CaptchaAction } from '#core/captcha/captcha.schema.ts';
import { solveCaptcha } from '#core/captcha/solve-captcha.use-case.ts';
import { CaptchaViewModel } from '#ui/forms/captcha.view-model.ts';
import { recoveryRoutes } from '#adapters/wire/recovery.routes.ts';

/** The captcha of one form, solved by a worker of its own. */
export const createCaptcha = (action: CaptchaAction, client: ApiClient): CaptchaViewModel =>
  new CaptchaViewModel({
    action,
    solve: solveCaptcha({
      // In the background: the field says itself that no task could be had.
      gateway: {
        challenge: (asked) =>
          client.call(recoveryRoutes.captchaTask, { action: asked }, { background: true }),
      },
      solver: new BrowserCaptchaSolver(() => new Worker(CAPTCHA_WORKER)),
    }),
  });
