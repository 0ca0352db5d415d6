import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { PICTURE_POLICY } from '../http/security-headers.ts';
import { escapeHtml } from '../pages/fill-page.ts';
import { drawDemoMap } from './draw-map.ts';
import type { DemoGuard } from './guard-demo.ts';
import { sendPlainPage } from './plain-page.ts';

const requested = z.object({
  q: z.catch(z.string().check(z.maxLength(400)), ''),
  picture: z.catch(z.nullable(z.enum(['light', 'dark'])), null),
});

/**
 * Serves `/demo/map`, which replaces the map service in the demo. With `picture`, the response is a drawn map; otherwise,
 * the response is a page that contains the drawn map.
 */
export const serveDemoMap = (app: FastifyInstance, guard: DemoGuard): void => {
  app.route({
    config: { policy: { kind: 'demo' } },
    onRequest: guard,
    method: 'GET',
    url: '/demo/map',
    handler: async (request, reply) => {
      const { picture, q } = requested.parse(request.query);
      if (picture !== null)
        return reply
          .header('content-security-policy', PICTURE_POLICY)
          .header('cache-control', 'no-store')
          .type('image/svg+xml')
          .send(drawDemoMap(q, picture));
      const address = escapeHtml(q);
      return sendPlainPage(reply, {
        title: 'Demo map',
        body: `<h1>Demo map</h1><p>${address === '' ? 'No address was given.' : address}</p><section><img src="/demo/map?picture=light&amp;q=${encodeURIComponent(q)}" alt="A drawn map of no real place" width="560" height="220"><p class="soft">The demo world draws its own streets, the same for the same address. A deployment names its maps service by MAPS_URL.</p></section>`,
      });
    },
  });
};
