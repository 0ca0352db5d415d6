import type { FastifyInstance } from 'fastify';
import type { DemoGuard } from './guard-demo.ts';
import { sendPlainPage } from './plain-page.ts';

const BODY = `<h1>Dealer production portal</h1><p>Orders, spare parts and paperwork for the provider's dealers.</p>
<section><p class="soft">In the demo world, this small page takes its place. In a deployment the entry of the help menu leads to the address in DEALER_PORTAL_URL, for people whose account has the flag stagesDealerURLFlag.</p><a class="button" href="/home/dashboard">Back to the portal</a></section>`;

/** Serves the demo's `/dealer-portal` page, to which the help menu links for dealers with `stagesDealerURLFlag` (spec §2.3). */
export const serveDealerPortal = (app: FastifyInstance, guard: DemoGuard): void => {
  app.route({
    config: { policy: { kind: 'demo' } },
    onRequest: guard,
    method: 'GET',
    url: '/dealer-portal',
    handler: async (_request, reply) =>
      sendPlainPage(reply, { title: 'Dealer production portal', body: BODY }),
  });
};
