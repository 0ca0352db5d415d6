import { daysBetween, lineAmount } from '../../billing/invoice-state.rule.ts';
import { plainMoney } from '../../billing/money-text.rule.ts';
import type { EnteredLine, InvoiceHead, LinesEntry, PaymentEntry } from './billing-entry.ts';

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** Allowed rounding difference: one cent, in cents. */
const ROUNDING = 1;

const checkLine = (line: EnteredLine): string | null => {
  const { amount, creditReason, days, from, ofDays, to } = line;
  if (to < from) return 'ends before it starts.';
  if ((days === null) !== (ofDays === null))
    return 'gives the days but not the days of the month, or the other way around.';
  if (days !== null && ofDays !== null && (days > ofDays || days !== daysBetween(from, to)))
    return `bills ${days} of ${ofDays} days, which doesn’t match ${from} to ${to}.`;
  if (amount < 0 && creditReason === null) return 'is a credit without a reason.';
  if (amount > 0 && creditReason !== null) return 'has a credit reason but is not a credit.';
  const due = lineAmount(line);
  if (Math.abs(due - amount) > (days === null ? 0 : ROUNDING))
    return `is ${plainMoney(amount)}, but its rate and quantity come to ${plainMoney(due)}.`;
  return null;
};

/** Returns why invoice lines are refused, with the number of the first wrong line; null if all are correct. */
export const checkInvoiceLines = (
  { first, lines }: Pick<LinesEntry, 'first' | 'lines'>,
  { lines: all }: Pick<InvoiceHead, 'lines'>,
): string | null => {
  if (first + lines.length - 1 > all) return `The invoice has ${all} lines.`;
  for (const [index, line] of lines.entries()) {
    const fault = checkLine(line);
    if (fault !== null) return `Line ${first + index} ${fault}`;
  }
  return null;
};

/** Returns why an invoice is refused, given the amount already paid on it; null if it is accepted. */
export const checkInvoice = (head: InvoiceHead, paid: number): string | null => {
  const { amount, credit, dueOn, invoiceOn, periodFrom, periodTo } = head;
  if (dueOn < invoiceOn) return 'Its due date is before its date.';
  if (periodTo < periodFrom) return 'Its period ends before it starts.';
  const credited = credit?.amount ?? 0;
  if (credited > Math.max(0, amount)) return 'Its credits exceed its charges.';
  if (paid > 0 && paid > amount - credited)
    return `${plainMoney(paid)} was paid on it, which is more than it now comes to. Send the payment’s next revision first.`;
  return null;
};

/** Returns why the lines of an invoice do not add up to its amount; null if they do. */
export const checkAmount = (
  { amount }: Pick<InvoiceHead, 'amount'>,
  lines: number,
): string | null =>
  lines === amount
    ? null
    : `Its lines come to ${plainMoney(lines)}, but the invoice says ${plainMoney(amount)}. None of it was saved.`;

/** An invoice that a payment is applied to. `open` is the invoice's unpaid amount, not counting this payment. */
export interface PayableInvoice {
  readonly id: string;
  readonly number: string;
  readonly currency: string;
  readonly open: number;
}

/**
 * Returns why a payment is refused; null if it is accepted. The applied amounts together must not exceed the payment, and
 * no applied amount may exceed the open amount of its invoice.
 */
export const checkPayment = (
  { amount, applied, currency }: PaymentEntry,
  invoices: readonly PayableInvoice[],
): string | null => {
  if (new Set(applied.map(({ number }) => number)).size < applied.length)
    return 'It lists an invoice twice.';
  if (sumOf(applied) > amount)
    return `It applies ${plainMoney(sumOf(applied))} of ${plainMoney(amount)}.`;
  for (const part of applied) {
    const invoice = invoices.find(({ number }) => number === part.number);
    if (invoice === undefined)
      return `Invoice ${part.number} does not belong to this group or its branches.`;
    if (invoice.currency !== currency) return `Invoice ${part.number} is in ${invoice.currency}.`;
    if (part.amount > invoice.open)
      return `Invoice ${part.number} has ${plainMoney(invoice.open)} open, not ${plainMoney(part.amount)}.`;
  }
  return null;
};
