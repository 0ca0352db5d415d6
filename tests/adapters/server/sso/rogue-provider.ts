import { createHash, createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The faults of a rogue provider. Without any fault, the provider behaves correctly. */
export interface Misdeeds {
  readonly discovery?: 'silent' | 'foreignIssuer' | 'html';
  readonly token?: 'silent' | 'refuses' | 'noIdToken' | 'redirects' | 'html';
  readonly signature?: 'otherKey' | 'none' | 'clientSecret' | 'otherAlgorithm' | 'tampered';
  readonly claims?: Readonly<Record<string, unknown>>;
}

const CLIENT = { id: 'portal', secret: 'a-secret-of-the-client' };
const ec = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const own = ec();

const KEYS = {
  keys: [
    { ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'ES256', use: 'sig' },
    { ...rsa.publicKey.export({ format: 'jwk' }), kid: 'rsa', alg: 'RS256', use: 'sig' },
  ],
};

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const es256 = (data: string, key: KeyObject): string =>
  sign('sha256', Buffer.from(data), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');

const signed = (claims: unknown, how: Misdeeds['signature']): string => {
  const head = (alg: string, kid = 'own') => `${part({ alg, kid })}.${part(claims)}`;
  switch (how) {
    case 'none':
      return `${head('none')}.`;
    case 'clientSecret': {
      const data = head('HS256');
      return `${data}.${createHmac('sha256', CLIENT.secret).update(data).digest('base64url')}`;
    }
    case 'otherAlgorithm': {
      const data = head('RS256', 'rsa');
      return `${data}.${sign('sha256', Buffer.from(data), rsa.privateKey).toString('base64url')}`;
    }
    case 'tampered':
      return `${part({ alg: 'ES256', kid: 'own' })}.${part({ ...(claims as object), sub: 'somebody else' })}.${es256(head('ES256'), own.privateKey)}`;
    case 'otherKey':
      return `${head('ES256')}.${es256(head('ES256'), ec().privateKey)}`;
    case undefined:
      return `${head('ES256')}.${es256(head('ES256'), own.privateKey)}`;
  }
};

/** A small OpenID provider that can misbehave in ways a real provider never does. */
export class RogueProvider {
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  misdeeds: Misdeeds = {};
  /** The nonce of the current sign-in, set by the test. */
  nonce = '';
  /** The form and the authorization header of the last token request. */
  asked: { readonly form: URLSearchParams; readonly authorization: string | undefined } | null =
    null;

  get issuer(): string {
    return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
  }

  async open(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return this;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { discovery, token } = this.misdeeds;
    const json = (body: unknown, status = 200): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const html = (): void => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<h1>Welcome</h1>');
    };
    if (request.url === '/jwks') json(KEYS);
    else if (request.url === '/token') {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      const { authorization } = request.headers;
      this.asked = { form: new URLSearchParams(text), authorization };
      const idToken = token === 'noIdToken' ? {} : { id_token: this.#idToken() };
      if (token === 'html') html();
      else if (token === 'refuses') json({ error: 'invalid_grant' }, 400);
      else if (token === 'redirects')
        response.writeHead(307, { location: `${this.issuer}/elsewhere` }).end();
      else if (token !== 'silent')
        json({ access_token: 'unused', token_type: 'Bearer', expires_in: 60, ...idToken });
    } else if (discovery === 'html') html();
    else if (discovery !== 'silent')
      json({
        issuer: discovery === 'foreignIssuer' ? 'https://login.example.com' : this.issuer,
        authorization_endpoint: `${this.issuer}/auth`,
        token_endpoint: `${this.issuer}/token`,
        jwks_uri: `${this.issuer}/jwks`,
        id_token_signing_alg_values_supported: ['ES256', 'RS256', 'HS256', 'none'],
      });
  }

  #idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: this.issuer,
      sub: 'mia',
      aud: CLIENT.id,
      iat: now,
      exp: now + 300,
      nonce: this.nonce,
      ...this.misdeeds.claims,
    };
    return signed(claims, this.misdeeds.signature);
  }
}

/** Returns the PKCE code challenge for a code verifier (RFC 7636 §4.6). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

export const ROGUE_CLIENT = CLIENT;
