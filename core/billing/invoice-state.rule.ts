import { dayNumber } from '../kernel/calendar-day.rule.ts';
import type { InvoiceState } from './invoice-detail.schema.ts';

/** What an invoice is about in integer cents: what it bills, what was credited on it as a whole, and what payments were applied to it. */
export interface InvoiceAmounts {
  readonly amount: number;
  readonly credited: number;
  readonly paid: number;
}

/** What is still to be paid of an invoice; of a credit note, what it takes off the balance. */
export const openOf = ({ amount, credited, paid }: InvoiceAmounts): number =>
  amount - credited - paid;

/** How an invoice stands on a day of the provider's (domain guide 10 "Invoice"): past due from the day after its due day, never stored. */
export const invoiceState = (
  invoice: InvoiceAmounts & { readonly dueOn: string },
  today: string,
): InvoiceState => {
  if (openOf(invoice) > 0) return invoice.dueOn < today ? 'Past due' : 'Open';
  return invoice.amount < 0 || invoice.credited > 0 ? 'Credited' : 'Paid';
};

/** Which part of a month a line bills; both null for the whole. */
export interface Share {
  readonly days: number | null;
  readonly ofDays: number | null;
}

/** What a line comes to: its rate, so many times, for its share of the month, rounded to the cent away from zero. */
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

/** Days from one to another, both included. */
export const daysBetween = (from: string, to: string): number =>
  dayNumber(to) - dayNumber(from) + 1;
