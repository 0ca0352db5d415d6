import { sql, type RawBuilder } from 'kysely';
import type { ReportAsk } from '#core/backend/reports/report-request.ts';
import { servedGroup } from '../answering-messages/answering-rows.ts';
import { groupsOf, placeAt, type ReportFirsts, type ReportQuery } from './report-query.ts';

/**
 * SQL condition: true for messages `m` received in the period about the sites in scope. A scope of a whole group includes
 * messages without a site.
 */
const meant = ({ from, scope, until }: ReportAsk): RawBuilder<boolean> => {
  const time = sql`m.received_at >= ${from}::bigint and m.received_at < ${until}::bigint`;
  switch (scope.kind) {
    case 'sites':
      return sql<boolean>`${time} and m.site_num = any(${[...scope.siteNums]}::int[])`;
    case 'site':
      return sql<boolean>`${time} and m.site_num = ${scope.siteNum}::int`;
    default:
      return sql<boolean>`${time}`;
  }
};

const behind = ({ after }: ReportAsk): RawBuilder<boolean> =>
  after === null
    ? sql<boolean>`true`
    : sql<boolean>`(m.received_at, m.id) > (${placeAt(after, 0)}::bigint, ${placeAt(after, 1)}::uuid)`;

/** Selects messages that the answering service took in a period, oldest first (domain guide 6.8 a, 6.9). */
export const answeringMessages: ReportQuery = (ask) => sql`
  select m.received_at as at, g.name as branch, g.time_zone, m.num, m.caller_name as caller, m.callback,
         site.name as site_name, m.site_num, (
           select device.xmit from device where device.site_num = m.site_num
            order by device.dev_num <> coalesce(m.dev_num, device.dev_num), device.dev_num limit 1) as xmit,
         m.category, m.priority, m.text, m.state, m.assigned_to, m.taken_by, m.outcome,
         tried.tries, reached.person as reached, reached.at as reached_at,
         json_build_array(m.received_at, m.id) as place
    from (select m.* from unnest(${groupsOf(ask)}) as meant (num)
           cross join lateral (
             select m.* from answering_message m
              where m.site_group_num = meant.num and ${meant(ask)} and ${behind(ask)}
              order by m.received_at, m.id limit ${ask.limit}::int) m
           where ${servedGroup(ask.siteGroupNum)}
           order by m.received_at, m.id limit ${ask.limit}::int) m
    join site_group g on g.num = m.site_group_num
    left join site on site.num = m.site_num
    cross join lateral (
      select count(*)::int as tries from answering_delivery d where d.message_id = m.id) tried
    left join lateral (
      select d.person, d.at from answering_delivery d
       where d.message_id = m.id and d.result = 'Delivered' order by d.at, d.seq limit 1) reached on true
   order by m.received_at, m.id`;

/** Selects the receipt time of each message in the report. */
export const answeringMessagesAt: ReportFirsts = (ask) => sql`
  select m.received_at from answering_message m
   where m.site_group_num = any(${groupsOf(ask)}) and ${meant(ask)}`;
