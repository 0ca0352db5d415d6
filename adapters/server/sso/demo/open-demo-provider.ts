import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Log } from '../../http/log.ts';
import { baseHeaders } from '../../http/security-headers.ts';
import { createDemoIssuer, sessionCookieOf, type DemoClient } from './create-demo-issuer.ts';
import { DEMO_ISSUERS, DEMO_SSO_PEOPLE, demoSubject, type DemoIssuer } from './demo-sso-people.ts';
import {
  choosePage,
  faultPage,
  providerDocument,
  providerHeaders,
  type ProviderPage,
} from './sign-in-page.ts';

/** The URL of the demo providers and the portal as their client. */
export interface DemoProviderOptions {
  /** Origin of the demo server, without a trailing slash. */
  readonly base: string;
  readonly client: DemoClient;
  /** The portal's name on the page for choosing a person. */
  readonly portalName: string;
  readonly log: Log;
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse };

const LONGEST_FORM = 1024;

const readForm = async (request: IncomingMessage): Promise<URLSearchParams | null> => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST_FORM) return null;
  }
  return new URLSearchParams(text);
};

const dropCookie = ({ headers }: IncomingMessage, name: string): void => {
  const kept = (headers.cookie ?? '')
    .split(/;\s*/)
    .filter((cookie) => !cookie.startsWith(`${name}=`) && !cookie.startsWith(`${name}.sig=`));
  headers.cookie = kept.join('; ');
};

const refuse = (response: ServerResponse, status: number): void => {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  response.end('Nothing is here.\n');
};

const nullIfOver = (error: unknown): null => {
  if (error instanceof Error && error.name === 'SessionNotFound') return null;
  throw error;
};

/** A demo issuer with its page for choosing a person, created at the first request. */
class DemoProvider {
  readonly #issuer: DemoIssuer;
  readonly #options: DemoProviderOptions;
  #provider: Promise<Provider> | null = null;

  constructor(issuer: DemoIssuer, options: DemoProviderOptions) {
    this.#issuer = issuer;
    this.#options = options;
  }

  async answer({ request, response }: Exchange, path: string): Promise<void> {
    const { base, client } = this.#options;
    this.#provider ??= createDemoIssuer(base, this.#issuer, client);
    const provider = await this.#provider;
    dropCookie(request, sessionCookieOf(this.#issuer));
    if (path.startsWith('/sign-in/')) return this.#choose(provider, { request, response });
    // The library builds its own paths from the full original URL.
    const whole = request.url ?? '/';
    Object.assign(request, { originalUrl: whole, url: whole.slice(this.#issuer.slug.length + 1) });
    return provider.callback()(request, response);
  }

  async #choose(provider: Provider, exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    const due = await provider.interactionDetails(request, response).catch(nullIfOver);
    if (due === null) this.#show(exchange, this.#over());
    else if (request.method === 'GET')
      this.#show(exchange, choosePage(this.#issuer, request.url ?? '', this.#options.portalName));
    else if (request.method === 'POST' && this.#isOwn(request))
      await this.#finish(provider, exchange);
    else refuse(response, 403);
  }

  async #finish(provider: Provider, exchange: Exchange): Promise<void> {
    const { request, response } = exchange;
    const chosen = (await readForm(request))?.get('person') ?? null;
    const known = DEMO_SSO_PEOPLE.find(({ key }) => key === chosen);
    if (chosen === '')
      await provider.interactionFinished(request, response, { error: 'access_denied' });
    else if (known === undefined) this.#show(exchange, this.#over());
    else {
      const accountId = demoSubject(this.#issuer.slug, known.key);
      await provider.interactionFinished(request, response, { login: { accountId } });
    }
  }

  #over(): ProviderPage {
    return faultPage(this.#issuer, 400, 'This sign-in has expired or was used already.');
  }

  #show({ response }: Exchange, page: ProviderPage): void {
    const portals = this.#options.client.redirects.map((address) => new URL(address).origin);
    response.writeHead(page.status, providerHeaders(portals));
    response.end(providerDocument(page));
  }

  #isOwn({ headers }: IncomingMessage): boolean {
    const { origin, 'sec-fetch-site': site } = headers;
    return (
      (origin === undefined || origin === this.#options.base) &&
      (site === undefined || site === 'same-origin')
    );
  }
}

/**
 * Creates the three demo identity providers on one loopback port. The providers use a real OpenID library, so that the
 * whole sign-in works without internet. A request with a foreign Host name gets no page, which prevents DNS rebinding.
 */
export const createDemoProvider = (options: DemoProviderOptions): Server => {
  const { host, port } = new URL(options.base);
  const hosts = [host, `127.0.0.1:${port}`];
  const providers = new Map<string, DemoProvider>(
    DEMO_ISSUERS.map((issuer) => [issuer.slug, new DemoProvider(issuer, options)]),
  );
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [, slug = '', ...rest] = (request.url ?? '').replace(/\?.*$/s, '').split('/');
    const provider = providers.get(slug);
    const own = hosts.includes(request.headers.host ?? '');
    if (own && provider !== undefined)
      await provider.answer({ request, response }, `/${rest.join('/')}`);
    else refuse(response, 404);
  };
  const server = createServer({ requestTimeout: 30000 }, (request, response) => {
    for (const [name, value] of Object.entries(baseHeaders(false))) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
      options.log.error('demo identity provider failed', { problem });
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });
  return server;
};
