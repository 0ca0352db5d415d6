import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS, XSRF_COOKIE } from '#adapters/wire/headers.ts';
import { cookieNames } from './cookie-names.ts';
import { secureCookies, type HttpOptions } from './http-options.ts';

const ID = /^[\w-]{43}$/;

/** The browser's own id and its XSRF token, which belong together (SECURITY.md §2.3). */
export class BrowserPair {
  readonly #options: HttpOptions;
  readonly #cookie: string;
  readonly #attributes: string;

  constructor(options: HttpOptions) {
    this.#options = options;
    const secure = secureCookies(options);
    this.#cookie = cookieNames(options.variant, secure).browser;
    this.#attributes = `; Path=/${secure ? '; Secure' : ''}; SameSite=Lax`;
  }

  /** The id this browser presents, null when it has none yet. */
  idOf(request: FastifyRequest): string | null {
    const id = request.cookies[this.#cookie];
    return id !== undefined && ID.test(id) ? id : null;
  }

  /** Whether cookie and id fit, so that nothing has to be set. */
  isWhole(request: FastifyRequest): boolean {
    const id = this.idOf(request);
    return id !== null && this.#options.xsrf.fits(id, request.cookies[XSRF_COOKIE] ?? '');
  }

  /** Whether the header repeats the cookie, and we made it for this browser. */
  proves(request: FastifyRequest): boolean {
    const header = request.headers[HEADERS.xsrf];
    return this.isWhole(request) && header === request.cookies[XSRF_COOKIE];
  }

  /** Sets both; `browserId` null begins a new browser (first visit, login, logout). Answers the id. */
  set(reply: FastifyReply, browserId: string | null): string {
    const id = browserId ?? this.#options.xsrf.browserId();
    // Both are texts of ours that need no encoding; a pair set before in this answer goes.
    reply
      .removeHeader('set-cookie')
      .header('set-cookie', [
        `${this.#cookie}=${id}${this.#attributes}; HttpOnly`,
        `${XSRF_COOKIE}=${this.#options.xsrf.issue(id)}${this.#attributes}`,
      ]);
    return id;
  }
}
