import * as z from 'zod/mini';
import { CURRENCIES } from './money-text.rule.ts';

/** States of an invoice (domain guide 10). */
export const INVOICE_STATES = ['Open', 'Past due', 'Paid', 'Credited'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Services that accounts are billed for (domain guide 6.13 "Invoice lines"). */
export const BILLED_SERVICES = [
  'Burglary',
  'Fire',
  'Open/close',
  'Cellular',
  'Video',
  'Answering',
] as const;
export type BilledService = (typeof BILLED_SERVICES)[number];

export const PAYMENT_METHODS = ['Card', 'Bank transfer', 'Check'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Amount in integer cents. */
const cents = z.int();
/** A calendar day such as `2026-11-01`. */
const day = z.string();
const currency = z.enum(CURRENCIES);
const group = z.object({ siteGroupNum: z.int(), siteGroupName: z.string() });

export const invoiceRowSchema = z.object({
  id: z.string(),
  number: z.string(),
  siteGroup: group,
  invoiceOn: day,
  dueOn: day,
  periodFrom: day,
  periodTo: day,
  currency,
  amount: cents,
  open: cents,
  state: z.enum(INVOICE_STATES),
});
export type InvoiceRow = Readonly<z.infer<typeof invoiceRowSchema>>;

export const invoicePageSchema = z.object({
  invoices: z.array(invoiceRowSchema),
  total: z.int(),
  /** Site groups by which the list can be filtered. */
  branches: z.array(group),
});
export type InvoicePage = z.infer<typeof invoicePageSchema>;

/** One invoice with its credits and payments, but without its lines. Read the lines page by page with `listInvoiceLines`. */
export const invoiceDetailSchema = z.extend(invoiceRowSchema, {
  /** Increases each time accounting sends the invoice again. */
  revision: z.int(),
  credited: cents,
  creditedOn: z.nullable(day),
  creditReason: z.nullable(z.string()),
  paid: cents,
  lines: z.int(),
  /** Number of accounts on the invoice. */
  accounts: z.int(),
  services: z.array(z.object({ service: z.enum(BILLED_SERVICES), lines: z.int(), amount: cents })),
  payments: z.array(
    z.object({
      number: z.string(),
      paidOn: day,
      method: z.enum(PAYMENT_METHODS),
      last4: z.nullable(z.string()),
      applied: cents,
    }),
  ),
});
export type InvoiceDetail = z.infer<typeof invoiceDetailSchema>;

export const invoiceLineSchema = z.object({
  place: z.int(),
  xmit: z.string(),
  /** Name of the site as stored in accounting. */
  siteName: z.string(),
  /** Current site number of the account; null if the site is outside the caller's scope. */
  siteNum: z.nullable(z.int()),
  service: z.enum(BILLED_SERVICES),
  rate: cents,
  quantity: z.int(),
  from: day,
  to: day,
  /** Number of days billed. `ofDays` is the number of days of the billed month. `days` and `ofDays` are null for a whole month. */
  days: z.nullable(z.int()),
  ofDays: z.nullable(z.int()),
  amount: cents,
  creditReason: z.nullable(z.string()),
});
export type InvoiceLine = Readonly<z.infer<typeof invoiceLineSchema>>;

export const invoiceLinesSchema = z.object({
  lines: z.array(invoiceLineSchema),
  /** Total number of lines that match the search. */
  total: z.int(),
});
export type InvoiceLines = z.infer<typeof invoiceLinesSchema>;

export const paymentRowSchema = z.object({
  id: z.string(),
  number: z.string(),
  siteGroup: group,
  paidOn: day,
  method: z.enum(PAYMENT_METHODS),
  last4: z.nullable(z.string()),
  currency,
  amount: cents,
  /** Amount of the payment that is not applied to an invoice yet, in cents. */
  unapplied: cents,
  applied: z.array(z.object({ id: z.string(), number: z.string(), amount: cents })),
});
export type PaymentRow = Readonly<z.infer<typeof paymentRowSchema>>;

export const paymentPageSchema = z.object({
  payments: z.array(paymentRowSchema),
  total: z.int(),
  branches: z.array(group),
});
export type PaymentPage = z.infer<typeof paymentPageSchema>;
