import { sql, type RawBuilder } from 'kysely';
import type { ReportAsk } from '#core/backend/reports/report-request.ts';
import { FROM_INVOICES, OPEN, stateOn } from '../billing/billing-rows.ts';
import { groupsOf, placeAt, type ReportFirsts, type ReportQuery } from './report-query.ts';

/** SQL expression: the day of invoice `i` as a number, the first element of a report position. */
const DAY = sql<number>`(i.invoice_on - date '2000-01-01')`;

/** SQL condition for invoices. Invoices belong to groups, so a report about single sites has none. */
const meant = (ask: ReportAsk): RawBuilder<boolean> =>
  ask.scope.kind === 'site' || ask.scope.kind === 'sites'
    ? sql<boolean>`false`
    : sql<boolean>`i.site_group_num = any(${groupsOf(ask)})
        and i.invoice_on between ${ask.fromDay}::date and ${ask.toDay}::date`;

/** Selects invoices dated in a period, oldest first, with the credited, paid and open amounts (domain guide 6.9, 6.13). */
export const billingSummary: ReportQuery = (ask) => sql`
  select g.name as branch, g.num as branch_num, i.number as invoice, i.invoice_on::text as invoice_on,
         i.due_on::text as due_on, i.period_from::text as period_from, i.period_to::text as period_to, i.accounts,
         i.currency, i.amount, i.credited, i.paid, ${OPEN} as open, ${stateOn(ask.today)} as state,
         json_build_array(${DAY}, i.number) as place
    from ${FROM_INVOICES}
   where ${meant(ask)} and ${
     ask.after === null
       ? sql`true`
       : sql`(${DAY}, i.number) > (${placeAt(ask.after, 0)}::int, ${placeAt(ask.after, 1)}::text)`
   }
   order by i.invoice_on, i.number limit ${ask.limit}::int`;

/** Selects the invoice day of each row in the report. */
export const billingSummaryAt: ReportFirsts = (ask) =>
  sql`select ${DAY} from ${FROM_INVOICES} where ${meant(ask)}`;
