import { grouped } from '#core/kernel/counted.rule.ts';
import {
  INVOICE_COLUMNS,
  methodText,
  PAYMENT_COLUMNS,
  periodText,
} from '#core/billing/billing-list.ts';
import { COMPARED_COLUMNS, type ComparedRow } from '#core/billing/compare-accounts.rule.ts';
import type { InvoiceRow, PaymentRow } from '#core/billing/invoice-detail.schema.ts';
import { moneyText, plainMoney } from '#core/billing/money-text.rule.ts';
import { dayLabel } from '#core/kernel/calendar-day.rule.ts';
import { columnsWith, type DataColumn } from '../kit/data-list/column.ts';
import { DifferenceBadge } from './difference-badge.tsx';
import { InvoiceStateBadge } from './invoice-state-badge.tsx';

export const INVOICE_CELLS: readonly DataColumn<InvoiceRow>[] = columnsWith<InvoiceRow>(
  INVOICE_COLUMNS,
  [
    { key: 'number', cell: ({ number }) => number, sortable: true },
    {
      key: 'group',
      cell: ({ siteGroup }) => siteGroup.siteGroupName,
      phone: 'meta',
      priority: 3,
      sortable: true,
    },
    {
      key: 'date',
      cell: ({ invoiceOn }) => dayLabel(invoiceOn),
      kind: 'line',
      priority: 3,
      sortable: true,
    },
    {
      key: 'due',
      cell: ({ dueOn }) => dayLabel(dueOn),
      phoneCell: ({ dueOn }) => `Due ${dayLabel(dueOn)}`,
      kind: 'line',
      phone: 'meta',
      priority: 2,
      sortable: true,
    },
    {
      key: 'period',
      cell: ({ periodFrom, periodTo }) => periodText(periodFrom, periodTo),
      kind: 'line',
      hidden: true,
      sortable: true,
    },
    {
      key: 'amount',
      cell: ({ amount, currency }) => moneyText(amount, currency),
      kind: 'number',
      phone: 'second',
      sortable: true,
    },
    {
      key: 'open',
      cell: ({ currency, open }) => moneyText(open, currency),
      kind: 'number',
      priority: 2,
      sortable: true,
    },
    {
      key: 'state',
      cell: ({ state }) => <InvoiceStateBadge state={state} plain />,
      phone: 'beside',
      sortable: true,
    },
    { key: 'currency', cell: ({ currency }) => currency, hidden: true },
  ],
);

export const PAYMENT_CELLS: readonly DataColumn<PaymentRow>[] = columnsWith<PaymentRow>(
  PAYMENT_COLUMNS,
  [
    { key: 'number', cell: ({ number }) => number, sortable: true },
    {
      key: 'date',
      cell: ({ paidOn }) => dayLabel(paidOn),
      kind: 'line',
      phone: 'meta',
      sortable: true,
    },
    {
      key: 'group',
      cell: ({ siteGroup }) => siteGroup.siteGroupName,
      priority: 3,
      sortable: true,
    },
    { key: 'method', cell: methodText, phone: 'second', priority: 2, sortable: true },
    {
      key: 'applied',
      cell: ({ applied }) => applied.map(({ number }) => number).join(', ') || 'No invoice yet',
      phone: 'meta',
      priority: 2,
    },
    {
      key: 'unapplied',
      cell: ({ currency, unapplied }) => (unapplied === 0 ? '–' : moneyText(unapplied, currency)),
      kind: 'number',
      priority: 3,
    },
    {
      key: 'amount',
      cell: ({ amount, currency }) => moneyText(amount, currency),
      kind: 'number',
      phone: 'beside',
      sortable: true,
    },
    { key: 'currency', cell: ({ currency }) => currency, hidden: true },
  ],
);

const rate = (cents: number | null): string => (cents === null ? '–' : plainMoney(cents));

/** Returns the line number in the dealer's list, the dealer's rate and the billed rate as one text, for a phone card. */
const bothSides = ({ billed, line, mine }: ComparedRow): string =>
  [
    ...(line === null ? [] : [`Line ${grouped(line)}`]),
    ...(mine === null ? [] : [`yours ${plainMoney(mine)}`]),
    ...(billed === null ? [] : [`billed ${plainMoney(billed)}`]),
  ].join(' · ');

/** Columns of the comparison, which lists the differences between the dealer's list and the billed accounts. */
export const COMPARED_CELLS: readonly DataColumn<ComparedRow>[] = columnsWith<ComparedRow>(
  COMPARED_COLUMNS,
  [
    { key: 'account', cell: ({ xmit }) => xmit, sortable: true },
    {
      key: 'difference',
      cell: ({ difference }) => <DifferenceBadge difference={difference} />,
      phone: 'beside',
      sortable: true,
    },
    {
      key: 'site',
      cell: ({ note, siteName }) => siteName ?? note ?? 'Not billed this month',
      phone: 'second',
      sortable: true,
    },
    {
      key: 'line',
      cell: ({ line }) => (line === null ? '–' : grouped(line)),
      kind: 'number',
      priority: 2,
      sortable: true,
    },
    {
      key: 'mine',
      cell: ({ mine }) => rate(mine),
      kind: 'number',
      priority: 2,
      sortable: true,
    },
    {
      key: 'billed',
      cell: ({ billed }) => rate(billed),
      phoneCell: bothSides,
      kind: 'number',
      phone: 'meta',
      priority: 2,
      sortable: true,
    },
    { key: 'note', cell: ({ note }) => note ?? '–', hidden: true },
  ],
);
