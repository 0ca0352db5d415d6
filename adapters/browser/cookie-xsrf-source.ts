import { XSRF_COOKIE } from '../wire/headers.ts';

/** Reads the anti-forgery cookie out of `document.cookie` at the moment of sending; null while there is none. */
export class CookieXsrfSource {
  readonly #cookies: () => string;

  constructor(cookies: () => string = () => document.cookie) {
    this.#cookies = cookies;
  }

  read(): string | null {
    const prefix = `${XSRF_COOKIE}=`;
    const pair = this.#cookies()
      .split(';')
      .map((text) => text.trim())
      .find((text) => text.startsWith(prefix));
    return pair === undefined ? null : pair.slice(prefix.length);
  }
}
