import * as z from 'zod/mini';
import { PAYMENT_METHODS } from './invoice-detail.schema.ts';
import { CURRENCIES } from './money-text.rule.ts';

const currency = z.enum(CURRENCIES);

/** How one group is billed, as stored by the provider's accounting. */
export const billedGroupSchema = z.object({
  siteGroupNum: z.int(),
  siteGroupName: z.string(),
  nextInvoiceOn: z.nullable(z.string()),
  /** Null if invoices are paid manually. */
  autopay: z.nullable(z.object({ method: z.enum(PAYMENT_METHODS), last4: z.nullable(z.string()) })),
  /** The people who receive its invoices. */
  contacts: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type BilledGroup = z.infer<typeof billedGroupSchema>;

/** What a group and its branches owe, and what they are billed for (domain guide 6.13 "Overview"). */
export const billingOverviewSchema = z.object({
  /** The current day at the provider, which decides what is past due. */
  today: z.string(),
  /** One total per currency with invoices; empty if there are no invoices yet. */
  totals: z.array(
    z.object({
      currency,
      balance: z.int(),
      pastDue: z.int(),
      pastDueInvoices: z.int(),
      openInvoices: z.int(),
      /** The amount that was paid but not applied to an invoice yet. */
      unapplied: z.int(),
    }),
  ),
  accountsNow: z.int(),
  accountsBefore: z.int(),
  /** Totals by invoice month, oldest first, without months that have no invoice. */
  months: z.array(
    z.object({ month: z.string(), currency, billed: z.int(), open: z.int(), pastDue: z.int() }),
  ),
  groups: z.array(billedGroupSchema),
  /** The address of the payment page; null if the provider has none. */
  payUrl: z.nullable(z.string()),
});
export type BillingOverview = z.infer<typeof billingOverviewSchema>;

/** An account billed this month, to be compared with a dealer's own list. */
export const billedAccountSchema = z.object({
  xmit: z.string(),
  siteName: z.string(),
  siteNum: z.nullable(z.int()),
  currency,
  /** The monthly price of its services, counting whole months. */
  rate: z.int(),
});
export type BilledAccount = Readonly<z.infer<typeof billedAccountSchema>>;

/** The most billed accounts in one response. */
export const BILLED_WINDOW = 2000;

export const billedAccountsSchema = z.object({
  accounts: z.array(billedAccountSchema),
  /** The cursor after which the next page starts; null at the end. */
  next: z.nullable(z.string()),
});
export type BilledAccounts = z.infer<typeof billedAccountsSchema>;
