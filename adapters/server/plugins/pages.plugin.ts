import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONFIGURATION_PATH, dealerCookie } from '#adapters/wire/headers.ts';
import { isKnownAddress } from '#core/navigation/section-link.rule.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { PAGE_HEADERS, pagePolicy, type OutsideOrigins } from '../http/security-headers.ts';
import { sendJson } from '../http/send-json.ts';
import { carriesSecret } from '../http/carries-secret.rule.ts';
import { compressPage } from '../pages/compress-page.ts';
import type { FilledPage, PageSource } from '../pages/page-source.ts';
import type { PageDataReader } from '../pages/read-page-data.ts';

export interface PageOptions {
  readonly variant: Variant;
  readonly source: PageSource;
  readonly data: PageDataReader;
  readonly outside: OutsideOrigins;
}

const SIGN_IN_PATHS = ['/login', '/loginSession'] as const;

const siteGroupOf = (text: unknown): number | null =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : null;

/**
 * Returns the dealer whose branding a page uses: the dealer in the URL, otherwise the last dealer of this browser,
 * otherwise null for the deployment's default.
 */
const dealerOf = (request: FastifyRequest, variant: Variant): number | null =>
  siteGroupOf((request.query as Readonly<Record<string, unknown>>)['sg']) ??
  siteGroupOf(request.cookies[dealerCookie(variant)]);

const comesBack = (request: FastifyRequest): boolean =>
  'ssoCode' in (request.query as Readonly<Record<string, unknown>>);

const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  page: FilledPage,
  outside: OutsideOrigins,
): Promise<FastifyReply> => {
  const { encoding, body } = await compressPage(page.html, request.headers['accept-encoding']);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply
    .headers(PAGE_HEADERS)
    .headers(carriesSecret(request.url) ? { 'referrer-policy': 'no-referrer' } : {})
    .header('content-security-policy', pagePolicy(outside, page))
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(body);
};

/** Sends the shell for any other page path. */
export type ShellAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the sign-in page, the runtime configuration, and `POST /login` for a form submitted without the app. Returns the
 * function that sends the shell.
 */
export const servePages = (app: FastifyInstance, options: PageOptions): ShellAnswer => {
  const { variant, source, data, outside } = options;
  for (const url of SIGN_IN_PATHS) {
    app.route({
      method: 'GET',
      url,
      config: { policy: { kind: 'page' } },
      handler: async (request, reply) => {
        const facts = await data.pageData(dealerOf(request, variant), request.edge.address);
        // A user who returns from an SSO provider is already signing in, so the sign-in form would only flash.
        const page = comesBack(request) ? source.shell(facts) : source.signIn(facts);
        return sendPage(request, reply, page, outside);
      },
    });
  }
  app.route({
    method: 'POST',
    url: '/login',
    config: { policy: { kind: 'page' } },
    // Redirects before the body is read, so that a password in the body is neither parsed nor logged.
    onRequest: async (_request, reply) =>
      reply.header('connection', 'close').redirect('/login', 303),
    handler: async (_request, reply) => reply.redirect('/login', 303),
  });
  app.route({
    method: 'GET',
    url: CONFIGURATION_PATH,
    config: { policy: { kind: 'file' } },
    handler: async (request, reply) => {
      const body = JSON.stringify(await data.configuration());
      return sendJson(request, reply, { body, caching: 'no-cache' });
    },
  });
  return async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const facts = await data.pageData(dealerOf(request, variant), request.edge.address);
    return sendPage(
      request,
      reply.status(isKnownAddress(path) ? 200 : 404),
      source.shell(facts),
      outside,
    );
  };
};
