import type { BilledAccounts, BillingOverview } from '../../billing/billing-overview.schema.ts';
import type {
  InvoiceDetail,
  InvoiceLines,
  InvoicePage,
  InvoiceRow,
  PaymentPage,
} from '../../billing/invoice-detail.schema.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';

/** Whose billing is read, and on which day of the provider's: past due follows from it. */
export interface BillingScope {
  /** The group with its branches. */
  readonly siteGroupNum: number;
  readonly today: string;
}

/** Which lines of an invoice are read: what the words fit, behind a place. */
export interface LineWindow {
  readonly search: string;
  readonly after: number;
  readonly limit: number;
}

/** An invoice with its sums. */
export type SummedInvoice = InvoiceRow & Pick<InvoiceDetail, 'credited' | 'paid' | 'accounts'>;

/** Invoices and payments of dealers, as they read them (domain guide 6.13); each of these is one statement. */
export interface BillingRepository {
  overview(scope: BillingScope): Promise<Omit<BillingOverview, 'today' | 'payUrl'>>;
  invoices(
    scope: BillingScope,
    query: Pick<ListQuery, 'search' | 'filters' | 'sort'>,
    window: { readonly limit: number; readonly offset: number },
  ): Promise<Pick<InvoicePage, 'invoices' | 'total'>>;
  branches(scope: BillingScope): Promise<InvoicePage['branches']>;
  /** Null outside of the scope. */
  invoice(id: string, scope: BillingScope): Promise<InvoiceDetail | null>;
  /** Lines of an invoice in their order; null outside of the scope. */
  lines(id: string, scope: BillingScope, window: LineWindow): Promise<InvoiceLines | null>;
  payments(
    scope: BillingScope,
    query: Pick<ListQuery, 'search' | 'filters' | 'sort'>,
    window: { readonly limit: number; readonly offset: number },
  ): Promise<Pick<PaymentPage, 'payments' | 'total'>>;
  /** Accounts billed this month, by their numbers, behind `after`. */
  billedAccounts(
    scope: BillingScope,
    window: { readonly after: string; readonly limit: number },
  ): Promise<BilledAccounts>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly billing: BillingRepository;
  }
}
