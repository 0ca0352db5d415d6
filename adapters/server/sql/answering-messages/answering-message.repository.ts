import { sql, type RawBuilder } from 'kysely';
import type {
  AnsweringOverview,
  AnsweringMessageRepository,
  LockedMessage,
  ReachedPerson,
} from '#core/backend/answering-messages/answering-message.repository.port.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import { WAITING_STATES } from '#core/answering-messages/message-state.rule.ts';
import {
  detailColumns,
  inInbox,
  messageColumns,
  messageDetail,
  messageListSql,
  messageRow,
  peopleOf,
  searchedWords,
  servedGroup,
  type StoredDetailRow,
  type StoredMessageRow,
} from './answering-rows.ts';
import { sqlMessageIntake } from './answering-intake.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { listConditions } from '../list-sql.ts';
import { pickedMessages } from './picked-messages.ts';
import { jsonRows } from '../signals/save-devices.ts';
import { happened, toRow, without } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { anyOf } from '../sql-array.ts';

/** Maximum number of sites in the filter of the message list. */
const MOST_SITES = 200;

const conditions = (
  { groups, timeZone }: Pick<AnsweringOverview, 'groups' | 'timeZone'>,
  query: ListQuery,
) => {
  const text = searchedWords(query.search);
  const found =
    text === null
      ? sql`true`
      : sql`(m.words @@ to_tsquery('simple', ${text}) or m.site_num = any(array(
          select site.num from site where site.site_group_num = any(${[...groups]}::int[])
             and to_tsvector('simple', regexp_replace(site.name, '[^[:alnum:]]+', ' ', 'g'))
                 @@ to_tsquery('simple', ${text}))))`;
  const view = query.filters['view'] === undefined ? sql`m.state <> 'Closed'` : sql`true`;
  const isOfState = query.filters['state'] !== undefined;
  return sql`${isOfState ? sql`true` : view} and ${found}
    and ${listConditions(messageListSql(timeZone), query)}`;
};

const COUNTS = (groups: RawBuilder<readonly number[]>) => sql`(
  select json_build_object('new', coalesce(sum(own.waiting), 0), 'open', coalesce(sum(own.open), 0),
      'all', coalesce(sum(own.whole), 0))
    from unnest(${groups}) as reached (num)
   cross join lateral (
    select count(*) filter (where m.state = ${anyOf(WAITING_STATES)}) as waiting,
           count(*) filter (where m.state <> 'Closed') as open, count(*) as whole
      from answering_message m where m.site_group_num = reached.num) own)`;

const GROUPS = sql<readonly number[]>`(select nums from reached)::int[]`;

/** One row of the list query, with the total of the filter. `list_place` is null if the page is empty. */
type ListRow = { readonly list_total: number } & (
  | { readonly list_place: null }
  | (StoredMessageRow & { readonly list_place: number })
);

