import type { FastifyInstance } from 'fastify';
import { BRAND_IMAGE_PATH, IMAGE_TYPES } from '#core/branding/brand-image.schema.ts';
import type { Backend } from '#core/backend/backend.ts';
import { isUpToDate } from '../http/entity-tag.rule.ts';
import { PICTURE_POLICY } from '../http/security-headers.ts';
import { served } from './plugin.ts';
import { brandingRoutes } from '#adapters/wire/branding.routes.ts';

/** A dealer's branding while it is worked on; the group the request names, checked by the use case (domain guide 6.14). */
export const brandingPlugin = served(brandingRoutes, (backend) => backend.branding);

const YEAR = 'public, max-age=31536000, immutable';

/**
 * `/looks/…`: pictures of dealers' branding by a mark of their content, kept for ever, without a session, because the
 * sign-in page shows them. A mark is keyed and of 256 bits: nobody guesses one, and none says whose it is. Any other
 * address below is answered like a picture nobody has.
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
