import { INVOICE_LIST, PAYMENT_LIST } from '#core/billing/billing-list.ts';
import type { BillingGateway } from '#core/billing/billing.gateway.port.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import { exportWishText } from '#core/lists/list-input.ts';
import type { ApiClient } from './api-client.ts';
import { billingRoutes } from '../wire/billing.routes.ts';

/** What a dealer is billed, over HTTP. */
export const httpBillingGateway = (client: ApiClient): BillingGateway => ({
  overview: (how) => client.call(billingRoutes.readBilling, {}, how),
  invoices: (query) => client.call(billingRoutes.listInvoices, writeListQuery(INVOICE_LIST, query)),
  exportInvoices: (wanted) =>
    client.call(billingRoutes.exportInvoices, exportWishText(INVOICE_LIST, wanted), {
      background: true,
    }),
  invoice: (id) => client.call(billingRoutes.readInvoice, { id }),
  lines: (id, q, after) =>
    client.call(billingRoutes.listInvoiceLines, { id, q, after: String(after) }),
  file: (id, format) =>
    client.call(billingRoutes.invoiceFile, { id, format }, { background: true }),
  startFile: (id, format, idempotencyKey) =>
    client.call(billingRoutes.startInvoiceFile, { id, format }, { idempotencyKey }),
  payments: (query) => client.call(billingRoutes.listPayments, writeListQuery(PAYMENT_LIST, query)),
  exportPayments: (wanted) =>
    client.call(billingRoutes.exportPayments, exportWishText(PAYMENT_LIST, wanted), {
      background: true,
    }),
  billedAccounts: (after) => client.call(billingRoutes.listBilledAccounts, { after }),
});
