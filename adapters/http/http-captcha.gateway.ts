import type { CaptchaGateway } from '#core/captcha/captcha.gateway.port.ts';
import { captchaTask } from '../wire/recovery.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Tasks of the captcha over HTTP; a background read, because a form must not be thrown away for it. */
export class HttpCaptchaGateway implements CaptchaGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  challenge(
    action: Parameters<CaptchaGateway['challenge']>[0],
  ): ReturnType<CaptchaGateway['challenge']> {
    return this.#client.call(captchaTask, { query: { action }, background: true });
  }
}
