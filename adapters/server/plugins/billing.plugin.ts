import { INVOICE_LIST, PAYMENT_LIST } from '#core/billing/billing-list.ts';
import * as billing from '#adapters/wire/billing.wire.ts';
import * as batch from '#adapters/wire/billing-batch.wire.ts';
import { exportWish, listQueryOf } from '#adapters/wire/lists.wire.ts';
import { plugin, type Plugin } from './plugin.ts';

/** What dealers are billed, and what the provider's accounting hands in of it (domain guide 6.13). */
export const BILLING_PLUGINS: readonly Plugin[] = [
  plugin(billing, (routes, backend) => {
    routes.serve(billing.readBilling, backend.readBilling);
    routes.serve(billing.listInvoices, (caller, { siteGroupNum, ...said }) =>
      backend.listInvoices(caller, { siteGroupNum, ...listQueryOf(INVOICE_LIST, said) }),
    );
    routes.serve(billing.exportInvoices, (caller, { siteGroupNum, ...query }) =>
      backend.exportInvoices(caller, { siteGroupNum, ...exportWish(INVOICE_LIST, query) }),
    );
    routes.serve(billing.readInvoice, backend.readInvoice);
    routes.serve(billing.listInvoiceLines, (caller, { after, q, ...input }) =>
      backend.listInvoiceLines(caller, { ...input, q: q ?? '', after: Number(after ?? 0) }),
    );
    routes.serve(billing.invoiceFile, backend.readInvoiceFile);
    routes.serve(billing.startInvoiceFile, backend.startInvoiceFile);
    routes.serve(billing.listPayments, (caller, { siteGroupNum, ...said }) =>
      backend.listPayments(caller, { siteGroupNum, ...listQueryOf(PAYMENT_LIST, said) }),
    );
    routes.serve(billing.exportPayments, (caller, { siteGroupNum, ...query }) =>
      backend.exportPayments(caller, { siteGroupNum, ...exportWish(PAYMENT_LIST, query) }),
    );
    routes.serve(billing.listBilledAccounts, (caller, { after, ...input }) =>
      backend.listBilledAccounts(caller, { ...input, after: after ?? '' }),
    );
  }),

  plugin(batch, (routes, backend) => {
    routes.serve(batch.receiveBilling, backend.receiveBilling);
  }),
];
