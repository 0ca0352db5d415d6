import { BrowserCaptchaSolver } from '#adapters/browser/browser-captcha-solver.ts';
import type { ApiClient } from '#adapters/http/api-client.ts';
import { httpCaptchaGateway } from '#adapters/http/http-captcha.gateway.ts';
import { CAPTCHA_WORKER } from '#adapters/wire/captcha-provider.ts';
import type { CaptchaAction } from '#core/captcha/captcha.schema.ts';
import { solveCaptcha } from '#core/captcha/solve-captcha.use-case.ts';
import { CaptchaViewModel } from '#ui/forms/captcha.view-model.ts';

/** The captcha of one form, solved by a worker of its own. */
export const createCaptcha = (action: CaptchaAction, client: ApiClient): CaptchaViewModel =>
  new CaptchaViewModel({
    action,
    solve: solveCaptcha({
      gateway: httpCaptchaGateway(client),
      solver: new BrowserCaptchaSolver(() => new Worker(CAPTCHA_WORKER)),
    }),
  });
