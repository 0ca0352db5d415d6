import type { Variant } from '#core/session/user.schema.ts';
import type { SessionGrant, StepReply } from '#core/session/session-view.schema.ts';
import { HEADERS, XSRF_COOKIE } from '#adapters/wire/headers.ts';

/** The password of all demo users (`adapters/server/demo/README.md`). */
export const PASSWORD = 'Harbor-Light-2026';

export interface VisitorCookie {
  readonly name: string;
  readonly value: string;
  readonly httpOnly: boolean;
}

/** Acts like a browser without pages. Sends real HTTP requests, stores cookies, and sends the XSRF header and the token. */
export class HttpVisitor {
  readonly #cookies = new Map<string, VisitorCookie>();
  readonly #base: string;
  readonly #variant: Variant;
  token: string | null = null;

  constructor(base: string, variant: Variant = 'dealer') {
    this.#base = base;
    this.#variant = variant;
  }

  get cookies(): readonly VisitorCookie[] {
    return [...this.#cookies.values()];
  }

  async call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Response> {
    const xsrf = this.#cookies.get(XSRF_COOKIE)?.value;
    const answer = await fetch(this.#base + path, {
      method,
      headers: {
        cookie: this.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...(xsrf !== undefined && { [HEADERS.xsrf]: xsrf }),
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  /** Signs in with the password and stores the token. Further sign-in steps, such as the code, are left to the caller. */
  async signIn(username: string, password = PASSWORD): Promise<Response> {
    await this.call('GET', '/api/statusBanner');
    const answer =
      this.#variant === 'consumer'
        ? await this.call('POST', '/api/msa/login', { email: username, password })
        : await this.call('POST', '/api/account/login/credentials', {
            username,
            password,
            internal: false,
            returnUrl: null,
            clientIp: null,
          });
    return this.#keepToken(answer);
  }

  async enterCode(code: string): Promise<Response> {
    return this.#keepToken(
      await this.call('POST', '/api/mfa/verify', { code, rememberDevice: false }),
    );
  }

  /** Exchanges the refresh cookie for a new token, as a page does when loading. */
  async resume(): Promise<Response> {
    const family = this.#variant === 'consumer' ? 'msa' : 'account';
    return this.#keepToken(await this.call('POST', `/api/${family}/token/refresh`));
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    if (/max-age=0/i.test(line)) this.#cookies.delete(name);
    else
      this.#cookies.set(name, { name, value: value.join('='), httpOnly: /httponly/i.test(line) });
  }

  async #keepToken(answer: Response): Promise<Response> {
    if (!answer.ok) return answer;
    const { token } = (await answer.clone().json()) as Pick<SessionGrant | StepReply, 'token'>;
    if (token !== null) this.token = token.accessToken;
    return answer;
  }
}
