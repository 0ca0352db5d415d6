import type { FastifyInstance } from 'fastify';
import { STAMPS } from './decode-request.ts';
import type { Log, LogFields } from './log.ts';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const stampsOf = (query: unknown): LogFields => {
  if (typeof query !== 'object' || query === null) return {};
  const entries = Object.entries(query).filter(
    ([name, value]) => (STAMPS as readonly string[]).includes(name) && typeof value === 'string',
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value).slice(0, 32)]));
};

/** One line of JSON per answer; query strings are dropped but for the client's stamps, headers and bodies never appear (SECURITY.md §2.12, T11). */
export const installAccessLog = (app: FastifyInstance, log: Log): void => {
  app.addHook('onResponse', (request, reply, done) => {
    log.info('request', {
      requestId: request.id,
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.edge.address,
      ...stampsOf(request.query),
    });
    done();
  });
};
