import { sql } from 'kysely';
import type { BilledGroup } from '#core/billing/billing-overview.schema.ts';
import type { PaymentMethod } from '#core/billing/invoice-detail.schema.ts';
import { calendarDay, dayAfter } from '#core/kernel/calendar-day.rule.ts';
import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoInvoices, monthBefore, type DemoInvoice } from './demo-billing.ts';
import { DEMO_TIME_ZONE } from './demo-groups.ts';
import { demoUuid } from './demo-id.ts';
import type { DemoWorld } from './demo-world.ts';

interface Payer {
  readonly group: number;
  /** Groups whose invoices this payer pays. */
  readonly pays: readonly number[];
  readonly method: PaymentMethod;
  readonly last4: string | null;
  readonly autopay: boolean;
  readonly contacts: readonly { readonly name: string; readonly email: string }[];
}

const PAYERS: readonly Payer[] = [
  {
    group: 4471,
    pays: [4471, 4472],
    method: 'Bank transfer',
    last4: '6789',
    autopay: false,
    contacts: [
      { name: 'Harbor Point accounting', email: 'accounting@harbor-point.example.com' },
      { name: 'Dana Reyes', email: 'dana.reyes@harbor-point.example.com' },
    ],
  },
  {
    group: 4472,
    pays: [],
    method: 'Bank transfer',
    last4: '6789',
    autopay: false,
    contacts: [{ name: 'Harbor Point accounting', email: 'accounting@harbor-point.example.com' }],
  },
  {
    group: 4473,
    pays: [4473],
    method: 'Card',
    last4: '1881',
    autopay: false,
    contacts: [{ name: 'Coast office', email: 'office@harbor-coast.example.com' }],
  },
  {
    group: 4480,
    pays: [4480],
    method: 'Check',
    last4: null,
    autopay: false,
    contacts: [{ name: 'Walt Greene', email: 'walt@old-mill.example.com' }],
  },
  {
    group: 4490,
    pays: [4490],
    method: 'Card',
    last4: '4242',
    autopay: true,
    contacts: [{ name: 'Bluestone bookkeeping', email: 'books@bluestone.example.com' }],
  },
];

/** Returns the paid amount of an invoice. The newest invoice of each group is unpaid, and some dealers who pay manually are late. */
const paidOf = ({ ago, head }: DemoInvoice): number => {
  const { amount, credit, siteGroupNum } = head;
  if (ago === 0 || credit !== null) return 0;
  if (siteGroupNum === 4473 && ago === 1) return 0;
  if (siteGroupNum === 4480 && ago === 1) return 0;
  // For one older invoice, about half is paid and the rest is past due.
  if (siteGroupNum === 4480 && ago === 2) return Math.floor(amount / 200) * 100;
  return amount;
};

/** Maximum number of rows per statement. */
const AT_ONCE = 2000;
/** Amount of a past overpayment, in cents. */
const TOO_MUCH = 5000;

const idOf = ({ head }: DemoInvoice): string => demoUuid(`invoice ${head.number}`);

const writeInvoices = async (
  tx: SqlTransaction,
  invoices: readonly DemoInvoice[],
  now: number,
): Promise<void> => {
  await insertRows(
    tx,
    'invoice',
    invoices.map((invoice) => {
      const { credit, ...head } = invoice.head;
      const accounts = new Set(invoice.lines.map(({ xmit }) => xmit)).size;
      return {
        id: idOf(invoice),
        number: head.number,
        revision: head.revision,
        site_group_num: head.siteGroupNum,
        invoice_on: head.invoiceOn,
        due_on: head.dueOn,
        period_from: head.periodFrom,
        period_to: head.periodTo,
        currency: head.currency,
        amount: head.amount,
        credited: credit?.amount ?? 0,
        credited_on: credit?.on ?? null,
        credit_reason: credit?.reason ?? null,
        paid: paidOf(invoice),
        lines: head.lines,
        accounts,
        received_at: now,
      };
    }),
  );
  const lines = invoices.flatMap((invoice) =>
    invoice.lines.map(({ creditReason, from, ofDays, siteName, to, ...line }, index) => ({
      ...line,
      invoice_id: idOf(invoice),
      revision: 1,
      place: index + 1,
      site_name: siteName,
      from_on: from,
      to_on: to,
      of_days: ofDays,
      credit_reason: creditReason,
    })),
  );
  for (let at = 0; at < lines.length; at += AT_ONCE)
    await insertRows(tx, 'invoice_line', lines.slice(at, at + AT_ONCE));
};

/** Writes one payment per payer and month, dated the 14th, which covers the invoices of that month. */
const writePayments = async (
  tx: SqlTransaction,
  invoices: readonly DemoInvoice[],
  now: number,
): Promise<void> => {
  const paid = PAYERS.flatMap((payer) =>
    [...new Set(invoices.map(({ head }) => head.invoiceOn))].flatMap((first) => {
      const used = invoices.filter(
        (one) =>
          payer.pays.includes(one.head.siteGroupNum) &&
          one.head.invoiceOn === first &&
          paidOf(one) > 0,
      );
      const applied = used.reduce((sum, one) => sum + paidOf(one), 0);
      const isTooMuch = payer.group === 4471 && used.some(({ ago }) => ago === 1);
      const number = `P-${first.slice(0, 4)}${first.slice(5, 7)}-${payer.group}`;
      return used.length === 0
        ? []
        : [{ payer, used, number, first, applied, amount: applied + (isTooMuch ? TOO_MUCH : 0) }];
    }),
  );
  await insertRows(
    tx,
    'payment',
    paid.map(({ amount, applied, first, number, payer }) => ({
      id: demoUuid(`payment ${number}`),
      number,
      revision: 1,
      site_group_num: payer.group,
      paid_on: dayAfter(first, 13),
      method: payer.method,
      last4: payer.last4,
      currency: 'USD' as const,
      amount,
      applied,
      received_at: now,
    })),
  );
  await insertRows(
    tx,
    'payment_use',
    paid.flatMap(({ number, used }) =>
      used.map((one) => ({
        payment_id: demoUuid(`payment ${number}`),
        invoice_id: idOf(one),
        amount: paidOf(one),
      })),
    ),
  );
};

/** Writes a year of invoices and payments, in every state. */
export const writeBilling = async (
  tx: SqlTransaction,
  { sites }: Pick<DemoWorld, 'sites'>,
  now: number,
): Promise<void> => {
  const invoices = demoInvoices(sites, now);
  await insertRows(
    tx,
    'billing_group',
    PAYERS.map(({ autopay, contacts, group, last4, method }) => ({
      site_group_num: group,
      revision: 1,
      received_at: now,
      next_invoice_on: monthBefore(calendarDay(now, DEMO_TIME_ZONE), -1),
      autopay_method: autopay ? method : null,
      autopay_last4: autopay ? last4 : null,
      contacts: sql<BilledGroup['contacts']>`${JSON.stringify(contacts)}::jsonb`,
    })),
  );
  await writeInvoices(tx, invoices, now);
  await writePayments(tx, invoices, now);
};
