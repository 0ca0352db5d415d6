import { billingBatchApi } from '#core/billing/billing-batch.api.ts';
import { routesOf } from './routes-of.ts';

export const billingBatchRoutes = routesOf(billingBatchApi, {
  receiveBilling: 'POST billing/batch',
});
