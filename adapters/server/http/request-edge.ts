import type { FastifyInstance } from 'fastify';
import type { Access } from '#core/permission/access.ts';
import { BrowserPair } from './browser-pair.ts';
import { clientAddress } from './client-address.ts';
import { sendProblem } from './problem-answer.ts';
import { UNREADABLE } from './refusal-answer.rule.ts';
import type { HttpOptions } from './http-options.ts';

/** Access to a route: an API policy, or one of the few kinds outside the API (SECURITY.md T3). */
export type RoutePolicy =
  | Access
  | { readonly kind: 'page' | 'file' | 'report' | 'demo' | 'document' };

/** Facts about a request that are determined before any route handles it. */
export interface Edge {
  readonly address: string;
  readonly browserId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    edge: Edge;
    /** Account of the request's session; null if none was required or found. */
    accountId: string | null;
  }
  interface FastifyContextConfig {
    policy?: RoutePolicy;
    /** The operation of the wire table, for metrics. */
    operation?: string;
    /** Set for a response that continues until the client disconnects. */
    goesOn?: true;
    /** False if the response never sets the XSRF pair. If absent, the policy decides. */
    givesPair?: false;
  }
}

/** Policies whose responses give a browser its missing pair. */
const SETS_PAIR: readonly RoutePolicy['kind'][] = [
  'open',
  'cookie',
  'session',
  'step',
  'full',
  'page',
];

/** Refuses to register a route without a policy, and determines the caller's address and browser id before the body is read. */
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
    // With several Host headers, a proxy may have checked another one (RFC 9112 §3.2).
    request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
      .length > 1
      ? sendProblem(request, reply, UNREADABLE)
      : undefined,
  );
  app.addHook('onRequest', (request, reply, done) => {
    const forwarded = request.headers['x-forwarded-for'];
    const known = pair.idOf(request);
    const { givesPair, policy } = request.routeOptions.config;
    // An unknown page path also returns a page, so it sets the pair too.
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
