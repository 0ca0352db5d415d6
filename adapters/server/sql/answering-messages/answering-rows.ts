import { sql, type RawBuilder } from 'kysely';
import {
  MESSAGE_LIMITS,
  type MessageDetail,
  type MessageRow,
} from '#core/answering-messages/message-detail.schema.ts';
import { WAITING_STATES } from '#core/answering-messages/message-state.rule.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { isoInstantOrNull } from '../instant.ts';
import type { ListSql } from '../list-sql.ts';
import { anyOf } from '../sql-array.ts';

/** SQL condition: true if a group has the answering service. */
export const servedGroup = (siteGroupNum: number): RawBuilder<boolean> => sql<boolean>`exists (
  select from site_group served where served.num = ${siteGroupNum}::int
     and served.answering_service_enabled)`;

/**
 * SQL expression for the number of waiting messages in the groups of the statement's `branches` part. Null if the group
 * does not have the answering service.
 */
export const waitingMessages = (siteGroupNum: number): RawBuilder<number | null> => sql`(
  select count(*) from answering_message m
   where m.site_group_num = any((select nums from branches)::int[])
     and m.state = ${anyOf(WAITING_STATES)}
  having ${servedGroup(siteGroupNum)})`;

/** SQL condition: true if message `m` belongs to the group or a subgroup, and the group has the answering service. */
export const inInbox = (siteGroupNum: number): RawBuilder<boolean> =>
  sql<boolean>`m.site_group_num = any(${groupBranches(siteGroupNum)}) and ${servedGroup(siteGroupNum)}`;

/** A row of the list query, with times in milliseconds UTC. */
export interface StoredMessageRow extends Omit<MessageRow, 'receivedAt'> {
  readonly receivedAt: number;
}

/** SQL columns of a message row and of its site, if the message has a site. Without `whole`, the text is cut to an excerpt. */
export const messageColumns = (whole: boolean): RawBuilder<StoredMessageRow> => sql`
  m.id::text as id, m.rev, m.num, m.received_at as "receivedAt", m.taken_by as "takenBy",
  m.caller_name as "callerName", m.callback, m.site_num as "siteNum", site.name as "siteName",
  m.site_by as "siteBy",
  (select device.xmit from device where device.site_num = m.site_num
    order by device.dev_num <> coalesce(m.dev_num, device.dev_num), device.dev_num limit 1) as "transmitterCode",
  m.category, m.priority,
  ${whole ? sql`m.text` : sql`left(m.text, ${sql.lit(MESSAGE_LIMITS.excerpt)})`} as text,
  m.state, m.assigned_to as "assignedTo"`;

/** Converts a row of the list query into a row for clients. */
export const messageRow = ({ receivedAt, ...row }: StoredMessageRow): MessageRow => ({
  ...row,
  receivedAt: isoInstant(receivedAt),
});

const PRIORITY = sql`case m.priority when 'Emergency' then 1 when 'Urgent' then 2 else 3 end`;
const STATE = sql`case m.state when 'Escalated' then 1 when 'New' then 2 when 'Delivered' then 3
  when 'Held until open' then 4 when 'Acknowledged' then 5 else 6 end`;

/**
 * Converts a search text into a full-text query, in which each word also matches as a prefix. Returns null if the search
 * text has no words.
 */
export const searchedWords = (search: string): string | null => {
  const found = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.length === 0 ? null : found.map((word) => `${word}:*`).join(' & ');
};

