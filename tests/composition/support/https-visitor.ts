import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { XSRF_COOKIE, HEADERS } from '#adapters/wire/headers.ts';
import { PASSWORD } from '#tests/support/http-visitor.ts';

/** The target of a visitor's requests, with reusable connections. */
export interface Door {
  readonly port: number;
  readonly agent: Agent;
}

/** Creates a target whose connections trust one certificate. Working connections are reused. */
export const openDoor = (port: number, certificate: string): Door => ({
  port,
  agent: new Agent({ keepAlive: true, maxSockets: 256, ca: certificate }),
});

interface Answer {
  readonly status: number;
  readonly text: string;
}

const wholeText = async (answer: IncomingMessage): Promise<string> => {
  answer.setEncoding('utf8');
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return text;
};

/** Milliseconds after which a request counts as unanswered. */
const PATIENCE_MS = 60_000;

let visitors = 0;

/** A user's browser on one of the two hosts behind nginx. Handles cookies, the XSRF header and the token. */
export class HttpsVisitor {
  token: string | null = null;
  readonly #door: Door;
  readonly #host: string;
  readonly #cookies = new Map<string, string>();
  readonly #address: string;

  constructor(door: Door, host: string) {
    this.#door = door;
    this.#host = host;
    // Each visitor has a different IP address, so that rate limits per address do not affect other visitors.
    visitors += 1;
    this.#address = `198.18.${Math.floor(visitors / 250) % 250}.${visitors % 250}`;
  }

  /** Sends a request. Resolves when the response header has arrived, before the body is complete. */
  open(method: string, path: string, body?: object, key?: string): Promise<IncomingMessage> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const xsrf = this.#cookies.get(XSRF_COOKIE);
    const headers = {
      host: this.#host,
      'x-forwarded-for': this.#address,
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(xsrf !== undefined && { [HEADERS.xsrf]: xsrf }),
      ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
      ...(key !== undefined && { [HEADERS.idempotencyKey]: key }),
      ...(text !== '' && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      }),
    };
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: this.#door.port,
          servername: this.#host,
          agent: this.#door.agent,
          method,
          path,
          headers,
          timeout: PATIENCE_MS,
        },
        (answer) => {
          for (const line of answer.headers['set-cookie'] ?? []) this.#keep(line);
          resolve(answer);
        },
      );
      asked.once('timeout', () => asked.destroy(new Error('never answered')));
      asked.once('error', reject);
      asked.end(text);
    });
  }

  async ask(method: string, path: string, body?: object, key?: string): Promise<Answer> {
    const answer = await this.open(method, path, body, key);
    return { status: answer.statusCode ?? 0, text: await wholeText(answer) };
  }

  /** Signs in with username and password. Not possible for users who need a verification code. */
  async signIn(username: string): Promise<number> {
    await this.ask('GET', '/api/statusBanner');
    const { status, text } = username.includes('@')
      ? await this.ask('POST', '/api/msa/login', { email: username, password: PASSWORD })
      : await this.ask('POST', '/api/account/login/credentials', {
          username,
          password: PASSWORD,
          internal: false,
          returnUrl: null,
          clientIp: null,
        });
    if (status === 200)
      this.token = (JSON.parse(text) as { token: { accessToken: string } }).token.accessToken;
    return status;
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';', 1);
    const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
    this.#cookies.set(name, value);
  }
}
