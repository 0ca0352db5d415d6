import { dayNumber } from '../kernel/calendar-day.rule.ts';
import type { InvoiceState } from './invoice-detail.schema.ts';

/** Amounts of an invoice in integer cents: `amount` is billed, `credited` was credited against the invoice, `paid` was paid. */
export interface InvoiceAmounts {
  readonly amount: number;
  readonly credited: number;
  readonly paid: number;
}

/** Returns the open amount of an invoice in cents. For a credit note, returns the amount deducted from the balance. */
export const openOf = ({ amount, credited, paid }: InvoiceAmounts): number =>
  amount - credited - paid;

/**
 * Returns the state of an invoice on a given day at the provider (domain guide 10 "Invoice"). An open invoice is past due
 * from the day after its due date.
 */
export const invoiceState = (
  invoice: InvoiceAmounts & { readonly dueOn: string },
  today: string,
): InvoiceState => {
  if (openOf(invoice) > 0) return invoice.dueOn < today ? 'Past due' : 'Open';
  return invoice.amount < 0 || invoice.credited > 0 ? 'Credited' : 'Paid';
};

/** How many days of a month are billed, and how many days the month has; both null for a whole month. */
export interface Share {
  readonly days: number | null;
  readonly ofDays: number | null;
}

/** Returns the amount of an invoice line in cents: rate × quantity × share of the month, rounded away from zero. */
export const lineAmount = ({
  rate,
  quantity,
  days,
  ofDays,
}: Share & { readonly rate: number; readonly quantity: number }): number => {
  const whole = rate * quantity;
  if (days === null || ofDays === null) return whole;
  const cents = Math.floor((2 * Math.abs(whole) * days + ofDays) / (2 * ofDays));
  return whole < 0 ? -cents : cents;
};

/** Returns the number of days from one day to another, both days included. */
export const daysBetween = (from: string, to: string): number =>
  dayNumber(to) - dayNumber(from) + 1;
