import type { Document } from '../documents/document.ts';
import type { Job } from '../jobs/job.schema.ts';
import type { Answer } from '../kernel/result.ts';
import type { ExportFormat, ListExport, ListQuery } from '../lists/list-query.schema.ts';
import type { BilledAccounts, BillingOverview } from './billing.schema.ts';
import type { InvoiceDetail, InvoiceLines, InvoicePage, PaymentPage } from './invoice.schema.ts';

/** What the active group and its branches are billed; all of it is read (domain guide 6.13). */
export interface BillingGateway {
  overview(how?: { readonly background: true }): Answer<BillingOverview>;
  invoices(query: ListQuery): Answer<InvoicePage>;
  exportInvoices(wanted: ListExport): Answer<Document>;
  invoice(id: string): Answer<InvoiceDetail>;
  /** A hundred lines behind a place. */
  lines(id: string, search: string, after: number): Answer<InvoiceLines>;
  /** At most 5,000 lines. */
  file(id: string, format: ExportFormat): Answer<Document>;
  /** Puts the file of any invoice into the background; once for the key. */
  startFile(id: string, format: ExportFormat, key: string): Answer<Job>;
  payments(query: ListQuery): Answer<PaymentPage>;
  exportPayments(wanted: ListExport): Answer<Document>;
  /** Accounts billed this month behind a number, by their numbers. */
  billedAccounts(after: string): Answer<BilledAccounts>;
}
