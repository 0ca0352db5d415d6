import type { EnteredLine, GroupEntry, InvoiceHead, PaymentEntry } from './billing-entry.ts';
import type { PayableInvoice } from './check-invoice.rule.ts';

/** An invoice as it stands and as it is coming in. */
export interface KnownInvoice {
  readonly id: string;
  readonly siteGroupNum: number;
  /** Null while none is shown yet. */
  readonly revision: number | null;
  readonly paid: number;
  /** The revision whose lines are coming in. */
  readonly draft: InvoiceHead | null;
}

/** What has come of the lines of a draft. */
export interface DraftProgress {
  /** Those of this part that were not there before. */
  readonly added: number;
  readonly lines: number;
  readonly amount: number;
}

/** Writes what accounting hands in; inside one transaction, one batch after the other. */
export interface BillingIntakeRepository {
  /** Nobody else takes in billing until the transaction ends. */
  lock(): Promise<void>;
  isGroup(siteGroupNum: number): Promise<boolean>;
  /** False where the same revision, or a later one, is there. */
  putGroup(entry: GroupEntry, now: number): Promise<boolean>;
  find(number: string): Promise<KnownInvoice | null>;
  /** Begins an invoice, or its next revision, whose lines are to come; what came of an earlier draft goes. */
  begin(id: string, head: InvoiceHead, now: number): Promise<void>;
  addLines(
    invoice: { readonly id: string; readonly revision: number },
    first: number,
    lines: readonly EnteredLine[],
  ): Promise<DraftProgress>;
  /** The draft goes, and nothing of it was kept. */
  drop(id: string): Promise<void>;
  /** Shows a draft in the place of the revision before it. */
  publish(id: string, head: InvoiceHead, now: number): Promise<void>;
  /** The revision of a payment; null for a new one. */
  paymentRevision(number: string): Promise<number | null>;
  /** Invoices of a group and its branches by their numbers, without what this payment paid on them. */
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
