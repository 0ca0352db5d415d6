import type { EnteredLine, GroupEntry, InvoiceHead, PaymentEntry } from './billing-entry.ts';
import type { PayableInvoice } from './check-invoice.rule.ts';

/** An invoice as currently shown, and the draft of its next revision. */
export interface KnownInvoice {
  readonly id: string;
  readonly siteGroupNum: number;
  /** Null if no revision is complete yet. */
  readonly revision: number | null;
  readonly paid: number;
  /** The incomplete revision whose lines are still arriving; null if there is none. */
  readonly draft: InvoiceHead | null;
}

/** How many lines of a draft have arrived, and their sum. */
export interface DraftProgress {
  /** Number of lines just added that were not stored before. */
  readonly added: number;
  readonly lines: number;
  readonly amount: number;
}

/** Stores billing data from the accounting system. */
export interface BillingIntakeRepository {
  /** Locks all billing data against other writers until the transaction ends. */
  lock(): Promise<void>;
  isGroup(siteGroupNum: number): Promise<boolean>;
  /** Stores a group's billing data. Returns false if the same or a later revision is stored. */
  putGroup(entry: GroupEntry, now: number): Promise<boolean>;
  find(number: string): Promise<KnownInvoice | null>;
  /** Starts the draft of an invoice or of its next revision, and deletes the lines of an earlier draft. */
  begin(id: string, head: InvoiceHead, now: number): Promise<void>;
  addLines(
    invoice: { readonly id: string; readonly revision: number },
    first: number,
    lines: readonly EnteredLine[],
  ): Promise<DraftProgress>;
  /** Deletes an invoice's draft and the draft's lines. */
  drop(id: string): Promise<void>;
  /** Makes the draft the revision that is shown. */
  publish(id: string, head: InvoiceHead, now: number): Promise<void>;
  /** Returns the stored revision of a payment; null for a new payment. */
  paymentRevision(number: string): Promise<number | null>;
  /**
   * Returns the invoices that a payment names, in the payer's group and branches. The open amount of each invoice does not
   * count earlier revisions of this payment.
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
