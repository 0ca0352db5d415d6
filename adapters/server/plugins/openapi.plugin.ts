import type { FastifyInstance } from 'fastify';
import { API_BASE } from '#adapters/wire/headers.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { openApiDocument } from '../http/openapi.ts';
import { ENDPOINTS, REDIRECTS } from './plugins.ts';

/** `/api/openapi.json`: the description of the API, open to everyone, made once. */
export const serveOpenApi = (app: FastifyInstance): void => {
  const document = JSON.stringify(openApiDocument(ENDPOINTS, REDIRECTS, APP_VERSION));
  app.route({
    method: 'GET',
    url: `${API_BASE}/openapi.json`,
    config: { policy: { kind: 'document' } },
    handler: async (_request, reply) =>
      reply.type('application/json').header('cache-control', 'no-cache').send(document),
  });
};
