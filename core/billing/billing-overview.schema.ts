import * as z from 'zod/mini';
import { PAYMENT_METHODS } from './invoice-detail.schema.ts';
import { CURRENCIES } from './money-text.rule.ts';

const currency = z.enum(CURRENCIES);

/** How one group is billed; the provider's accounting keeps it. */
export const billedGroupSchema = z.object({
  siteGroupNum: z.int(),
  siteGroupName: z.string(),
  nextInvoiceOn: z.nullable(z.string()),
  /** Null where invoices are paid by hand. */
  autopay: z.nullable(z.object({ method: z.enum(PAYMENT_METHODS), last4: z.nullable(z.string()) })),
  /** Who receives its invoices. */
  contacts: z.array(z.object({ name: z.string(), email: z.string() })),
});
export type BilledGroup = z.infer<typeof billedGroupSchema>;

/** What a group and its branches owe, and what they are billed for (domain guide 6.13 "Overview"). */
export const billingOverviewSchema = z.object({
  /** The provider's day: past due is checked by it. */
  today: z.string(),
  /** One for each currency there are invoices in; none says that there are no invoices yet. */
  totals: z.array(
    z.object({
      currency,
      balance: z.int(),
      pastDue: z.int(),
      pastDueInvoices: z.int(),
      openInvoices: z.int(),
      /** Paid, and not applied to an invoice yet. */
      unapplied: z.int(),
    }),
  ),
  accountsNow: z.int(),
  accountsBefore: z.int(),
  /** By the months invoices are of, the oldest first, those without one left out. */
  months: z.array(
    z.object({ month: z.string(), currency, billed: z.int(), open: z.int(), pastDue: z.int() }),
  ),
  groups: z.array(billedGroupSchema),
  /** Where invoices are paid; null where the provider has no such page. */
  payUrl: z.nullable(z.string()),
});
export type BillingOverview = z.infer<typeof billingOverviewSchema>;

/** An account that is billed this month, as a dealer's own list is held against it. */
export const billedAccountSchema = z.object({
  xmit: z.string(),
  siteName: z.string(),
  siteNum: z.nullable(z.int()),
  currency,
  /** What its services come to a month, whole months of each. */
  rate: z.int(),
});
export type BilledAccount = Readonly<z.infer<typeof billedAccountSchema>>;

/** Billed accounts a reading brings at most. */
export const BILLED_WINDOW = 2000;

export const billedAccountsSchema = z.object({
  accounts: z.array(billedAccountSchema),
  /** Behind which the next reading goes on; null at the end. */
  next: z.nullable(z.string()),
});
export type BilledAccounts = z.infer<typeof billedAccountsSchema>;
