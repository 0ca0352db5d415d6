import { INVOICE_LIST, PAYMENT_LIST } from '#core/billing/billing-list.ts';
import type { BillingGateway } from '#core/billing/billing.gateway.port.ts';
import { writeListQuery } from '#core/lists/list-query.rule.ts';
import * as wire from '../wire/billing.wire.ts';
import { exportWishText } from '../wire/lists.wire.ts';
import type { ApiClient } from './api-client.ts';

/** What a dealer is billed, over HTTP. */
export const httpBillingGateway = (client: ApiClient): BillingGateway => ({
  overview: (how) => client.call(wire.readBilling, {}, how),
  invoices: (query) => client.call(wire.listInvoices, writeListQuery(INVOICE_LIST, query)),
  exportInvoices: (wanted) =>
    client.call(wire.exportInvoices, exportWishText(INVOICE_LIST, wanted), { background: true }),
  invoice: (id) => client.call(wire.readInvoice, { id }),
  lines: (id, q, after) => client.call(wire.listInvoiceLines, { id, q, after: String(after) }),
  file: (id, format) => client.call(wire.invoiceFile, { id, format }, { background: true }),
  startFile: (id, format, idempotencyKey) =>
    client.call(wire.startInvoiceFile, { id, format }, { idempotencyKey }),
  payments: (query) => client.call(wire.listPayments, writeListQuery(PAYMENT_LIST, query)),
  exportPayments: (wanted) =>
    client.call(wire.exportPayments, exportWishText(PAYMENT_LIST, wanted), { background: true }),
  billedAccounts: (after) => client.call(wire.listBilledAccounts, { after }),
});
