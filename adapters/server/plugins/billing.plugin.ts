import { type Plugin, served } from './plugin.ts';
import { billingRoutes } from '#adapters/wire/billing.routes.ts';
import { billingBatchRoutes } from '#adapters/wire/billing-batch.routes.ts';

/** Serves dealer billing, including the entries that the provider's accounting system submits (domain guide 6.13). */
export const BILLING_PLUGINS: readonly Plugin[] = [
  served(billingRoutes, (backend) => backend.billing),

  served(billingBatchRoutes, (backend) => backend.billing),
];
