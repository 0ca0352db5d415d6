import { billingApi } from '#core/billing/billing.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof billingApi> = {
  readBilling: 'GET billing',
  listInvoices: 'GET billing/invoices',
  exportInvoices: 'GET billing/invoices/export',
  readInvoice: 'GET billing/invoices/{id}',
  listInvoiceLines: 'GET billing/invoices/{id}/lines',
  invoiceFile: 'GET billing/invoices/{id}/file',
  startInvoiceFile: 'POST billing/invoices/{id}/files',
  listPayments: 'GET billing/payments',
  exportPayments: 'GET billing/payments/export',
  listBilledAccounts: 'GET billing/accounts',
};

export const billingRoutes = routesOf(billingApi, lines);
