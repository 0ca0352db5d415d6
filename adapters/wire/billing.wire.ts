import * as z from 'zod/mini';
import { INVOICE_LIST, PAYMENT_LIST } from '#core/billing/billing-list.ts';
import { billedAccountsSchema, billingOverviewSchema } from '#core/billing/billing.schema.ts';
import {
  invoiceDetailSchema,
  invoiceLinesSchema,
  invoicePageSchema,
  paymentPageSchema,
} from '#core/billing/invoice.schema.ts';
import { jobSchema } from '#core/jobs/job.schema.ts';
import { exportFormatSchema } from '#core/lists/list-query.schema.ts';
import { get, post } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';
import { exportParams, listFile, listParams } from './lists.wire.ts';

/** The group and its branches, for whoever may read their invoices (domain guide 6.13). */
const common = {
  inGroup: true,
  access: { kind: 'full', applications: [2], permissions: ['billingRead'] },
} as const;
const page = z.optional(z.string().check(z.maxLength(9)));
const ofInvoice = { ...common, params: z.strictObject({ id: z.uuid() }) } as const;
/** The place of a line. */
const place = z.optional(z.string().check(z.regex(/^\d{1,7}$/)));

export const readBilling = get('readBilling', 'billing', {
  ...common,
  summary: 'What the group owes and is billed for',
  reply: billingOverviewSchema,
  errors: [404],
});

export const listInvoices = get('listInvoices', 'billing/invoices', {
  ...common,
  summary: 'Invoices of the group and its branches',
  query: z.strictObject({ ...listParams(INVOICE_LIST), page }),
  reply: invoicePageSchema,
  errors: [404],
});

export const exportInvoices = get('exportInvoices', 'billing/invoices/export', {
  ...listFile,
  ...common,
  summary: 'Invoices of a filter, as a file',
  query: z.strictObject({ ...listParams(INVOICE_LIST), ...exportParams }),
  errors: [404, 422],
});

/** One invoice without its lines; 404 outside of the scope. */
export const readInvoice = get('readInvoice', 'billing/invoices/{id}', {
  ...ofInvoice,
  summary: 'One invoice',
  reply: invoiceDetailSchema,
  errors: [404],
});

/** Lines behind a place, a hundred at a time; `q` looks through account, site, service and reason. */
export const listInvoiceLines = get('listInvoiceLines', 'billing/invoices/{id}/lines', {
  ...ofInvoice,
  summary: 'Lines of an invoice',
  query: z.strictObject({ q: z.optional(z.string().check(z.maxLength(100))), after: place }),
  reply: invoiceLinesSchema,
  errors: [404],
});

/** An invoice on the provider's paper, or its lines as CSV; 422 for more than 5,000 lines, which a job takes. */
export const invoiceFile = get('invoiceFile', 'billing/invoices/{id}/file', {
  ...ofInvoice,
  summary: 'An invoice as a file',
  file: 'download',
  media: ['text/csv', 'application/pdf'],
  query: z.strictObject({ format: exportFormatSchema }),
  reply: fileReplySchema,
  errors: [404, 422],
});

/** Starts the job that makes the file of an invoice of any length. */
export const startInvoiceFile = post('startInvoiceFile', 'billing/invoices/{id}/files', {
  ...ofInvoice,
  oncePerKey: true,
  impersonation: 'never',
  summary: 'Start the file of an invoice',
  body: z.strictObject({ format: exportFormatSchema }),
  reply: jobSchema,
  errors: [404, 409, 422],
});

export const listPayments = get('listPayments', 'billing/payments', {
  ...common,
  summary: 'Payments of the group and its branches',
  query: z.strictObject({ ...listParams(PAYMENT_LIST), page }),
  reply: paymentPageSchema,
  errors: [404],
});

export const exportPayments = get('exportPayments', 'billing/payments/export', {
  ...listFile,
  ...common,
  summary: 'Payments of a filter, as a file',
  query: z.strictObject({ ...listParams(PAYMENT_LIST), ...exportParams }),
  errors: [404, 422],
});

/** Accounts billed this month by their numbers, 2,000 behind `after`; what a dealer's own list is held against. */
export const listBilledAccounts = get('listBilledAccounts', 'billing/accounts', {
  ...common,
  summary: 'Accounts billed this month',
  query: z.strictObject({ after: z.optional(z.string().check(z.maxLength(64))) }),
  reply: billedAccountsSchema,
  errors: [404],
});
