import type { BilledGroup } from '../../billing/billing-overview.schema.ts';
import type { InvoiceLine, PaymentRow } from '../../billing/invoice-detail.schema.ts';
import type { Currency } from '../../billing/money-text.rule.ts';

/** Billing data of a group, as accounting submits it. */
export interface GroupEntry extends Pick<
  BilledGroup,
  'siteGroupNum' | 'nextInvoiceOn' | 'autopay' | 'contacts'
> {
  readonly kind: 'group';
  /** Increases with every change. An equal or older revision changes nothing. */
  readonly revision: number;
}

/** The head of an invoice. The invoice is shown once all its lines have arrived. */
export interface InvoiceHead {
  readonly number: string;
  readonly revision: number;
  readonly siteGroupNum: number;
  readonly invoiceOn: string;
  readonly dueOn: string;
  readonly periodFrom: string;
  readonly periodTo: string;
  readonly currency: Currency;
  readonly amount: number;
  /** How many lines follow. */
  readonly lines: number;
  /** A credit on the invoice as a whole, with its reason. */
  readonly credit: { readonly on: string; readonly amount: number; readonly reason: string } | null;
}

export type InvoiceEntry = InvoiceHead & { readonly kind: 'invoice' };

export type EnteredLine = Omit<InvoiceLine, 'place' | 'siteNum'>;

/** Some lines of an invoice whose head arrived before. The parts may arrive in any order. */
export interface LinesEntry {
  readonly kind: 'lines';
  readonly number: string;
  readonly revision: number;
  /** Position of the first line, from 1. */
  readonly first: number;
  readonly lines: readonly EnteredLine[];
}

/** A payment and the invoices it was applied to. */
export interface PaymentEntry extends Pick<
  PaymentRow,
  'number' | 'paidOn' | 'method' | 'last4' | 'currency' | 'amount'
> {
  readonly kind: 'payment';
  readonly revision: number;
  readonly siteGroupNum: number;
  /** Amounts by invoice number. */
  readonly applied: readonly { readonly number: string; readonly amount: number }[];
}

/** An unreadable entry, and the reason. */
export interface FaultyBillingEntry {
  readonly kind: 'faulty';
  readonly message: string;
}

export type BillingEntry =
  | GroupEntry
  | InvoiceEntry
  | LinesEntry
  | PaymentEntry
  | FaultyBillingEntry;

/**
 * The outcome of a billing entry. `kept`: it counts. `repeated`: the same or a later revision arrived before. `notOnFile`:
 * the group or invoice is unknown. `refused`: its sums or days do not match. `unreadable`: the message names the field.
 */
export interface BillingOutcome {
  readonly outcome: 'kept' | 'repeated' | 'notOnFile' | 'refused' | 'unreadable';
  readonly message: string | null;
}
