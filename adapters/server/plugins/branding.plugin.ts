import type { FastifyInstance } from 'fastify';
import { BRAND_IMAGE_PATH, IMAGE_TYPES } from '#core/branding/brand-image.schema.ts';
import type { Backend } from '#core/backend/backend.ts';
import { isUpToDate } from '../http/entity-tag.rule.ts';
import { PICTURE_POLICY } from '../http/security-headers.ts';
import { served } from './plugin.ts';
import { brandingRoutes } from '#adapters/wire/branding.routes.ts';

/** Serves the editing of a dealer's branding. The use case checks the group named in the request (domain guide 6.14). */
export const brandingPlugin = served(brandingRoutes, (backend) => backend.branding);

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Serves dealers' branding pictures at `/looks/…` without a session, because the sign-in page shows them. Each path
 * contains a keyed 256-bit hash of the content, which cannot be guessed and does not reveal the dealer. Browsers may cache
 * the pictures forever.
 */
export const serveBrandImages = (
  app: FastifyInstance,
  backend: Pick<Backend, 'branding'>,
): void => {
  app.route({
    method: 'GET',
    url: '/looks/:name',
    config: { policy: { kind: 'file' } },
    handler: async (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '';
      const [, mark, kind] = BRAND_IMAGE_PATH.exec(path) ?? [];
      const found =
        mark === undefined ? null : await backend.branding.readBrandImage(null, { mark });
      if (found === null || !found.ok || found.value.kind !== kind)
        return reply.status(404).header('cache-control', 'no-store').type('text/plain').send();
      const etag = `"${mark ?? ''}"`;
      reply.headers({ 'cache-control': YEAR, etag, 'content-security-policy': PICTURE_POLICY });
      if (isUpToDate(request.headers['if-none-match'], etag)) return reply.status(304).send();
      const { buffer, byteOffset, byteLength } = found.value.bytes;
      return reply
        .type(IMAGE_TYPES[found.value.kind])
        .send(Buffer.from(buffer, byteOffset, byteLength));
    },
  });
};
