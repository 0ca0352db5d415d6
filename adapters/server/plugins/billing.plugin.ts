import { INVOICE_LIST, PAYMENT_LIST } from '#core/billing/billing-list.ts';
import { exportWish, listQueryOf } from '#core/lists/list-input.ts';
import { plugin, type Plugin } from './plugin.ts';
import { billingRoutes } from '#adapters/wire/billing.routes.ts';
import { billingBatchRoutes } from '#adapters/wire/billing-batch.routes.ts';

/** What dealers are billed, and what the provider's accounting hands in of it (domain guide 6.13). */
export const BILLING_PLUGINS: readonly Plugin[] = [
  plugin([billingRoutes], (routes, backend) => {
    routes.serve(billingRoutes.readBilling, backend.readBilling);
    routes.serve(billingRoutes.listInvoices, (caller, { siteGroupNum, ...said }) =>
      backend.listInvoices(caller, { siteGroupNum, ...listQueryOf(INVOICE_LIST, said) }),
    );
    routes.serve(billingRoutes.exportInvoices, (caller, { siteGroupNum, ...query }) =>
      backend.exportInvoices(caller, { siteGroupNum, ...exportWish(INVOICE_LIST, query) }),
    );
    routes.serve(billingRoutes.readInvoice, backend.readInvoice);
    routes.serve(billingRoutes.listInvoiceLines, (caller, { after, q, ...input }) =>
      backend.listInvoiceLines(caller, { ...input, q: q ?? '', after: Number(after ?? 0) }),
    );
    routes.serve(billingRoutes.invoiceFile, backend.readInvoiceFile);
    routes.serve(billingRoutes.startInvoiceFile, backend.startInvoiceFile);
    routes.serve(billingRoutes.listPayments, (caller, { siteGroupNum, ...said }) =>
      backend.listPayments(caller, { siteGroupNum, ...listQueryOf(PAYMENT_LIST, said) }),
    );
    routes.serve(billingRoutes.exportPayments, (caller, { siteGroupNum, ...query }) =>
      backend.exportPayments(caller, { siteGroupNum, ...exportWish(PAYMENT_LIST, query) }),
    );
    routes.serve(billingRoutes.listBilledAccounts, (caller, { after, ...input }) =>
      backend.listBilledAccounts(caller, { ...input, after: after ?? '' }),
    );
  }),

  plugin([billingBatchRoutes], (routes, backend) => {
    routes.serve(billingBatchRoutes.receiveBilling, backend.receiveBilling);
  }),
];
