import type { FastifyInstance } from 'fastify';
import type { Access } from '#core/permission/access.ts';
import { BrowserPair } from './browser-pair.ts';
import { clientAddress } from './client-address.ts';
import { sendProblem } from './problem-answer.ts';
import { UNREADABLE } from './refusal-answer.rule.ts';
import type { HttpOptions } from './http-options.ts';

/** Who may reach a route: an API policy, or one of the few things that are no API (SECURITY.md T3). */
export type RoutePolicy =
  | Access
  | { readonly kind: 'page' | 'file' | 'report' | 'demo' | 'document' };

/** What the edge found out about a request before any route sees it. */
export interface Edge {
  readonly address: string;
  readonly browserId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    edge: Edge;
    /** Whose session came with it; null where none was asked for or found. */
    accountId: string | null;
  }
  interface FastifyContextConfig {
    policy?: RoutePolicy;
    /** The operation of the wire table, for figures. */
    operation?: string;
    /** An answer that goes on for as long as somebody listens. */
    goesOn?: true;
    /** Absent: as the policy says. */
    givesPair?: false;
  }
}

/** Policies whose answers give a browser its missing pair. */
const SETS_PAIR: readonly RoutePolicy['kind'][] = [
  'open',
  'cookie',
  'session',
  'step',
  'full',
  'page',
];

/** Refuses to build a route without a policy, and finds out who calls before the body is read. */
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
    // Whoever stands between may have checked the other one (RFC 9112 §3.2).
    request.raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
      .length > 1
      ? sendProblem(request, reply, UNREADABLE)
      : undefined,
  );
  app.addHook('onRequest', (request, reply, done) => {
    const forwarded = request.headers['x-forwarded-for'];
    const known = pair.idOf(request);
    const { givesPair, policy } = request.routeOptions.config;
    // An unknown page path ends in a page as well, so it sets the pair too.
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
