import { sql, type RawBuilder } from 'kysely';
import type { BillingRepository } from '#core/backend/billing/billing.repository.port.ts';
import type { BilledAccount } from '#core/billing/billing-overview.schema.ts';
import type { InvoiceLine } from '#core/billing/invoice-detail.schema.ts';
import {
  FROM_INVOICES,
  FROM_PAYMENTS,
  inBilling,
  INVOICE_ROW,
  invoiceList,
  invoiceRow,
  PAYMENT_ROW,
  paymentRow,
  PAYMENTS_SQL,
} from './billing-rows.ts';
import { branchesPart, IN_SCOPE } from '../groups/group-branches.ts';
import { listConditions, listOrder, selectList } from '../list-sql.ts';
import { readInvoice, readOverview } from './read-billing.ts';
import type { SqlTransaction } from '../schema.ts';

const LINE = sql<InvoiceLine>`
  line.place, line.xmit, line.site_name as "siteName", line.service, line.rate, line.quantity,
  line.from_on as "from", line.to_on as "to", line.days, line.of_days as "ofDays", line.amount,
  line.credit_reason as "creditReason"`;

/** SQL expression for the site that now has an account number, or null if the reader has no access to the site. */
const siteOf = (xmit: RawBuilder<unknown>) => sql<number | null>`
  (select site.num from device join site on site.num = device.site_num
    where device.xmit = ${xmit} and ${IN_SCOPE})`;

const LINE_TEXTS = [
  sql`line.xmit`,
  sql`line.site_name`,
  sql`line.service`,
  sql`line.credit_reason`,
];

interface LinesRow {
  readonly lines: readonly InvoiceLine[];
  readonly total: number;
}

/** Returns a repository that reads dealers' invoices and payments from the database. */
export const sqlBillingRepository = (tx: SqlTransaction): BillingRepository => ({
  overview: (scope) => readOverview(tx, scope),

  invoices: async (scope, query, { limit, offset }) => {
    const list = invoiceList(scope.today);
    const { rows, total } = await selectList(tx, {
      columns: INVOICE_ROW,
      from: FROM_INVOICES,
      where: sql`${inBilling(sql`i.site_group_num`, scope)} and ${listConditions(list, query)}`,
      order: listOrder(list, query.sort),
      limit,
      offset,
    });
    return { invoices: rows.map((row) => invoiceRow(row, scope.today)), total };
  },

  branches: async (scope) => {
    const { rows } = await sql<{ siteGroupNum: number; siteGroupName: string }>`
      select num as "siteGroupNum", name as "siteGroupName" from site_group
       where ${inBilling(sql`num`, scope)} order by name, num`.execute(tx);
    return [...rows];
  },

  invoice: (id, scope) => readInvoice(tx, id, scope),

  lines: async (id, scope, { after, limit, search }) => {
    const fits = listConditions({ texts: LINE_TEXTS }, { search, filters: {} });
    // Counts lines only for a search, because every invoice stores its total number of lines.
    const isNarrowed = search.trim() !== '';
    const { rows } = await sql<LinesRow>`
      with ${branchesPart(scope.siteGroupNum)},
      shown as materialized (
        select id, revision, lines from invoice
         where id = ${id}::uuid and site_group_num = any((select nums from branches)::int[])),
      found as materialized (
        select line.* from shown
          join invoice_line line on line.invoice_id = shown.id and line.revision = shown.revision
         where ${isNarrowed ? fits : sql`line.place > ${after}::int`}
         order by line.place ${isNarrowed ? sql`` : sql`limit ${limit}::int`})
      select ${isNarrowed ? sql`(select count(*)::int from found)` : sql`shown.lines`} as total,
        (select coalesce(json_agg(row_to_json(part) order by part.place), '[]'::json) from (
           select ${LINE}, ${siteOf(sql`line.xmit`)} as "siteNum"
             from found line where line.place > ${after}::int
            order by line.place limit ${limit}::int) part) as lines
        from shown`.execute(tx);
    const found = rows[0];
    return found === undefined ? null : { lines: [...found.lines], total: found.total };
  },

  payments: async (scope, query, { limit, offset }) => {
    const { rows, total } = await selectList(tx, {
      columns: PAYMENT_ROW,
      from: FROM_PAYMENTS,
      where: sql`${inBilling(sql`p.site_group_num`, scope)} and ${listConditions(PAYMENTS_SQL, query)}`,
      order: listOrder(PAYMENTS_SQL, query.sort),
      limit,
      offset,
    });
    return { payments: rows.map(paymentRow), total };
  },

  billedAccounts: async (scope, { after, limit }) => {
    const { rows } = await sql<BilledAccount>`
      with ${branchesPart(scope.siteGroupNum)},
      covering as materialized (
        select i.id, i.revision, i.currency from invoice i
         where i.site_group_num = any((select nums from branches)::int[])
           and ${scope.today}::date between i.period_from and i.period_to),
      wanted as materialized (
        select distinct line.xmit
          from covering i
          join invoice_line line on line.invoice_id = i.id and line.revision = i.revision
         where line.credit_reason is null and line.xmit > ${after}
         order by line.xmit limit ${limit}::int),
      service as (
        select line.xmit, line.service, min(line.site_name) as name, min(i.currency) as currency,
               max(line.rate * line.quantity) as rate
          from covering i
          join invoice_line line on line.invoice_id = i.id and line.revision = i.revision
         where line.credit_reason is null and line.xmit > ${after}
           and line.xmit <= (select max(xmit) from wanted)
         group by line.xmit, line.service),
      billed as materialized (
        select xmit, min(name) as name, min(currency) as currency, sum(rate)::bigint as rate
          from service group by xmit)
      select billed.xmit, billed.name as "siteName", billed.currency, billed.rate,
             ${siteOf(sql`billed.xmit`)} as "siteNum"
        from billed order by billed.xmit`.execute(tx);
    return {
      accounts: [...rows],
      next: rows.length < limit ? null : (rows.at(-1)?.xmit ?? null),
    };
  },
});
