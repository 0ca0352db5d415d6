import { INVOICE_LIST, PAYMENT_LIST } from '#core/billing/billing-list.ts';
import { exportWish, listQueryOf } from '#core/lists/list-input.ts';
import { plugin, type Plugin } from './plugin.ts';
import { billingRoutes } from '#adapters/wire/billing.routes.ts';
import { billingBatchRoutes } from '#adapters/wire/billing-batch.routes.ts';

/** What dealers are billed, and what the provider's accounting hands in of it (domain guide 6.13). */
export const BILLING_PLUGINS: readonly Plugin[] = [
  plugin([billingRoutes], (routes, backend) => {
    routes.serveAll(billingRoutes, {
      ...backend.billing,
      listInvoices: (caller, { siteGroupNum, ...said }) =>
        backend.billing.listInvoices(caller, { siteGroupNum, ...listQueryOf(INVOICE_LIST, said) }),
      exportInvoices: (caller, { siteGroupNum, ...query }) =>
        backend.billing.exportInvoices(caller, {
          siteGroupNum,
          ...exportWish(INVOICE_LIST, query),
        }),
      listInvoiceLines: (caller, { after, q, ...input }) =>
        backend.billing.listInvoiceLines(caller, {
          ...input,
          q: q ?? '',
          after: Number(after ?? 0),
        }),
      listPayments: (caller, { siteGroupNum, ...said }) =>
        backend.billing.listPayments(caller, { siteGroupNum, ...listQueryOf(PAYMENT_LIST, said) }),
      exportPayments: (caller, { siteGroupNum, ...query }) =>
        backend.billing.exportPayments(caller, {
          siteGroupNum,
          ...exportWish(PAYMENT_LIST, query),
        }),
      listBilledAccounts: (caller, { after, ...input }) =>
        backend.billing.listBilledAccounts(caller, { ...input, after: after ?? '' }),
    });
  }),

  plugin([billingBatchRoutes], (routes, backend) => {
    routes.serveAll(billingBatchRoutes, backend.billing);
  }),
];
