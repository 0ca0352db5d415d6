import { billingBatchApi } from '#core/billing/billing-batch.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof billingBatchApi> = {
  receiveBilling: 'POST billing/batch',
};

export const billingBatchRoutes = routesOf(billingBatchApi, lines);
