/** A person's browser over real HTTP: keeps cookies, sends the XSRF header and the token. */
export class HttpVisitor {
  readonly #cookies = new Map<string, string>();
  readonly #base: string;
  token: string | null = null;

  constructor(base: string) {
    this.#base = base;
  }

  async call(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Response> {
    const xsrf = this.#cookies.get('XSRF-Token');
    const answer = await fetch(this.#base + path, {
      method,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(xsrf !== undefined && { 'x-xsrf-token': xsrf }),
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      if (/max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value.join('='));
    }
    return answer;
  }

  /** Signs in as a dealer and keeps the token. */
  async signIn(username: string): Promise<Response> {
    await this.call('GET', '/api/statusBanner');
    const answer = await this.call('POST', '/api/account/login/credentials', {
      username,
      password: 'Harbor-Light-2026',
      internal: false,
      returnUrl: null,
      clientIp: null,
    });
    if (answer.ok) {
      const grant = (await answer.clone().json()) as { token: { accessToken: string } };
      this.token = grant.token.accessToken;
    }
    return answer;
  }

  /** Trades the refresh cookie for a new token, as a page load does. */
  async resume(): Promise<Response> {
    const answer = await this.call('POST', '/api/account/token/refresh');
    if (answer.ok) {
      const grant = (await answer.clone().json()) as { token: { accessToken: string } };
      this.token = grant.token.accessToken;
    }
    return answer;
  }
}
