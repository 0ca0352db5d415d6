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

/** The group and its branches, for whoever may read their invoices (domain guide 6.13). */
const common = {
  inGroup: true,
  access: { kind: 'full', applications: [2], permissions: ['billingRead'] },
} as const;

const page = z.optional(z.string().check(z.maxLength(9)));

const ofInvoice = { ...common, input: { id: z.uuid() } } as const;

/** The place of a line. */
const place = z.optional(z.string().check(z.regex(/^\d{1,7}$/)));

export const billingApi = {
  readBilling: operation({
    ...common,
    summary: 'What the group owes and is billed for',
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

  /** One invoice without its lines; 404 outside of the scope. */
  readInvoice: operation({
    ...ofInvoice,
    summary: 'One invoice',
    output: invoiceDetailSchema,
    refusals: ['notFound'],
  }),

  /** Lines behind a place, a hundred at a time; `q` looks through account, site, service and reason. */
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

  /** An invoice on the provider's paper, or its lines as CSV; 422 for more than 5,000 lines, which a job takes. */
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

  /** Starts the job that makes the file of an invoice of any length, once for the key. */
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

  /** Accounts billed this month by their numbers, 2,000 behind `after`; what a dealer's own list is held against. */
  listBilledAccounts: operation({
    ...common,
    summary: 'Accounts billed this month',
    input: { after: z.optional(z.string().check(z.maxLength(64))) },
    output: billedAccountsSchema,
    refusals: ['notFound'],
  }),
};

/** What the invoices and payments of the active group and its branches ask of the provider; all of it is read (domain guide 6.13). */
export type BillingGateway = GatewayOf<typeof billingApi>;
