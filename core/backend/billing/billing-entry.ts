import type { BilledGroup } from '../../billing/billing-overview.schema.ts';
import type { InvoiceLine, PaymentRow } from '../../billing/invoice-detail.schema.ts';
import type { Currency } from '../../billing/money-text.rule.ts';

/** Billing data of a group, as the accounting system submits it. */
export interface GroupEntry extends Pick<
  BilledGroup,
  'siteGroupNum' | 'nextInvoiceOn' | 'autopay' | 'contacts'
> {
  readonly kind: 'group';
  /** Increases with every change. An entry with an equal or older revision is ignored. */
  readonly revision: number;
}

/** An invoice without its lines. The portal shows the invoice once all lines have arrived. */
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
  /** Number of invoice lines, which are submitted separately. */
  readonly lines: number;
  /** A credit for the whole invoice, with its reason. */
  readonly credit: { readonly on: string; readonly amount: number; readonly reason: string } | null;
}

export type InvoiceEntry = InvoiceHead & { readonly kind: 'invoice' };

export type EnteredLine = Omit<InvoiceLine, 'place' | 'siteNum'>;

/** Consecutive lines of an invoice whose head was submitted earlier. Groups of lines may arrive in any order. */
export interface LinesEntry {
  readonly kind: 'lines';
  readonly number: string;
  readonly revision: number;
  /** Number of the first of these lines within the invoice, from 1. */
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
  /** Amounts applied to invoices, by invoice number. */
  readonly applied: readonly { readonly number: string; readonly amount: number }[];
}

/** An entry that cannot be read, with the reason. */
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
 * The outcome of a billing entry. `kept`: stored. `repeated`: the same or a later revision is already stored. `notOnFile`:
 * unknown group or invoice. `refused`: sums or dates do not match. `unreadable`: the message names the field.
 */
export interface BillingOutcome {
  readonly outcome: 'kept' | 'repeated' | 'notOnFile' | 'refused' | 'unreadable';
  readonly message: string | null;
}
