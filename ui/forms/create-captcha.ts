import type { CaptchaAction } from '#core/captcha/captcha-challenge.schema.ts';
import { solveCaptcha } from '#core/captcha/solve-captcha.use-case.ts';
import { recoveryApi } from '#core/recovery/recovery.api.ts';
import type { Parts, SectionAdapters } from '../sections/parts.ts';
import { CaptchaViewModel } from './captcha.view-model.ts';

/** Creates the captcha of one form. */
export const createCaptcha = (
  action: CaptchaAction,
  { gatewayOf, solver }: Pick<Parts, 'gatewayOf'> & SectionAdapters['forgot'],
): CaptchaViewModel => {
  const { captchaTask } = gatewayOf(recoveryApi);
  return new CaptchaViewModel({
    action,
    solve: solveCaptcha({
      // Requested in the background, so that a failure does not open an error page: the captcha field itself shows the failure.
      gateway: { challenge: (asked) => captchaTask({ action: asked }, { background: true }) },
      solver,
    }),
  });
};
