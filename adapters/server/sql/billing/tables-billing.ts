import type { Generated } from 'kysely';
import type { InvoiceHead } from '#core/backend/billing/billing-entry.ts';
import type { BilledGroup } from '#core/billing/billing-overview.schema.ts';
import type { BilledService, PaymentMethod } from '#core/billing/invoice-detail.schema.ts';
import type { Currency } from '#core/billing/money-text.rule.ts';

/** The billing settings of a group. */
export interface BillingGroupTable {
  site_group_num: number;
  revision: number;
  /** `YYYY-MM-DD`, like every day in these tables. */
  next_invoice_on: string | null;
  autopay_method: PaymentMethod | null;
  autopay_last4: string | null;
  contacts: BilledGroup['contacts'];
  received_at: number;
}

/** An invoice in its newest complete revision. Amounts are in cents. */
export interface InvoiceTable {
  id: string;
  number: string;
  revision: number;
  site_group_num: number;
  invoice_on: string;
  due_on: string;
  period_from: string;
  period_to: string;
  currency: Currency;
  amount: number;
  credited: number;
  credited_on: string | null;
  credit_reason: string | null;
  /** Sum of the payment parts used for this invoice, in cents. */
  paid: Generated<number>;
  lines: number;
  accounts: number;
  received_at: number;
}

/** An invoice revision whose lines are still being submitted. */
export interface InvoiceDraftTable {
  number: string;
  invoice_id: string;
  revision: number;
  head: InvoiceHead;
  received_at: number;
}

/** A line of an invoice revision, complete or still being submitted. */
export interface InvoiceLineTable {
  invoice_id: string;
  revision: number;
  place: number;
  xmit: string;
  site_name: string;
  service: BilledService;
  rate: number;
  quantity: number;
  from_on: string;
  to_on: string;
  days: number | null;
  of_days: number | null;
  amount: number;
  credit_reason: string | null;
}

/** A payment of a group. */
export interface PaymentTable {
  id: string;
  number: string;
  revision: number;
  site_group_num: number;
  paid_on: string;
  method: PaymentMethod;
  last4: string | null;
  currency: Currency;
  amount: number;
  applied: number;
  received_at: number;
}

/** The part of a payment that was used for an invoice. */
export interface PaymentUseTable {
  payment_id: string;
  invoice_id: string;
  amount: number;
}

export interface BillingTables {
  billing_group: BillingGroupTable;
  invoice: InvoiceTable;
  invoice_draft: InvoiceDraftTable;
  invoice_line: InvoiceLineTable;
  payment: PaymentTable;
  payment_use: PaymentUseTable;
}
