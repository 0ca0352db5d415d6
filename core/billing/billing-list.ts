import { dayLabel } from '../kernel/calendar-day.rule.ts';
import { listShape } from '../lists/list-query.schema.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import {
  INVOICE_STATES,
  PAYMENT_METHODS,
  type InvoiceLine,
  type InvoiceRow,
  type PaymentRow,
} from './invoice-detail.schema.ts';
import { moneyFigure } from './money-text.rule.ts';

/** List of the invoices of a group and its branches, newest first (domain guide 6.13 "Invoices"). */
export const INVOICE_LIST = listShape({
  name: 'invoices',
  sorts: ['number', 'group', 'date', 'due', 'period', 'amount', 'open', 'state'],
  filters: {
    state: { kind: 'choice', of: INVOICE_STATES },
    branch: { kind: 'text', most: 9 },
    /** First invoice date, inclusive. `to` is the last invoice date, inclusive. */
    from: { kind: 'day' },
    to: { kind: 'day' },
  },
});

/** List of payments, newest first (domain guide 6.13 "Payments"). */
export const PAYMENT_LIST = listShape({
  name: 'payments',
  sorts: ['number', 'group', 'date', 'method', 'amount'],
  filters: {
    method: { kind: 'choice', of: PAYMENT_METHODS },
    branch: { kind: 'text', most: 9 },
    from: { kind: 'day' },
    to: { kind: 'day' },
  },
});

/** Formats a period of days: "Nov 1 to Nov 30, 2026". */
export const periodText = (from: string, to: string): string =>
  from === to
    ? dayLabel(from)
    : from.slice(0, 4) === to.slice(0, 4)
      ? `${dayLabel(from).slice(0, -6)} to ${dayLabel(to)}`
      : `${dayLabel(from)} to ${dayLabel(to)}`;

/** Columns of the invoice list, with their values in an exported file. */
export const INVOICE_COLUMNS: readonly ExportColumn<InvoiceRow>[] = [
  { key: 'number', title: 'Invoice', value: ({ number }) => number },
  { key: 'group', title: 'Billed to', value: ({ siteGroup }) => siteGroup.siteGroupName },
  { key: 'date', title: 'Date', value: ({ invoiceOn }) => invoiceOn },
  { key: 'due', title: 'Due', value: ({ dueOn }) => dueOn },
  {
    key: 'period',
    title: 'Period',
    value: ({ periodFrom, periodTo }) => `${periodFrom} to ${periodTo}`,
  },
  { key: 'amount', title: 'Amount', value: ({ amount }) => moneyFigure(amount) },
  { key: 'open', title: 'Open', value: ({ open }) => moneyFigure(open) },
  { key: 'currency', title: 'Currency', value: ({ currency }) => currency },
  { key: 'state', title: 'State', value: ({ state }) => state },
];

/** Formats a payment method: "Card ending 4242". */
export const methodText = ({ method, last4 }: Pick<PaymentRow, 'method' | 'last4'>): string =>
  last4 === null ? method : `${method} ending ${last4}`;

/** Columns of the payment list, with their values in an exported file. */
export const PAYMENT_COLUMNS: readonly ExportColumn<PaymentRow>[] = [
  { key: 'number', title: 'Payment', value: ({ number }) => number },
  { key: 'group', title: 'Paid for', value: ({ siteGroup }) => siteGroup.siteGroupName },
  { key: 'date', title: 'Date', value: ({ paidOn }) => paidOn },
  { key: 'method', title: 'Method', value: methodText },
  { key: 'amount', title: 'Amount', value: ({ amount }) => moneyFigure(amount) },
  { key: 'currency', title: 'Currency', value: ({ currency }) => currency },
  {
    key: 'applied',
    title: 'Applied to',
    value: ({ applied }) =>
      applied.map(({ amount, number }) => `${number} ${moneyFigure(amount)}`).join(', '),
  },
  { key: 'unapplied', title: 'Not applied', value: ({ unapplied }) => moneyFigure(unapplied) },
];

/** Formats the billed share of a month: "19 of 31 days". Empty for a whole month. */
export const shareText = ({ days, ofDays }: Pick<InvoiceLine, 'days' | 'ofDays'>): string =>
  days === null || ofDays === null ? '' : `${days} of ${ofDays} days`;

/** Columns of the lines of an invoice, with their values in an exported file. */
export const LINE_COLUMNS: readonly ExportColumn<InvoiceLine>[] = [
  { key: 'line', title: 'Line', value: ({ place }) => place },
  { key: 'account', title: 'Account', value: ({ xmit }) => xmit },
  { key: 'site', title: 'Site', value: ({ siteName }) => siteName },
  { key: 'service', title: 'Service', value: ({ service }) => service },
  { key: 'rate', title: 'Rate', value: ({ rate }) => moneyFigure(rate) },
  { key: 'quantity', title: 'Quantity', value: ({ quantity }) => quantity },
  { key: 'from', title: 'From', value: ({ from }) => from },
  { key: 'to', title: 'To', value: ({ to }) => to },
  { key: 'proration', title: 'Proration', value: shareText },
  { key: 'amount', title: 'Amount', value: ({ amount }) => moneyFigure(amount) },
  { key: 'credit', title: 'Credit reason', value: ({ creditReason }) => creditReason },
];

/** Names of the jobs that create files of invoices too long for one response. */
export const INVOICE_JOBS = { csv: 'billing.lines', pdf: 'billing.paper' } as const;
