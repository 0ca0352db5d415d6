import type { FastifyInstance } from 'fastify';
import { loggedPath } from './carries-secret.rule.ts';
import { STAMPS } from './decode-request.ts';
import type { Log, LogFields } from './log.ts';
import { onceAnswered } from './once-answered.ts';

const addStamps = (fields: Record<string, LogFields[string]>, query: unknown): void => {
  if (typeof query !== 'object' || query === null) return;
  for (const name of STAMPS) {
    const value = (query as Readonly<Record<string, unknown>>)[name];
    if (typeof value === 'string') fields[name] = value.slice(0, 32);
  }
};

/** One line of JSON per answer; query strings are dropped but for the client's stamps, mailed links are named and not shown, headers and bodies never appear (SECURITY.md §2.12, T11). */
export const installAccessLog = (app: FastifyInstance, log: Log): void => {
  onceAnswered(app, (request, reply) => {
    const fields = {
      requestId: request.id,
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
