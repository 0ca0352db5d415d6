import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { INVOICE_LIST, PAYMENT_LIST } from './billing-list.ts';
import { billedAccountsSchema, billingOverviewSchema } from './billing-overview.schema.ts';
import {
  invoiceDetailSchema,
  invoiceLinesSchema,
  invoicePageSchema,
  paymentPageSchema,
} from './invoice-detail.schema.ts';
import { jobSchema } from '../jobs/job.schema.ts';
import { exportFormatSchema } from '../lists/list-query.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import { exportInput, listFile, queryInput } from '../lists/list-input.ts';

/**
 * Common options: every operation works in the active group and its branches and requires the right to read invoices
 * (domain guide 6.13).
 */
const common = {
  inGroup: true,
  access: { kind: 'full', applications: [2], permissions: ['billingRead'] },
} as const;

const page = z.optional(z.string().check(z.maxLength(9)));

const ofInvoice = { ...common, input: { id: z.uuid() } } as const;

/** Position of an invoice line. */
const place = z.optional(z.string().check(z.regex(/^\d{1,7}$/)));

export const billingApi = {
  readBilling: operation({
    ...common,
    summary: 'Billing overview of the group',
    output: billingOverviewSchema,
    refusals: ['notFound'],
  }),

  listInvoices: operation({
    ...common,
    summary: 'Invoices of the group and its branches',
    ...queryInput(INVOICE_LIST, { page }),
    output: invoicePageSchema,
    refusals: ['notFound'],
  }),

  exportInvoices: operation({
    ...listFile,
    ...common,
    summary: 'Invoices of a filter, as a file',
    ...exportInput(INVOICE_LIST, {}),
    refusals: ['notFound', 'unacceptable'],
    background: true,
  }),

  /** Returns one invoice without its lines. Responds with 404 outside the caller's scope. */
  readInvoice: operation({
    ...ofInvoice,
    summary: 'One invoice',
    output: invoiceDetailSchema,
    refusals: ['notFound'],
  }),

  /** Returns up to 100 invoice lines after a position. `q` searches account, site, service and reason. */
  listInvoiceLines: operation({
    ...ofInvoice,
    summary: 'Lines of an invoice',
    input: { ...ofInvoice.input, q: z.optional(z.string().check(z.maxLength(100))), after: place },
    codec: {
      read: ({
        id,
        q,
        after,
      }: {
        id: string;
        q?: string | undefined;
        after?: string | undefined;
      }) => ({
        id,
        q: q ?? '',
        after: Number(after ?? 0),
      }),
      write: ({ id, q, after }: { id: string; q: string; after: number }) => ({
        id,
        q,
        after: String(after),
      }),
    },
    output: invoiceLinesSchema,
    refusals: ['notFound'],
  }),

  /** Returns an invoice as a printable document, or its lines as CSV. Responds with 422 for more than 5,000 lines, which require a job. */
  invoiceFile: operation({
    ...ofInvoice,
    summary: 'An invoice as a file',
    input: { ...ofInvoice.input, format: exportFormatSchema },
    output: fileReplySchema,
    refusals: ['notFound', 'unacceptable'],
    file: 'download',
    media: ['text/csv', 'application/pdf'],
    background: true,
  }),

  /** Starts the job that creates the file of an invoice with any number of lines. Idempotent by key. */
  startInvoiceFile: operation({
    ...ofInvoice,
    summary: 'Start the file of an invoice',
    input: { ...ofInvoice.input, format: exportFormatSchema },
    output: jobSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    oncePerKey: true,
    impersonation: 'never',
  }),

  listPayments: operation({
    ...common,
    summary: 'Payments of the group and its branches',
    ...queryInput(PAYMENT_LIST, { page }),
    output: paymentPageSchema,
    refusals: ['notFound'],
  }),

  exportPayments: operation({
    ...listFile,
    ...common,
    summary: 'Payments of a filter, as a file',
    ...exportInput(PAYMENT_LIST, {}),
    refusals: ['notFound', 'unacceptable'],
    background: true,
  }),

  /** Returns up to 2,000 accounts billed this month after the cursor `after`, ordered by number. */
  listBilledAccounts: operation({
    ...common,
    summary: 'Accounts billed this month',
    input: { after: z.optional(z.string().check(z.maxLength(64))) },
    output: billedAccountsSchema,
    refusals: ['notFound'],
  }),
};

/** Read-only API for the invoices and payments of the active group and its branches (domain guide 6.13). */
export type BillingGateway = GatewayOf<typeof billingApi>;