/** SQL expression for the search vector of a message, built from some columns. */
export const searchVector = (...parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`to_tsvector('simple', regexp_replace(concat_ws(' ', ${sql.join(parts)}), '[^[:alnum:]]+', ' ', 'g'))`;

const isPart = (value: string): RawBuilder<unknown> =>
  value === 'new' ? sql`m.state = ${anyOf(WAITING_STATES)}` : sql`true`;

/** SQL expression for the start of a day in a time zone, in milliseconds. `later` adds days. */
const dayStart = (day: string, timeZone: string, later: number): RawBuilder<unknown> =>
  sql`(extract(epoch from ((${day}::date + ${later}::int)::timestamp at time zone ${timeZone}::text)) * 1000)::bigint`;

/** Filters of the message list in SQL. Days start and end in the time zone of the group. */
export const messageListSql = (timeZone: string): Omit<ListSql, 'texts'> => ({
  filters: {
    view: isPart,
    from: (day) => sql`m.received_at >= ${dayStart(day, timeZone, 0)}`,
    to: (day) => sql`m.received_at < ${dayStart(day, timeZone, 1)}`,
    category: (category) => sql`m.category = ${category}`,
    priority: (priority) => sql`m.priority = ${priority}`,
    state: (state) => sql`m.state = ${state}`,
    site: (site) => (/^\d{1,9}$/.test(site) ? sql`m.site_num = ${Number(site)}::int` : sql`false`),
    person: (person) => sql`(m.assigned_to = ${person} or exists (
      select from answering_delivery d where d.message_id = m.id and d.person = ${person}))`,
  },
  sorts: {
    num: sql`m.num`,
    received: sql`m.received_at`,
    caller: sql`lower(m.caller_name) collate "C"`,
    category: sql`m.category`,
    priority: PRIORITY,
    state: STATE,
    assigned: sql`lower(m.assigned_to) collate "C"`,
  },
  usual: sql`m.received_at desc`,
  key: sql`m.id`,
});

/** A complete message as a row of the detail query. */
export interface StoredDetailRow extends StoredMessageRow {
  readonly timeZone: string;
  readonly recordingUrl: string | null;
  readonly assignedId: string | null;
  readonly heldUntil: number | null;
  readonly outcome: string | null;
  readonly devNum: number | null;
  readonly deliveries: readonly (Omit<MessageDetail['deliveries'][number], 'at'> & {
    readonly at: number;
  })[];
  readonly entries: readonly (Omit<MessageDetail['entries'][number], 'at'> & {
    readonly at: number;
  })[];
  readonly people: MessageDetail['people'];
}

/** SQL query for the people of a group and its branches: users who sign in there, and the group's own contacts. */
export const peopleOf = (groups: RawBuilder<readonly number[]>): RawBuilder<unknown> => sql`
  select u.id::text as id, u.name,
         (select c.value from contact_method c where c.user_id = u.id and c.type = 'email') as email,
         (select c.value from contact_method c where c.user_id = u.id and c.type = 'cellPhone') as phone
    from portal_user u
   where u.application = 2 and not u.disabled and exists (
         select from user_group ug where ug.user_id = u.id and ug.site_group_num = any(${groups}))
  union all
  select 'contact:' || contact.id::text, nullif(concat_ws(' ', contact.first_name, contact.last_name), ''),
         (select address from contact_email where contact_id = contact.id order by position limit 1),
         (select number from contact_phone where contact_id = contact.id
           order by not text, position limit 1)
    from contact
   where contact.site_num is null and contact.deleted_at is null and not contact.suspended
     and contact.site_group_num = any(${groups})
     and concat_ws(' ', contact.first_name, contact.last_name) <> ''`;

/** SQL columns with the deliveries, entries and people of a message, as users of a group see them. */
export const detailColumns = (siteGroupNum: number): RawBuilder<unknown> => sql`
  coalesce((select json_agg(json_build_object(
      'id', d.id, 'at', d.at, 'channel', d.channel, 'person', d.person, 'result', d.result,
      'tries', coalesce((select message.attempts from message where message.id = d.outbox_id), 0))
      order by d.at, d.seq)
    from answering_delivery d where d.message_id = m.id), '[]') as deliveries,
  coalesce((select json_agg(json_build_object(
      'id', e.id, 'at', e.at, 'kind', e.kind, 'by', e.by, 'text', e.text) order by e.at, e.seq)
    from answering_entry e where e.message_id = m.id), '[]') as entries,
  coalesce((select json_agg(json_build_object(
      'id', p.id, 'name', p.name, 'hasEmail', p.email is not null, 'hasPhone', p.phone is not null)
      order by lower(p.name), p.id)
    from (${peopleOf(sql`array[${siteGroupNum}::int, m.site_group_num]`)}) p), '[]') as people`;

/** Converts a row of the detail query into the message for clients. */
export const messageDetail = (row: StoredDetailRow, now: number): MessageDetail => ({
  ...messageRow(row),
  asOf: isoInstant(now),
  timeZone: row.timeZone,
  recordingUrl: row.recordingUrl,
  assignedId: row.assignedId,
  heldUntil: isoInstantOrNull(row.heldUntil),
  outcome: row.outcome,
  devNum: row.devNum,
  deliveries: row.deliveries.map(({ at, ...one }) => ({ ...one, at: isoInstant(at) })),
  entries: row.entries.map(({ at, ...one }) => ({ ...one, at: isoInstant(at) })),
  people: [...row.people],
});
