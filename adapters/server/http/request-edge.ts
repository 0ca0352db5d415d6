import type { FastifyInstance } from 'fastify';
import type { Access } from '#core/permission/access.ts';
import { BrowserPair } from './browser-pair.ts';
import { clientAddress } from './client-address.ts';
import { sendProblem } from './problem-answer.ts';
import { UNREADABLE } from './refusal-answer.rule.ts';
import type { HttpOptions } from './http-options.ts';

/** Who may use a route: an API access policy, or one of the few kinds outside the API (SECURITY.md T3). */
export type RoutePolicy =
  | Access
  | { readonly kind: 'page' | 'file' | 'report' | 'demo' | 'document' };

/** Facts about a request, determined before any route handles it. */
export interface Edge {
  readonly address: string;
  readonly browserId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    edge: Edge;
    /** Account id of the request's session; null if there is no session. */
    accountId: string | null;
  }
  interface FastifyContextConfig {
    policy?: RoutePolicy;
    /** Operation id of the route, for metrics. */
    operation?: string;
    /** Set if the response continues until the client disconnects. */
    goesOn?: true;
    /** False if the response never sets the XSRF cookies. If absent, the access policy decides. */
    givesPair?: false;
  }
}

/** Access policies whose responses set missing XSRF cookies. */
const SETS_PAIR: readonly RoutePolicy['kind'][] = [
  'open',
  'cookie',
  'session',
  'step',
  'full',
  'page',
];

/**
 * Refuses to register a route without an access policy. Determines the client address and browser id of each request
 * before the body is read.
 */
export const installRequestEdge = (app: FastifyInstance, options: HttpOptions): void => {
  const pair = new BrowserPair(options);
  app.decorateRequest('edge');
  app.decorateRequest('accountId', null);
  app.addHook('onRoute', (route) => {
    if (route.config?.policy === undefined) {
      throw new Error(`The route ${String(route.method)} ${route.url} declares no access policy.`);
    }
  });
  app.addHook('onRequest', async (request, reply) =>
    // Refuses a request with several Host headers, because a proxy may have checked a different Host header (RFC 9112 §3.2).
    request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
      .length > 1
      ? sendProblem(request, reply, UNREADABLE)
      : undefined,
  );
  app.addHook('onRequest', (request, reply, done) => {
    const forwarded = request.headers['x-forwarded-for'];
    const known = pair.idOf(request);
    const { givesPair, policy } = request.routeOptions.config;
    // A route without a policy serves unknown page paths. Such a route returns a page and therefore also sets the XSRF cookies.
    const sets = givesPair !== false && (policy === undefined || SETS_PAIR.includes(policy.kind));
    const browserId =
      sets && !pair.isWhole(request) ? pair.set(reply, known) : (known ?? options.xsrf.browserId());
    request.edge = {
      browserId,
      address: clientAddress(
        request.socket.remoteAddress ?? '',
        Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
        options.proxies,
      ),
    };
    done();
  });
};
