import { plugin, type Plugin } from './plugin.ts';
import { billingRoutes } from '#adapters/wire/billing.routes.ts';
import { billingBatchRoutes } from '#adapters/wire/billing-batch.routes.ts';

/** What dealers are billed, and what the provider's accounting hands in of it (domain guide 6.13). */
export const BILLING_PLUGINS: readonly Plugin[] = [
  plugin([billingRoutes], (routes, backend) => {
    routes.serveAll(billingRoutes, backend.billing);
  }),

  plugin([billingBatchRoutes], (routes, backend) => {
    routes.serveAll(billingBatchRoutes, backend.billing);
  }),
];
