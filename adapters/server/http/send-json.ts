import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isUpToDate } from './entity-tag.rule.ts';

/**
 * Sends an API response. A cacheable response has an entity tag, and becomes a 304 if the client already has the same
 * response (SECURITY.md §2.15).
 */
export const sendJson = (
  request: FastifyRequest,
  reply: FastifyReply,
  { body, caching }: { readonly body: string; readonly caching: string },
): FastifyReply => {
  reply.header('cache-control', caching);
  if (caching !== 'no-store') {
    const tag = entityTag(body);
    reply.header('etag', tag);
    if (isUpToDate(request.headers['if-none-match'], tag)) return reply.status(304).send();
  }
  return reply.header('content-type', 'application/json; charset=utf-8').send(body);
};