/** Returns a repository that stores answering-service messages in the database, within the transaction `tx`. */
export const sqlAnsweringMessageRepository = (tx: SqlTransaction): AnsweringMessageRepository => ({
  ...sqlMessageIntake(tx),

  overview: async (siteGroupNum) => {
    const { rows } = await sql<AnsweringOverview>`
      with reached (nums) as materialized (select ${groupBranches(siteGroupNum)})
      select ${GROUPS} as groups, g.time_zone as "timeZone", ${COUNTS(GROUPS)} as counts,
             coalesce((select json_agg(named) from (
               select site.num as "siteNum", site.name as "siteName" from site
                where site.site_group_num = any(${GROUPS})
                  and exists (select from answering_message m where m.site_num = site.num)
                order by site.name, site.num limit ${sql.lit(MOST_SITES)}) named), '[]') as sites,
             coalesce((select json_agg(distinct p.name) from (${peopleOf(GROUPS)}) p), '[]') as people
        from site_group g where g.num = ${siteGroupNum}::int and g.answering_service_enabled`.execute(
      tx,
    );
    return rows[0] ?? null;
  },

  counts: async (siteGroupNum) => {
    const { rows } = await sql<Pick<AnsweringOverview, 'counts'>>`
      with reached (nums) as materialized (select ${groupBranches(siteGroupNum)})
      select ${COUNTS(GROUPS)} as counts where ${servedGroup(siteGroupNum)}`.execute(tx);
    return rows[0]?.counts ?? null;
  },

  page: async (overview, query, { limit, offset, whole }) => {
    const { rows } = await sql<ListRow>`
      with ${pickedMessages(overview, query, messageListSql(overview.timeZone), conditions(overview, query), { limit, offset })},
      list_page as (
        select picked.list_place, ${messageColumns(whole)}
          from picked join answering_message m on m.id = picked.id
          left join site on site.num = m.site_num)
      select counted.list_total, list_page.*
        from counted left join list_page on true
       order by list_page.list_place`.execute(tx);
    return {
      total: rows[0]?.list_total ?? 0,
      messages: rows.flatMap((row) =>
        row.list_place === null ? [] : [messageRow(without(row, 'list_total', 'list_place'))],
      ),
    };
  },

  read: async (id, siteGroupNum, now) => {
    const { rows } = await sql<StoredDetailRow>`
      select ${messageColumns(true)}, g.time_zone as "timeZone", m.recording_url as "recordingUrl",
             m.assigned_id as "assignedId", m.held_until as "heldUntil", m.outcome,
             m.dev_num as "devNum", ${detailColumns(siteGroupNum)}
        from answering_message m
        join site_group g on g.num = m.site_group_num
        left join site on site.num = m.site_num
       where m.id = ${id}::uuid and ${inInbox(siteGroupNum)}`.execute(tx);
    return rows[0] === undefined ? null : messageDetail(rows[0], now);
  },

  lock: async (id, siteGroupNum) => {
    // Locks the service request before the message. The dashboard locks in the same order, so that no deadlock occurs.
    await sql`
      select from service_request where id = (
        select m.service_request_id from answering_message m where m.id = ${id}::uuid)
         for no key update`.execute(tx);
    const { rows } = await sql<LockedMessage>`
      select m.id::text as id, m.rev, m.site_group_num as "siteGroupNum", m.num,
             m.caller_name as "callerName", m.site_num as "siteNum", site.name as "siteName",
             m.callback, m.category, m.priority, m.text, m.received_at as "receivedAt",
             g.time_zone as "timeZone", m.state, m.assigned_id as "assignedId",
             m.assigned_to as "assignedTo", m.changed_by as "changedBy", m.changed_at as "changedAt",
             m.service_request_id::text as "serviceRequestId"
        from answering_message m
        join site_group g on g.num = m.site_group_num
        left join site on site.num = m.site_num
       where m.id = ${id}::uuid and ${inInbox(siteGroupNum)}
         for no key update of m`.execute(tx);
    return rows[0] ?? null;
  },

  put: async ({ id, state, assignedId, assignedTo, outcome, by, at }) => {
    await sql`
      with changed as (
        update answering_message
           set state = ${state}, held_until = case when ${state} = 'Held until open' then held_until end,
               assigned_id = ${assignedId}, assigned_to = ${assignedTo}, outcome = ${outcome},
               changed_by = ${by}, changed_at = ${at}::bigint, rev = rev + 1
         where id = ${id}::uuid returning service_request_id)
      update service_request
         set state = ${state}, rev = rev + 1,
             acknowledged_by = coalesce(acknowledged_by, ${by}),
             acknowledged_at = coalesce(acknowledged_at, ${at}::bigint),
             closed_by = case when ${state} = 'Closed' then ${by}::text end,
             closed_at = case when ${state} = 'Closed' then ${at}::bigint end
       where id = (select service_request_id from changed) and state <> ${state}
         and ${state} in ('Acknowledged', 'Closed')`.execute(tx);
  },

  addEntry: (entry) =>
    happened(
      tx
        .insertInto('answering_entry')
        .values(toRow(entry))
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),

  addDeliveries: async (deliveries) => {
    if (deliveries.length === 0) return [];
    const { rows } = await sql<{ readonly id: string }>`
      insert into answering_delivery (id, message_id, at, channel, person, result, outbox_id)
      select id, message_id, at, channel, person, result, outbox_id
        from jsonb_populate_recordset(null::answering_delivery, ${jsonRows(deliveries.map(toRow))})
      on conflict (id) do nothing returning id::text as id`.execute(tx);
    return rows.map(({ id }) => id);
  },

  person: async (id, siteGroupNum) => {
    const { rows } = await sql<ReachedPerson>`
      select * from (${peopleOf(groupBranches(siteGroupNum))}) p where p.id = ${id} limit 1`.execute(
      tx,
    );
    return rows[0] ?? null;
  },
});
