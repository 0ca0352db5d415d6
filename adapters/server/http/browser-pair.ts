import type { FastifyReply, FastifyRequest } from 'fastify';
import { HEADERS, XSRF_COOKIE } from '#adapters/wire/headers.ts';
import { cookieNames } from './cookie-names.ts';
import { secureCookies, type HttpOptions } from './http-options.ts';

const ID = /^[\w-]{43}$/;

/** Manages two cookies that belong together: the browser id and the XSRF token (SECURITY.md §2.3). */
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

  /** Returns the browser id from the cookie, or null if there is none. */
  idOf(request: FastifyRequest): string | null {
    const id = request.cookies[this.#cookie];
    return id !== undefined && ID.test(id) ? id : null;
  }

  /** Returns true if the XSRF token matches the browser id, so that neither cookie needs to be set again. */
  isWhole(request: FastifyRequest): boolean {
    const id = this.idOf(request);
    return id !== null && this.#options.xsrf.fits(id, request.cookies[XSRF_COOKIE] ?? '');
  }

  /** Returns true if the XSRF header equals the XSRF cookie and this server issued that token to this browser. */
  proves(request: FastifyRequest): boolean {
    const header = request.headers[HEADERS.xsrf];
    return this.isWhole(request) && header === request.cookies[XSRF_COOKIE];
  }

  /**
   * Sets the browser id cookie and the XSRF cookie, and returns the browser id. A null `browserId` creates a new id (first
   * visit, login, logout).
   */
  set(reply: FastifyReply, browserId: string | null): string {
    const id = browserId ?? this.#options.xsrf.browserId();
    // Replaces cookies set earlier in this response. Neither cookie value needs encoding.
    reply
      .removeHeader('set-cookie')
      .header('set-cookie', [
        `${this.#cookie}=${id}${this.#attributes}; HttpOnly`,
        `${XSRF_COOKIE}=${this.#options.xsrf.issue(id)}${this.#attributes}`,
      ]);
    return id;
  }
}
