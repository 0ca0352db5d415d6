import type { BilledAccounts, BillingOverview } from '../../billing/billing-overview.schema.ts';
import type {
  InvoiceDetail,
  InvoiceLines,
  InvoicePage,
  InvoiceRow,
  PaymentPage,
} from '../../billing/invoice-detail.schema.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';

/** The group whose billing is read, and today's date in the provider's time zone, which decides what is past due. */
export interface BillingScope {
  /** Number of the group; its branches are included. */
  readonly siteGroupNum: number;
  readonly today: string;
}

/** Selects invoice lines that match a search, after a given line. */
export interface LineWindow {
  readonly search: string;
  readonly after: number;
  readonly limit: number;
}

export type SummedInvoice = InvoiceRow & Pick<InvoiceDetail, 'credited' | 'paid' | 'accounts'>;

/** Reads invoices and payments of dealers (domain guide 6.13). Each method runs one statement. */
export interface BillingRepository {
  overview(scope: BillingScope): Promise<Omit<BillingOverview, 'today' | 'payUrl'>>;
  invoices(
    scope: BillingScope,
    query: Pick<ListQuery, 'search' | 'filters' | 'sort'>,
    window: { readonly limit: number; readonly offset: number },
  ): Promise<Pick<InvoicePage, 'invoices' | 'total'>>;
  branches(scope: BillingScope): Promise<InvoicePage['branches']>;
  /** Returns one invoice; null if it is outside the scope. */
  invoice(id: string, scope: BillingScope): Promise<InvoiceDetail | null>;
  /** Returns lines of an invoice in order; null if the invoice is outside the scope. */
  lines(id: string, scope: BillingScope, window: LineWindow): Promise<InvoiceLines | null>;
  payments(
    scope: BillingScope,
    query: Pick<ListQuery, 'search' | 'filters' | 'sort'>,
    window: { readonly limit: number; readonly offset: number },
  ): Promise<Pick<PaymentPage, 'payments' | 'total'>>;
  /** Returns the accounts billed this month in the order of their numbers, starting after `after`. */
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
