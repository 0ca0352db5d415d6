import type { FastifyInstance } from 'fastify';
import { loggedPath } from './carries-secret.rule.ts';
import { STAMPS } from './decode-request.ts';
import type { HttpOptions } from './http-options.ts';
import type { LogFields } from './log.ts';
import { onceAnswered } from './once-answered.ts';
import { traceOf } from './request-id.ts';

const addStamps = (fields: Record<string, LogFields[string]>, query: unknown): void => {
  if (typeof query !== 'object' || query === null) return;
  for (const name of STAMPS) {
    const value = (query as Readonly<Record<string, unknown>>)[name];
    if (typeof value === 'string') fields[name] = value.slice(0, 32);
  }
};

/**
 * Logs one JSON line per response. Drops query strings except for the client's stamps, and replaces secrets of mailed
 * links. Never logs headers or bodies, except the trace id of a trusted proxy (SECURITY.md §2.12, T11).
 */
export const installAccessLog = (app: FastifyInstance, options: HttpOptions): void => {
  const { log, proxies, variant } = options;
  onceAnswered(app, (request, reply) => {
    const trace = traceOf(request.raw, proxies);
    const fields = {
      requestId: request.id,
      ...(trace !== null && { traceparent: trace }),
      variant,
      ...(request.accountId !== null && { accountId: request.accountId }),
      method: request.method,
      path: loggedPath(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      address: request.edge.address,
    };
    addStamps(fields, request.query);
    log.info('request', fields);
  });
};
