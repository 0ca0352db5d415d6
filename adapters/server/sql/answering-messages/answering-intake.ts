import { sql } from 'kysely';
import type {
  AnsweringMessageRepository,
  TakenMessage,
} from '#core/backend/answering-messages/answering-message.repository.port.ts';
import type { StoredOpenHours } from '#core/backend/business-hours/business-hours.repository.port.ts';
import { searchVector } from './answering-rows.ts';
import { openHoursPart } from '../business-hours/open-hours-part.ts';
import { toRow } from '../row-names.ts';
import { jsonRows } from '../signals/save-devices.ts';
import type { SqlTransaction } from '../schema.ts';

type Intake = Pick<
  AnsweringMessageRepository,
  | 'served'
  | 'take'
  | 'byCounters'
  | 'byNumber'
  | 'holdAll'
  | 'setState'
  | 'takeRequests'
  | 'hoursOfHeld'
  | 'releaseDue'
>;

const TAKEN = sql`id::text as id, num, site_group_num as "siteGroupNum", site_num as "siteNum"`;

/** SQL that assigns each group's next message numbers to the rows of `said`, in the order of the column `place`. */
const NUMBERED = sql`
  counted as (
    insert into answering_counter (site_group_num, last_num)
    select site_group_num, count(*)::int from said group by site_group_num order by site_group_num
    on conflict (site_group_num) do update set last_num = answering_counter.last_num + excluded.last_num
    returning site_group_num, last_num),
  numbered as (
    select said.*, counted.last_num - (count(*) over (partition by said.site_group_num))::int
             + (row_number() over (partition by said.site_group_num order by said.place))::int as next_num
      from said join counted on counted.site_group_num = said.site_group_num)`;

const NUMBER_END = sql`nullif(right(regexp_replace(numbered.callback, '[^0-9]', '', 'g'), 10), '')`;

/**
 * SQL join that finds the site of a message by transmitter code, otherwise by callback number if only one site of the
 * group has that number.
 */
const MATCHED = sql`
  left join lateral (
    select device.site_num, device.dev_num from device
      join site on site.num = device.site_num and site.site_group_num = any(numbered.reached)
     where device.xmit = numbered.xmit
     order by device.site_num limit 1) by_xmit on true
  left join lateral (
    select min(num) as site_num from (
      select site.num from site
       where right(regexp_replace(site.phone, '[^0-9]', '', 'g'), 10) = ${NUMBER_END}
         and site.site_group_num = any(numbered.reached)
      union
      select site.num from site_phone join site on site.num = site_phone.site_num
       where right(regexp_replace(site_phone.number, '[^0-9]', '', 'g'), 10) = ${NUMBER_END}
         and site.site_group_num = any(numbered.reached)
      union
      select site.num from contact_phone
        join contact on contact.id = contact_phone.contact_id and contact.deleted_at is null
        join site on site.num = contact.site_num
       where reverse(regexp_replace(contact_phone.number, '[^0-9]', '', 'g')) like reverse(${NUMBER_END}) || '%'
         and site.site_group_num = any(numbered.reached)) known
    having count(*) = 1) by_phone on by_xmit.site_num is null and length(${NUMBER_END}) >= 7`;

