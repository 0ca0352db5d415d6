import { sql, type RawBuilder } from 'kysely';
import type {
  BillingRepository,
  BillingScope,
} from '#core/backend/billing/billing.repository.port.ts';
import type { InvoiceDetail } from '#core/billing/invoice-detail.schema.ts';
import {
  FROM_INVOICES,
  inBilling,
  INVOICE_ROW,
  OPEN,
  stateOn,
  summedInvoice,
  type FlatInvoice,
} from './billing-rows.ts';
import { branchesPart } from '../groups/group-branches.ts';
import type { SqlTransaction } from '../schema.ts';

const listed = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(row_to_json(part)), '[]'::json) from (${rows}) part)`;

/** SQL condition: true if the group number in a column is in the `branches` part of the statement. */
const mine = (column: RawBuilder<unknown>) =>
  sql`${column} = any((select nums from branches)::int[])`;

/** Number of months that are read: the twelve of the chart, and the month before them to compare with. */
const MONTHS = 13;

/**
 * SQL expression for the number of accounts billed on a day, without credits. Each account counts once, even if a group
 * has several invoices for that day.
 */
const accountsOn = (day: RawBuilder<unknown>) => sql`
  (with billed as materialized (
     select i.id, i.revision, i.accounts, i.site_group_num from invoice i
      where ${mine(sql`i.site_group_num`)} and ${day} between i.period_from and i.period_to)
   select case when count(*) = count(distinct site_group_num) then coalesce(sum(accounts), 0)::int
               else (select count(distinct line.xmit)::int from billed b
                       join invoice_line line on line.invoice_id = b.id and line.revision = b.revision
                      where line.credit_reason is null) end
     from billed)`;

type Overview = Awaited<ReturnType<BillingRepository['overview']>>;

/** Reads the owed and billed amounts of a group and its branches in one statement. */
export const readOverview = async (
  tx: SqlTransaction,
  { siteGroupNum, today }: BillingScope,
): Promise<Overview> => {
  const day = sql`${today}::date`;
  const { rows } = await sql<Overview>`
    with ${branchesPart(siteGroupNum)},
    owed as materialized (
      select i.currency, i.invoice_on, i.site_group_num, i.accounts, ${OPEN} as open, i.amount,
             ${stateOn(today)} as state
        from invoice i where ${mine(sql`i.site_group_num`)}),
    spare as materialized (
      select p.currency, sum(p.amount - p.applied)::bigint as amount
        from payment p where ${mine(sql`p.site_group_num`)} group by p.currency),
    sums as (
      select currency, coalesce(sum(open), 0)::bigint as open,
             coalesce(sum(open) filter (where state = 'Past due'), 0)::bigint as "pastDue",
             (count(*) filter (where state = 'Past due'))::int as "pastDueInvoices",
             (count(*) filter (where state in ('Open', 'Past due')))::int as "openInvoices"
        from owed group by currency)
    select ${listed(sql`
      select currency, coalesce(s.open, 0) - coalesce(p.amount, 0) as balance,
             coalesce(s."pastDue", 0) as "pastDue", coalesce(s."pastDueInvoices", 0) as "pastDueInvoices",
             coalesce(s."openInvoices", 0) as "openInvoices", coalesce(p.amount, 0) as unapplied
        from sums s full join spare p using (currency) order by currency desc`)} as totals,
      ${accountsOn(day)} as "accountsNow",
      ${accountsOn(sql`(${day} - interval '1 month')::date`)} as "accountsBefore",
      ${listed(sql`
        select month, currency, sum(accounts)::int as accounts, sum(billed)::bigint as billed,
               sum(open)::bigint as open, sum("pastDue")::bigint as "pastDue"
          from (select to_char(invoice_on, 'YYYY-MM') as month, currency, site_group_num,
                       max(accounts) as accounts, sum(amount)::bigint as billed, sum(open)::bigint as open,
                       coalesce(sum(open) filter (where state = 'Past due'), 0)::bigint as "pastDue"
                  from owed
                 where invoice_on >= date_trunc('month', ${day}) - interval '1 month' * (${MONTHS}::int - 1)
                   and invoice_on < date_trunc('month', ${day}) + interval '1 month'
                 group by 1, 2, 3) per_group
         group by 1, 2 order by 1, 2`)} as months,
      ${listed(sql`
        select g.num as "siteGroupNum", g.name as "siteGroupName", b.next_invoice_on as "nextInvoiceOn",
               case when b.autopay_method is not null then
                 json_build_object('method', b.autopay_method, 'last4', b.autopay_last4) end as autopay,
               b.contacts
          from billing_group b join site_group g on g.num = b.site_group_num
         where ${mine(sql`g.num`)}
         order by g.num <> ${siteGroupNum}::int, g.name, g.num`)} as groups`.execute(tx);
  const found = rows[0];
  if (found === undefined) throw new Error('the overview of billing answered no row');
  return found;
};

type WholeInvoice = FlatInvoice &
  Pick<
    InvoiceDetail,
    'creditedOn' | 'creditReason' | 'lines' | 'revision' | 'services' | 'payments'
  >;

/** Reads one invoice without its lines. Returns null if it is outside the scope. */
export const readInvoice = async (
  tx: SqlTransaction,
  id: string,
  scope: BillingScope,
): Promise<InvoiceDetail | null> => {
  const { rows } = await sql<WholeInvoice>`
    select ${INVOICE_ROW}, i.credited_on as "creditedOn",
           i.credit_reason as "creditReason", i.lines, i.revision,
           ${listed(sql`
             select line.service, count(*)::int as lines, sum(line.amount)::bigint as amount
               from invoice_line line where line.invoice_id = i.id and line.revision = i.revision
              group by line.service order by sum(line.amount) desc, line.service`)} as services,
           ${listed(sql`
             select p.number, p.paid_on as "paidOn", p.method, p.last4, u.amount as applied
               from payment_use u join payment p on p.id = u.payment_id
              where u.invoice_id = i.id order by p.paid_on, p.number`)} as payments
      from ${FROM_INVOICES}
     where i.id = ${id}::uuid and ${inBilling(sql`i.site_group_num`, scope)}`.execute(tx);
  const found = rows[0];
  return found === undefined ? null : summedInvoice(found, scope.today);
};
