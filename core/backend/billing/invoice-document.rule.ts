import { dayLabel } from '../../kernel/calendar-day.rule.ts';
import { counted, grouped } from '../../kernel/counted.rule.ts';
import { methodText, periodText, shareText } from '../../billing/billing-list.ts';
import type { InvoiceDetail, InvoiceLine } from '../../billing/invoice-detail.schema.ts';
import { moneyText, plainMoney } from '../../billing/money-text.rule.ts';
import type { LongDocument } from '../documents/long-document-printer.port.ts';

const COLUMNS = [
  { title: 'Account', width: 11 },
  { title: 'Site', width: 25 },
  { title: 'Service', width: 12 },
  { title: 'Period', width: 20 },
  { title: 'Rate', width: 9, end: true },
  { title: 'Qty', width: 5, end: true },
  { title: 'Amount', width: 11, end: true },
] as const;

/** Lays out the head of an invoice on the provider's letterhead (domain guide 6.13 "PDF"). */
export const invoiceDocument = (invoice: InvoiceDetail, providerName: string): LongDocument => {
  const { currency, siteGroup } = invoice;
  const money = (cents: number): string => moneyText(cents, currency);
  return {
    letterhead: { name: providerName, logo: null, accent: null },
    lies: 'upright',
    title: `Invoice ${invoice.number}`,
    facts: [
      ['Billed to', `${siteGroup.siteGroupName} (${siteGroup.siteGroupNum})`],
      ['Date', dayLabel(invoice.invoiceOn)],
      ['Due', dayLabel(invoice.dueOn)],
      ['Period', periodText(invoice.periodFrom, invoice.periodTo)],
      ['Accounts', grouped(invoice.accounts)],
      ...invoice.services.map(
        ({ amount, lines, service }) =>
          [service, `${money(amount)} in ${counted(lines, 'line')}`] as const,
      ),
      ['Amount', money(invoice.amount)],
      ...(invoice.credited === 0
        ? []
        : [['Credited', `${money(invoice.credited)}: ${invoice.creditReason ?? ''}`] as const]),
      ...invoice.payments.map(
        (payment) =>
          [
            'Paid',
            `${money(payment.applied)} on ${dayLabel(payment.paidOn)}, ${methodText(payment)}`,
          ] as const,
      ),
      ['Open', money(invoice.open)],
    ],
    columns: COLUMNS,
  };
};

/** Formats an invoice line for the columns of the document. */
export const documentLine = (line: InvoiceLine): readonly string[] => {
  const share = shareText(line);
  const period = periodText(line.from, line.to);
  return [
    line.xmit,
    line.siteName,
    line.creditReason === null ? line.service : `${line.service}: ${line.creditReason}`,
    share === '' ? period : `${period} (${share})`,
    plainMoney(line.rate),
    String(line.quantity),
    plainMoney(line.amount),
  ];
};

/** Returns the text below the table: the number of lines and the total amount. */
export const documentClosing = ({
  amount,
  currency,
  lines,
}: Pick<InvoiceDetail, 'amount' | 'currency' | 'lines'>): readonly string[] => [
  `${counted(lines, 'line')}, ${moneyText(amount, currency)} in total. All amounts in ${currency}.`,
];
