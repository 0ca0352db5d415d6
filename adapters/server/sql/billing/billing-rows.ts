import { sql, type RawBuilder } from 'kysely';
import type { BillingScope, SummedInvoice } from '#core/backend/billing/billing.repository.port.ts';
import { invoiceState, openOf } from '#core/billing/invoice-state.rule.ts';
import type { InvoiceRow, PaymentRow } from '#core/billing/invoice-detail.schema.ts';
import { groupBranches } from '../groups/group-branches.ts';
import type { ListSql } from '../list-sql.ts';
import { without } from '../row-names.ts';

/** SQL expression for the open amount of an invoice `i`. */
export const OPEN = sql<number>`(i.amount - i.credited - i.paid)`;

/** SQL expression for the state of an invoice `i` on a day. Must match `invoiceState`. */
export const stateOn = (today: string): RawBuilder<InvoiceRow['state']> => sql`
  case when ${OPEN} > 0 then case when i.due_on < ${today}::date then 'Past due' else 'Open' end
       when i.amount < 0 or i.credited > 0 then 'Credited' else 'Paid' end`;

/** SQL condition: true if the group number in a column is within the billing scope. */
export const inBilling = (
  column: RawBuilder<unknown>,
  { siteGroupNum }: Pick<BillingScope, 'siteGroupNum'>,
): RawBuilder<boolean> => sql`${column} = any(${groupBranches(siteGroupNum)})`;

/** SQL columns of an invoice, named as in the core except for the group. */
export const INVOICE_ROW = sql<FlatInvoice>`
  i.id::text as id, i.number, i.site_group_num as "siteGroupNum", g.name as "siteGroupName",
  i.invoice_on as "invoiceOn", i.due_on as "dueOn", i.period_from as "periodFrom",
  i.period_to as "periodTo", i.currency, i.amount, i.credited, i.paid, i.accounts`;

/** SQL `from` clause for `INVOICE_ROW`. */
export const FROM_INVOICES = sql`invoice i join site_group g on g.num = i.site_group_num`;

/** A row with the columns of `INVOICE_ROW`. */
export type FlatInvoice = Omit<SummedInvoice, 'siteGroup' | 'open' | 'state'> &
  InvoiceRow['siteGroup'];

/** Adds the open amount and the state on a day to an invoice row. */
export const summedInvoice = <Flat extends FlatInvoice>(
  { siteGroupName, siteGroupNum, ...row }: Flat,
  today: string,
) => ({
  ...row,
  siteGroup: { siteGroupNum, siteGroupName },
  open: openOf(row),
  state: invoiceState(row, today),
});

/** Converts an invoice row for the list. */
export const invoiceRow = (row: FlatInvoice, today: string): InvoiceRow =>
  without(summedInvoice(row, today), 'accounts', 'credited', 'paid');

const byDays = (column: RawBuilder<unknown>): NonNullable<ListSql['filters']> => ({
  from: (day) => sql`${column} >= ${day}::date`,
  to: (day) => sql`${column} <= ${day}::date`,
});

/** Search, filters and order of the invoice list in SQL, newest first. */
export const invoiceList = (today: string): ListSql => ({
  texts: [sql`i.number`, sql`g.name`],
  filters: {
    state: (state) => sql`${stateOn(today)} = ${state}`,
    branch: (branch) => sql`i.site_group_num::text = ${branch}`,
    ...byDays(sql`i.invoice_on`),
  },
  sorts: {
    number: sql`i.number`,
    group: sql`lower(g.name)`,
    date: sql`i.invoice_on`,
    due: sql`i.due_on`,
    period: sql`i.period_from`,
    amount: sql`i.amount`,
    open: OPEN,
    state: sql`array_position(array['Past due', 'Open', 'Credited', 'Paid'], ${stateOn(today)})`,
  },
  usual: sql`i.invoice_on desc, i.number`,
  key: sql`i.id`,
});

/** SQL columns of a payment. */
export const PAYMENT_ROW = sql<FlatPayment>`
  p.id::text as id, p.number, p.site_group_num as "siteGroupNum", g.name as "siteGroupName",
  p.paid_on as "paidOn", p.method, p.last4, p.currency, p.amount,
  p.amount - p.applied as unapplied,
  (select coalesce(json_agg(json_build_object('id', i.id, 'number', i.number, 'amount', u.amount)
            order by i.number), '[]'::json)
     from payment_use u join invoice i on i.id = u.invoice_id where u.payment_id = p.id) as applied`;

/** SQL `from` clause for `PAYMENT_ROW`. */
export const FROM_PAYMENTS = sql`payment p join site_group g on g.num = p.site_group_num`;

type FlatPayment = Omit<PaymentRow, 'siteGroup'> & PaymentRow['siteGroup'];

/** Converts a payment row for the list. */
export const paymentRow = ({ siteGroupName, siteGroupNum, ...row }: FlatPayment): PaymentRow => ({
  ...row,
  siteGroup: { siteGroupNum, siteGroupName },
});

/** Search, filters and order of the payment list in SQL, newest first. The search also finds payments by invoice number. */
export const PAYMENTS_SQL: ListSql = {
  texts: [
    sql`p.number`,
    sql`g.name`,
    sql`p.last4`,
    sql`(select string_agg(i.number, ' ') from payment_use u join invoice i on i.id = u.invoice_id
          where u.payment_id = p.id)`,
  ],
  filters: {
    method: (method) => sql`p.method = ${method}`,
    branch: (branch) => sql`p.site_group_num::text = ${branch}`,
    ...byDays(sql`p.paid_on`),
  },
  sorts: {
    number: sql`p.number`,
    group: sql`lower(g.name)`,
    date: sql`p.paid_on`,
    method: sql`p.method`,
    amount: sql`p.amount`,
  },
  usual: sql`p.paid_on desc, p.number`,
  key: sql`p.id`,
};
