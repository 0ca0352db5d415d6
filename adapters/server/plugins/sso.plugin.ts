import { ssoReturn, ssoStart } from '#adapters/wire/sso-redirects.ts';
import { ssoRoutes } from '#adapters/wire/sso.routes.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { safeParse } from 'zod/v4/core';
import type { SsoRequest } from '#core/backend/sso/begin-sso.use-cases.ts';
import type { Redirect } from '#adapters/wire/redirect.ts';
import { API_BASE } from '#adapters/wire/headers.ts';
import { callerOf } from '../http/caller-of.ts';
import { STAMPS } from '../http/decode-request.ts';
import { headerOf } from '../http/guard-write.ts';
import { isOwnSite } from '../http/is-own-origin.rule.ts';
import { plugin } from './plugin.ts';

/** URL of the sign-in page after any failure, without the cause, which only the audit log contains (spec §2.1, §8). */
const FAILED = '/login?error=ssoError';

/** Redirects without caching and without a referrer, because the URLs contain the code and the state. */
const send = (reply: FastifyReply, address: string): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(address, 302);

/**
 * Returns the SSO request of the portal's own page. Returns null for any other request, including one that follows a link
 * on another site (ASVS V7.6.2).
 */
const requestOf = (request: FastifyRequest): SsoRequest => {
  const site = headerOf(request, 'sec-fetch-site');
  if (!isOwnSite(site) && site !== 'none') return null;
  const stamps: readonly string[] = STAMPS;
  const own = Object.entries(request.query as object).filter(([name]) => !stamps.includes(name));
  const parsed = safeParse(ssoStart.query, Object.fromEntries(own));
  return parsed.success
    ? { siteGroupNum: parsed.data.siteGroup, provider: parsed.data.provider }
    : null;
};

const returnOf = (request: FastifyRequest) => {
  const parsed = safeParse(ssoReturn.query, request.query);
  const [, ...rest] = request.url.split('?');
  return { state: parsed.success ? (parsed.data.state ?? null) : null, answer: rest.join('?') };
};

/** Serves single sign-on: tenant, exchange, and the redirects to and from the provider (spec §7.3, SECURITY.md §2.10). */
export const ssoPlugin = plugin(
  [ssoRoutes],
  (routes, backend, { app, options }) => {
    routes.serveAll(ssoRoutes, backend.sso);

    const redirect = (
      declared: Redirect,
      whereTo: (request: FastifyRequest) => Promise<string>,
    ): void => {
      const url = `${API_BASE}/${declared.path}`;
      app.route({
        method: 'GET',
        url,
        config: { policy: declared.access },
        // A HEAD request or a prefetch must not use up the one-time sign-in attempt.
        exposeHeadRoute: false,
        handler: async (request, reply) => {
          try {
            return await send(reply, await whereTo(request));
          } catch (error) {
            // A waiting user is better served by the sign-in page than by a JSON error.
            const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
            options.log.error('request failed', { requestId: request.id, route: url, problem });
            return send(reply, FAILED);
          }
        },
      });
    };
    redirect(ssoStart, async (request) => {
      const departure = await backend.sso.beginSso(callerOf(request, options), requestOf(request));
      return departure.to === 'provider' ? departure.address : FAILED;
    });
    redirect(ssoReturn, async (request) => {
      const arrival = await backend.sso.finishSso(callerOf(request, options), returnOf(request));
      return arrival.to === 'login'
        ? `/login?ssoCode=${encodeURIComponent(arrival.ssoCode)}`
        : FAILED;
    });
  },
  [ssoStart, ssoReturn],
);
