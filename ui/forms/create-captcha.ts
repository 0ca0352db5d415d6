import type { CaptchaAction } from '#core/captcha/captcha.schema.ts';
import { solveCaptcha } from '#core/captcha/solve-captcha.use-case.ts';
import { recoveryApi } from '#core/recovery/recovery.api.ts';
import type { Parts } from '../shell/parts.ts';
import type { CaptchaAdapters } from './captcha-adapters.ts';
import { CaptchaViewModel } from './captcha.view-model.ts';

/** The captcha of one form. */
export const createCaptcha = (
  action: CaptchaAction,
  { gatewayOf, solver }: Pick<Parts, 'gatewayOf'> & CaptchaAdapters,
): CaptchaViewModel => {
  const { captchaTask } = gatewayOf(recoveryApi);
  return new CaptchaViewModel({
    action,
    solve: solveCaptcha({
      // In the background: the field says itself that no task could be had.
      gateway: { challenge: (asked) => captchaTask({ action: asked }, { background: true }) },
      solver,
    }),
  });
};
