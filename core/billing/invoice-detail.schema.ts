import * as z from 'zod/mini';
import { CURRENCIES } from './money-text.rule.ts';

/** In the words of domain guide 10. */
export const INVOICE_STATES = ['Open', 'Past due', 'Paid', 'Credited'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** What an account is billed for (domain guide 6.13 "Invoice lines"). */
export const BILLED_SERVICES = [
  'Burglary',
  'Fire',
  'Open/close',
  'Cellular',
  'Video',
  'Answering',
] as const;
export type BilledService = (typeof BILLED_SERVICES)[number];

/** How a dealer pays. */
export const PAYMENT_METHODS = ['Card', 'Bank transfer', 'Check'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Integer cents. */
const cents = z.int();
/** `2026-11-01`. */
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
  /** The groups a list can be narrowed to. */
  branches: z.array(group),
});
export type InvoicePage = z.infer<typeof invoicePageSchema>;

/** One invoice with what was credited and paid; its lines are read apart, window by window. */
export const invoiceDetailSchema = z.extend(invoiceRowSchema, {
  /** Counts up when accounting sends it anew. */
  revision: z.int(),
  credited: cents,
  creditedOn: z.nullable(day),
  creditReason: z.nullable(z.string()),
  paid: cents,
  lines: z.int(),
  /** Accounts that stand on it. */
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
  /** Counts from 1 within its invoice. */
  place: z.int(),
  xmit: z.string(),
  /** As accounting knew it. */
  siteName: z.string(),
  /** Where the account is by now; null outside of the reader's scope. */
  siteNum: z.nullable(z.int()),
  service: z.enum(BILLED_SERVICES),
  rate: cents,
  quantity: z.int(),
  from: day,
  to: day,
  /** So many days of a month of so many; null for the whole. */
  days: z.nullable(z.int()),
  ofDays: z.nullable(z.int()),
  amount: cents,
  creditReason: z.nullable(z.string()),
});
export type InvoiceLine = Readonly<z.infer<typeof invoiceLineSchema>>;

export const invoiceLinesSchema = z.object({
  lines: z.array(invoiceLineSchema),
  /** How many the search holds. */
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
  /** What of it no invoice has used yet. */
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
