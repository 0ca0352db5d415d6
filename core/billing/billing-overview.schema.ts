import * as z from 'zod/mini';
import { PAYMENT_METHODS } from './invoice-detail.schema.ts';
import { CURRENCIES } from './money-text.rule.ts';

const currency = z.enum(CURRENCIES);

export const billedGroupSchema = z.object({
  siteGroupNum: z.int(),
  siteGroupName: z.string(),
  nextInvoiceOn: z.nullable(z.string()),
  /** Automatic payment method; null if invoices are paid manually. */
  autopay: z.nullable(z.object({ method: z.enum(PAYMENT_METHODS), last4: z.nullable(z.string()) })),
  /** People who receive the group's invoices. */
  contacts: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type BilledGroup = z.infer<typeof billedGroupSchema>;

/** What a group and its branches owe, and what they are billed for (domain guide 6.13 "Overview"). */
export const billingOverviewSchema = z.object({
  /** Current day at the provider, which decides which invoices are past due. */
  today: z.string(),
  /** One total per currency; empty if there are no invoices yet. */
  totals: z.array(
    z.object({
      currency,
      balance: z.int(),
      pastDue: z.int(),
      pastDueInvoices: z.int(),
      openInvoices: z.int(),
      /** Amount of payments that is not applied to an invoice yet, in cents. */
      unapplied: z.int(),
    }),
  ),
  accountsNow: z.int(),
  accountsBefore: z.int(),
  /** Totals per invoice month of the last 13 months, oldest first. Months without an invoice are omitted. */
  months: z.array(
    z.object({
      month: z.string(),
      currency,
      /** The accounts billed; each group counts once, however many invoices it has. */
      accounts: z.int(),
      billed: z.int(),
      open: z.int(),
      pastDue: z.int(),
    }),
  ),
  groups: z.array(billedGroupSchema),
  /** URL of the payment page; null if the provider has none. */
  payUrl: z.nullable(z.string()),
});
export type BillingOverview = z.infer<typeof billingOverviewSchema>;

/** An account billed this month, for comparison with a dealer's own list. */
export const billedAccountSchema = z.object({
  xmit: z.string(),
  siteName: z.string(),
  siteNum: z.nullable(z.int()),
  currency,
  /** Monthly price of the account's services in cents, at the full monthly rate. */
  rate: z.int(),
});
export type BilledAccount = Readonly<z.infer<typeof billedAccountSchema>>;

/** Maximum number of billed accounts in one response. */
export const BILLED_WINDOW = 2000;

export const billedAccountsSchema = z.object({
  accounts: z.array(billedAccountSchema),
  /** Cursor of the next page; null on the last page. */
  next: z.nullable(z.string()),
});
export type BilledAccounts = z.infer<typeof billedAccountsSchema>;
