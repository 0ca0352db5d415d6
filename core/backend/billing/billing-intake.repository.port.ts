import type { EnteredLine, GroupEntry, InvoiceHead, PaymentEntry } from './billing-entry.ts';
import type { PayableInvoice } from './check-invoice.rule.ts';

/** An invoice as it is shown now, and its draft while new lines arrive. */
export interface KnownInvoice {
  readonly id: string;
  readonly siteGroupNum: number;
  /** Null while no revision is shown yet. */
  readonly revision: number | null;
  readonly paid: number;
  /** The revision whose lines are arriving. */
  readonly draft: InvoiceHead | null;
}

/** How much of a draft has arrived. */
export interface DraftProgress {
  /** Number of lines in this part that were new. */
  readonly added: number;
  readonly lines: number;
  readonly amount: number;
}

/** Stores what accounting submits. Each batch runs in one transaction, one after another. */
export interface BillingIntakeRepository {
  /** Keeps other requests from writing billing data until the transaction ends. */
  lock(): Promise<void>;
  isGroup(siteGroupNum: number): Promise<boolean>;
  /** Returns false if the same or a later revision is stored. */
  putGroup(entry: GroupEntry, now: number): Promise<boolean>;
  find(number: string): Promise<KnownInvoice | null>;
  /** Starts an invoice or its next revision; its lines follow. Lines of an earlier draft are deleted. */
  begin(id: string, head: InvoiceHead, now: number): Promise<void>;
  addLines(
    invoice: { readonly id: string; readonly revision: number },
    first: number,
    lines: readonly EnteredLine[],
  ): Promise<DraftProgress>;
  /** Deletes the draft and its lines. */
  drop(id: string): Promise<void>;
  /** Shows a draft in place of the revision before it. */
  publish(id: string, head: InvoiceHead, now: number): Promise<void>;
  /** Returns the revision of a payment; null for a new payment. */
  paymentRevision(number: string): Promise<number | null>;
  /**
   * Returns the invoices that a payment names, in its group and branches. What this payment already paid on them is left
   * out of their totals.
   */
  payable(entry: PaymentEntry): Promise<readonly PayableInvoice[]>;
  putPayment(
    id: string,
    entry: PaymentEntry,
    invoices: readonly PayableInvoice[],
    now: number,
  ): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly billingIntake: BillingIntakeRepository;
  }
}
