import * as z from 'zod/mini';
import { CURRENCIES } from './money-text.rule.ts';

/** The states, as named in domain guide 10. */
export const INVOICE_STATES = ['Open', 'Past due', 'Paid', 'Credited'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** The services an account is billed for (domain guide 6.13 "Invoice lines"). */
export const BILLED_SERVICES = [
  'Burglary',
  'Fire',
  'Open/close',
  'Cellular',
  'Video',
  'Answering',
] as const;
export type BilledService = (typeof BILLED_SERVICES)[number];

/** Payment methods of dealers. */
export const PAYMENT_METHODS = ['Card', 'Bank transfer', 'Check'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Integer cents. */
const cents = z.int();
/** A calendar day such as `2026-11-01`. */
const day = z.string();
const currency = z.enum(CURRENCIES);
const group = z.object({ siteGroupNum: z.int(), siteGroupName: z.string() });

/** A row of the list of invoices. */
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
  /** The groups by which the list can be filtered. */
  branches: z.array(group),
});
export type InvoicePage = z.infer<typeof invoicePageSchema>;

/** One invoice with its credits and payments. Its lines are read separately, page by page. */
export const invoiceDetailSchema = z.extend(invoiceRowSchema, {
  /** Increases when accounting sends the invoice again. */
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

/** One line of an invoice. */
export const invoiceLineSchema = z.object({
  /** Position in its invoice, starting at 1. */
  place: z.int(),
  xmit: z.string(),
  /** The name of the site in the accounting data. */
  siteName: z.string(),
  /** The current site of the account; null if it is outside of the reader's scope. */
  siteNum: z.nullable(z.int()),
  service: z.enum(BILLED_SERVICES),
  rate: cents,
  quantity: z.int(),
  from: day,
  to: day,
  /** The number of days billed, and the days of that month; null for a whole month. */
  days: z.nullable(z.int()),
  ofDays: z.nullable(z.int()),
  amount: cents,
  creditReason: z.nullable(z.string()),
});
export type InvoiceLine = Readonly<z.infer<typeof invoiceLineSchema>>;

export const invoiceLinesSchema = z.object({
  lines: z.array(invoiceLineSchema),
  /** Number of lines that match the search. */
  total: z.int(),
});
export type InvoiceLines = z.infer<typeof invoiceLinesSchema>;

/** A row of the list of payments. */
export const paymentRowSchema = z.object({
  id: z.string(),
  number: z.string(),
  siteGroup: group,
  paidOn: day,
  method: z.enum(PAYMENT_METHODS),
  last4: z.nullable(z.string()),
  currency,
  amount: cents,
  /** The amount of the payment that was not applied to an invoice yet. */
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
