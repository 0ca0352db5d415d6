import {
  INVOICE_COLUMNS,
  INVOICE_LIST,
  PAYMENT_COLUMNS,
  PAYMENT_LIST,
} from '../../billing/billing-list.ts';
import {
  BILLED_WINDOW,
  type BilledAccounts,
  type BillingOverview,
} from '../../billing/billing-overview.schema.ts';
import type {
  InvoiceDetail,
  InvoiceLines,
  InvoicePage,
  PaymentPage,
} from '../../billing/invoice-detail.schema.ts';
import type { Document } from '../../documents/document.ts';
import { ok } from '../../kernel/result.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import {
  exportList,
  type ExportPorts,
  type ExportRequest,
  queryFacts,
} from '../lists/export-list.operation.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { ListInput } from '../sites/list-sites.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { billingScope } from './billing-scope.operation.ts';
import type { BillingScope } from './billing.repository.port.ts';
import { invoiceFiles } from './invoice-files.use-cases.ts';
import { receiveBilling } from './receive-billing.use-cases.ts';

type Ports = ExportPorts &
  Pick<BackendPorts, 'billingPayUrl' | 'longDocumentPrinter' | 'providerTimeZone'>;

/** Maximum number of invoice lines per request. */
const LINES = 100;

const windowOf = ({ page, size }: ListQuery) => ({ limit: size, offset: (page - 1) * size });

/** Use cases that read a dealer's invoices and payments. None of these use cases changes data (domain guide 6.13). */
export const createBilling = (ports: Ports) => {
  /** Runs a read for the requested group and its branches. The response for a group of another dealer is "not found". */
  const reading = async <T>(
    caller: SessionCaller,
    input: ListInput,
    read: (tx: Transaction, scope: BillingScope) => Promise<T | null>,
  ): Reply<T> => {
    const scope = billingScope(ports, caller, input);
    if (scope === null) return NOT_FOUND;
    const found = await ports.unitOfWork.read((tx) => read(tx, scope));
    return found === null ? NOT_FOUND : ok(found);
  };

  const takeAway = {
    invoices: (scope: BillingScope) =>
      exportList(ports, {
        name: INVOICE_LIST.name,
        title: 'Invoices',
        columns: INVOICE_COLUMNS,
        operation: 'invoice.export',
        siteGroupNum: scope.siteGroupNum,
        auditFacts: queryFacts,
        rows: async (tx, query: ListQuery, { limit }) =>
          (await tx.billing.invoices(scope, query, { limit, offset: 0 })).invoices,
      }),
    payments: (scope: BillingScope) =>
      exportList(ports, {
        name: PAYMENT_LIST.name,
        title: 'Payments',
        columns: PAYMENT_COLUMNS,
        operation: 'payment.export',
        siteGroupNum: scope.siteGroupNum,
        auditFacts: queryFacts,
        rows: async (tx, query: ListQuery, { limit }) =>
          (await tx.billing.payments(scope, query, { limit, offset: 0 })).payments,
      }),
  };

  const exporting =
    (what: keyof typeof takeAway) =>
    async (
      caller: SessionCaller,
      { siteGroupNum, ...request }: ExportRequest<ListQuery> & ListInput,
    ): Reply<Document> => {
      const scope = billingScope(ports, caller, { siteGroupNum });
      return scope === null ? NOT_FOUND : takeAway[what](scope)(caller, request);
    };

  return {
    ...invoiceFiles(ports),
    ...receiveBilling(ports),

    readBilling: (caller: SessionCaller, input: ListInput): Reply<BillingOverview> =>
      reading(caller, input, async (tx, scope) => ({
        ...(await tx.billing.overview(scope)),
        today: scope.today,
        payUrl: ports.billingPayUrl,
      })),

    listInvoices: (
      caller: SessionCaller,
      { siteGroupNum, query }: ListInput & { readonly query: ListQuery },
    ): Reply<InvoicePage> =>
      reading(caller, { siteGroupNum }, async (tx, scope) => ({
        ...(await tx.billing.invoices(scope, query, windowOf(query))),
        branches: await tx.billing.branches(scope),
      })),

    exportInvoices: exporting('invoices'),

    readInvoice: (
      caller: SessionCaller,
      { id, ...input }: ListInput & { readonly id: string },
    ): Reply<InvoiceDetail> => reading(caller, input, (tx, scope) => tx.billing.invoice(id, scope)),

    listInvoiceLines: (
      caller: SessionCaller,
      {
        after,
        id,
        q,
        ...input
      }: ListInput & { readonly id: string; readonly q: string; readonly after: number },
    ): Reply<InvoiceLines> =>
      reading(caller, input, (tx, scope) =>
        tx.billing.lines(id, scope, { search: q, after, limit: LINES }),
      ),

    listPayments: (
      caller: SessionCaller,
      { siteGroupNum, query }: ListInput & { readonly query: ListQuery },
    ): Reply<PaymentPage> =>
      reading(caller, { siteGroupNum }, async (tx, scope) => ({
        ...(await tx.billing.payments(scope, query, windowOf(query))),
        branches: await tx.billing.branches(scope),
      })),

    exportPayments: exporting('payments'),

    /** Returns a page of the accounts billed this month. */
    listBilledAccounts: (
      caller: SessionCaller,
      { after = '', ...input }: ListInput & { readonly after?: string | undefined },
    ): Reply<BilledAccounts> =>
      reading(caller, input, (tx, scope) =>
        tx.billing.billedAccounts(scope, { after, limit: BILLED_WINDOW }),
      ),
  };
};
