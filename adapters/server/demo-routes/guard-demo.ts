import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerOf } from '../http/guard-write.ts';
import { isOwnOrigin, isOwnSite } from '../http/is-own-origin.rule.ts';
import { sendProblem } from '../http/problem-answer.ts';
import { FOREIGN_SITE, NOT_FOUND } from '../http/refusal-answer.rule.ts';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/i;
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'] as const;

const isOwnHost = (host: string, publicHosts: readonly string[]): boolean =>
  publicHosts.includes(host) ||
  OWN_NAMES.some(
    (name) =>
      host === name || new RegExp(`^${name.replaceAll(/[.[\]]/g, '\\$&')}:\\d+$`).test(host),
  );

/**
 * Returns a handler that protects a demo route (SECURITY.md §5). To prevent DNS rebinding, the handler accepts only
 * loopback connections that use the server's own Host names. Writes need the server's own Origin but no XSRF token, so
 * that scripts can call the route.
 */
export const guardDemo =
  (publicUrls: readonly string[]) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const host = (headerOf(request, 'host') ?? '').toLowerCase();
    const publicHosts = publicUrls.map((url) => new URL(url).host);
    if (!LOOPBACK.test(request.socket.remoteAddress ?? '') || !isOwnHost(host, publicHosts)) {
      return sendProblem(request, reply, NOT_FOUND);
    }
    if (request.method === 'GET' || request.method === 'HEAD') return undefined;
    const origins = [`http://${host}`, ...publicUrls.map((url) => new URL(url).origin)];
    const own =
      isOwnSite(headerOf(request, 'sec-fetch-site')) &&
      isOwnOrigin(headerOf(request, 'origin'), origins);
    return own ? undefined : sendProblem(request, reply, FOREIGN_SITE);
  };

export type DemoGuard = ReturnType<typeof guardDemo>;
