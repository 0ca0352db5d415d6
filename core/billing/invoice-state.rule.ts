import { dayNumber } from '../kernel/calendar-day.rule.ts';
import type { InvoiceState } from './invoice-detail.schema.ts';

/** The amounts of an invoice in integer cents: what it bills, what was credited on the whole invoice, and what was paid. */
export interface InvoiceAmounts {
  readonly amount: number;
  readonly credited: number;
  readonly paid: number;
}

/** Returns what is still to be paid of an invoice. For a credit note, returns what it takes off the balance. */
export const openOf = ({ amount, credited, paid }: InvoiceAmounts): number =>
  amount - credited - paid;

/**
 * Returns the state of an invoice on a given day at the provider (domain guide 10 "Invoice"). It is past due from the day
 * after its due day. The state is never stored.
 */
export const invoiceState = (
  invoice: InvoiceAmounts & { readonly dueOn: string },
  today: string,
): InvoiceState => {
  if (openOf(invoice) > 0) return invoice.dueOn < today ? 'Past due' : 'Open';
  return invoice.amount < 0 || invoice.credited > 0 ? 'Credited' : 'Paid';
};

/** The part of a month that a line bills; both are null for the whole month. */
export interface Share {
  readonly days: number | null;
  readonly ofDays: number | null;
}

/** Returns the amount of a line: rate times quantity times its share of the month, rounded to the cent away from zero. */
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

/** Returns the number of days from one day to another, both inclusive. */
export const daysBetween = (from: string, to: string): number =>
  dayNumber(to) - dayNumber(from) + 1;
