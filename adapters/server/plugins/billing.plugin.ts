import { plugin, type Plugin } from './plugin.ts';
import { billingRoutes } from '#adapters/wire/billing.routes.ts';
import { billingBatchRoutes } from '#adapters/wire/billing-batch.routes.ts';

/** What dealers are billed, and what the provider's accounting hands in of it (domain guide 6.13). */
export const BILLING_PLUGINS: readonly Plugin[] = [
  plugin([billingRoutes], (routes, backend) => {
    routes.serve(billingRoutes.readBilling, backend.readBilling);
    routes.serve(billingRoutes.listInvoices, backend.listInvoices);
    routes.serve(billingRoutes.exportInvoices, backend.exportInvoices);
    routes.serve(billingRoutes.readInvoice, backend.readInvoice);
    routes.serve(billingRoutes.listInvoiceLines, backend.listInvoiceLines);
    routes.serve(billingRoutes.invoiceFile, backend.readInvoiceFile);
    routes.serve(billingRoutes.startInvoiceFile, backend.startInvoiceFile);
    routes.serve(billingRoutes.listPayments, backend.listPayments);
    routes.serve(billingRoutes.exportPayments, backend.exportPayments);
    routes.serve(billingRoutes.listBilledAccounts, backend.listBilledAccounts);
  }),

  plugin([billingBatchRoutes], (routes, backend) => {
    routes.serve(billingBatchRoutes.receiveBilling, backend.receiveBilling);
  }),
];
