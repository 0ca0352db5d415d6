import type { CaptchaGateway } from '#core/captcha/captcha.gateway.port.ts';
import { captchaTask } from '../wire/recovery.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Captcha tasks over HTTP, in the background: the field says itself that it could not be had. */
export const httpCaptchaGateway = (client: ApiClient): CaptchaGateway => ({
  challenge: (action) => client.call(captchaTask, { action }, { background: true }),
});