/** Returns a repository that stores the messages that the answering agents' system submits, within the transaction `tx`. */
export const sqlMessageIntake = (tx: SqlTransaction): Intake => ({
  served: async (siteGroupNums) => {
    const { rows } = await sql<{ readonly num: number }>`
      with recursive above (asked, num, parent_num, served) as (
        select num, num, parent_num, answering_service_enabled from site_group
         where num = any(${[...siteGroupNums]}::int[])
        union
        select above.asked, g.num, g.parent_num, g.answering_service_enabled
          from above join site_group g on g.num = above.parent_num)
      select distinct asked as num from above where served`.execute(tx);
    return new Set(rows.map(({ num }) => num));
  },

  take: async (messages) => {
    if (messages.length === 0) return [];
    const values = messages.map((message, place) => ({ ...toRow(message), place }));
    const { rows } = await sql<TakenMessage>`
      with recursive said as materialized (
        select * from jsonb_to_recordset(${jsonRows(values)}) as s (
          id uuid, site_group_num int, received_at bigint, taken_by text, caller_name text, callback text,
          xmit text, category text, priority text, text text, state text, held_until bigint,
          recording_url text, receiver_id uuid, receiver_counter bigint, place int)),
      below (top, num) as (
        select distinct site_group_num, site_group_num from said
        union select below.top, g.num from below join site_group g on g.parent_num = below.num),
      ${NUMBERED},
      scoped as (
        select numbered.*, array(select below.num from below where below.top = numbered.site_group_num) as reached
          from numbered)
      insert into answering_message (
        id, site_group_num, num, received_at, taken_by, caller_name, callback, site_num, dev_num, site_by,
        category, priority, text, state, held_until, recording_url, receiver_id, receiver_counter, words)
      select numbered.id, numbered.site_group_num, numbered.next_num, numbered.received_at,
             numbered.taken_by, numbered.caller_name, numbered.callback,
             coalesce(by_xmit.site_num, by_phone.site_num), by_xmit.dev_num,
             case when by_xmit.site_num is not null then 'xmit'
                  when by_phone.site_num is not null then 'phone' end,
             numbered.category, numbered.priority, numbered.text, numbered.state, numbered.held_until,
             numbered.recording_url, numbered.receiver_id, numbered.receiver_counter,
             ${searchVector(
               sql`numbered.next_num`,
               sql`numbered.caller_name`,
               sql`numbered.callback`,
               sql`regexp_replace(numbered.callback, '[^0-9]', '', 'g')`,
               sql`numbered.xmit`,
               sql`numbered.text`,
             )}
        from scoped numbered ${MATCHED}
       order by numbered.place
      returning ${TAKEN}`.execute(tx);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return messages.flatMap(({ id }) => byId.get(id) ?? []);
  },

  byCounters: async (receiverId, counters) => {
    const { rows } = await sql<{ readonly counter: string; readonly id: string }>`
      select distinct on (receiver_counter) receiver_counter::text as counter, id::text as id
        from answering_message
       where receiver_id = ${receiverId}::uuid and receiver_counter = any(${[...counters]}::bigint[])
       order by receiver_counter, received_at desc, id`.execute(tx);
    return new Map(rows.map(({ counter, id }) => [counter, id]));
  },

  byNumber: async (siteGroupNum, num) => {
    const { rows } = await sql<{ readonly id: string }>`
      select id::text as id from answering_message
       where site_group_num = ${siteGroupNum}::int and num = ${num}::int`.execute(tx);
    return rows[0]?.id ?? null;
  },

  holdAll: async (ids) => {
    await sql`
      select from service_request where id in (
        select service_request_id from answering_message where id = any(${[...ids]}::uuid[]))
       order by id for no key update`.execute(tx);
    const { rows } = await sql<Awaited<ReturnType<Intake['holdAll']>>[number]>`
      select id::text as id, site_group_num as "siteGroupNum", state, site_num as "siteNum"
        from answering_message where id = any(${[...ids]}::uuid[])
       order by answering_message.id for no key update`.execute(tx);
    return rows;
  },

  setState: async (id, state, heldUntil) => {
    await sql`
      update answering_message set state = ${state}, held_until = ${heldUntil}::bigint
       where id = ${id}::uuid`.execute(tx);
  },

  takeRequests: async (requests) => {
    if (requests.length === 0) return [];
    const wanted = requests.map((request, place) => ({ ...toRow(request), place }));
    const { rows } = await sql<TakenMessage>`
      with recursive asked as (
        select * from jsonb_to_recordset(${jsonRows(wanted)}) as s (
          id uuid, service_request_id uuid, panel text, place int)),
      above (asked, num, parent_num, served) as (
        select g.num, g.num, g.parent_num, g.answering_service_enabled from site_group g
         where g.num in (select r.site_group_num from asked join service_request r on r.id = asked.service_request_id)
        union
        select above.asked, g.num, g.parent_num, g.answering_service_enabled
          from above join site_group g on g.num = above.parent_num),
      said as materialized (
        select asked.id, asked.panel, asked.place, r.id as request_id, r.site_group_num, r.site_num,
               r.dev_num, r.kind, r.text, r.withheld, r.requested_at,
               coalesce(r.requested_by, site.name) as caller, site.name, site.phone
          from asked
          join service_request r on r.id = asked.service_request_id
          join site on site.num = r.site_num
         where r.site_group_num in (select above.asked from above where served)),
      ${NUMBERED}
      insert into answering_message (
        id, site_group_num, num, received_at, taken_by, caller_name, callback, site_num, dev_num, site_by,
        category, priority, text, withheld, service_request_id, words)
      select id, site_group_num, next_num, requested_at, 'Portal', left(caller, 50), phone, site_num,
             dev_num, 'xmit', 'Service call', case kind when 'runaway' then 'Urgent' else 'Routine' end,
             text, withheld, request_id,
             ${searchVector(sql`next_num`, sql`caller`, sql`phone`, sql`regexp_replace(phone, '[^0-9]', '', 'g')`, sql`name`, sql`panel`, sql`text`)}
        from numbered order by place
      returning ${TAKEN}`.execute(tx);
    return rows;
  },

  hoursOfHeld: async (from) => {
    const { rows } = await sql<StoredOpenHours>`
      select g.num as "siteGroupNum", g.time_zone as "timeZone", ${openHoursPart(from)}
        from site_group g
       where exists (
         select 1 from answering_message m where m.site_group_num = g.num and m.state = 'Held until open')
       order by g.num`.execute(tx);
    return rows;
  },

  releaseDue: async (now, openGroups, limit) => {
    const { rows } = await sql<TakenMessage>`
      update answering_message set state = 'New', held_until = null
       where id in (
         select id from answering_message
          where state = 'Held until open'
            and (held_until <= ${now}::bigint or site_group_num = any(${[...openGroups]}::int[]))
          order by held_until, id limit ${limit}::int for update skip locked)
      returning ${TAKEN}`.execute(tx);
    return rows;
  },
});
