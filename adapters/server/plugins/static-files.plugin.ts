import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUpToDate } from '../http/entity-tag.rule.ts';
import { PDF_WORKER } from '#adapters/wire/pdf-files.ts';
import { PDF_WORKER_POLICY, WORKER_POLICY } from '../http/security-headers.ts';
import { negotiateEncoding } from '../pages/negotiate-encoding.ts';
import { isWorker, type StaticFile } from '../pages/static-files.ts';

const YEAR = 'public, max-age=31536000, immutable';

const send = (file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply
    .header('cache-control', file.immutable ? YEAR : 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', file.etag);
  if (file.url === PDF_WORKER) reply.header('content-security-policy', PDF_WORKER_POLICY);
  if (isWorker(file)) reply.header('content-security-policy', WORKER_POLICY);
  if (isUpToDate(request.headers['if-none-match'], file.etag)) return reply.status(304).send();
  reply.type(file.type);
  const encoding = negotiateEncoding(request.headers['accept-encoding'], [...file.encoded.keys()]);
  const body = encoding === null ? undefined : file.encoded.get(encoding);
  if (encoding === null || body === undefined) return reply.send(file.plain);
  return reply.header('content-encoding', encoding).send(body);
};

/**
 * Registers one route per built file, precompressed by the build. Browsers cache files with hashed names forever and
 * revalidate all other files.
 */
export const serveStaticFiles = (app: FastifyInstance, files: readonly StaticFile[]): void => {
  for (const file of files) {
    app.route({
      method: 'GET',
      url: file.url,
      config: { policy: { kind: 'file' } },
      handler: async (request, reply) => send(file, request, reply),
    });
  }
};
