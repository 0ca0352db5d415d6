import type { BilledGroup } from '../../billing/billing-overview.schema.ts';
import type { InvoiceLine, PaymentRow } from '../../billing/invoice-detail.schema.ts';
import type { Currency } from '../../billing/money-text.rule.ts';

/** How a group is billed, as accounting hands it in. */
export interface GroupEntry extends Pick<
  BilledGroup,
  'siteGroupNum' | 'nextInvoiceOn' | 'autopay' | 'contacts'
> {
  readonly kind: 'group';
  /** Counts up with every change; an older one, or the same again, changes nothing. */
  readonly revision: number;
}

/** What an invoice says above its lines; it is shown once they are all there. */
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
  /** What was credited on it as a whole, and why. */
  readonly credit: { readonly on: string; readonly amount: number; readonly reason: string } | null;
}

export type InvoiceEntry = InvoiceHead & { readonly kind: 'invoice' };

export type EnteredLine = Omit<InvoiceLine, 'place' | 'siteNum'>;

/** Some lines of an invoice that came before, in any order of the parts. */
export interface LinesEntry {
  readonly kind: 'lines';
  readonly number: string;
  readonly revision: number;
  /** Place of the first one, from 1. */
  readonly first: number;
  readonly lines: readonly EnteredLine[];
}

/** A payment with what it was used for. */
export interface PaymentEntry extends Pick<
  PaymentRow,
  'number' | 'paidOn' | 'method' | 'last4' | 'currency' | 'amount'
> {
  readonly kind: 'payment';
  readonly revision: number;
  readonly siteGroupNum: number;
  /** By numbers of invoices. */
  readonly applied: readonly { readonly number: string; readonly amount: number }[];
}

/** Something that is no entry, and why. */
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

/** What became of an entry: `kept` it counts, `repeated` it, or a later revision, had come before, `notOnFile` nobody knows that group or invoice, `refused` its sums or days do not fit, `unreadable` with the field. */
export interface BillingOutcome {
  readonly outcome: 'kept' | 'repeated' | 'notOnFile' | 'refused' | 'unreadable';
  readonly message: string | null;
}
