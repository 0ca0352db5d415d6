import { sql, type RawBuilder } from 'kysely';
import type {
  LiveRepository,
  LiveScope,
  StoredLiveEvent,
} from '#core/backend/live/live.repository.port.ts';
import { STAFF_CHANNEL } from '#core/backend/live/live.repository.port.ts';
import { groupBranches } from '../groups/group-branches.ts';
import { jsonText } from '../json-text.ts';
import { liveRights } from './live-rights.ts';
import type { SqlTransaction } from '../schema.ts';

const EVENT = sql`
  event.site_group_num as "siteGroupNum", event.seq, event.at, event.site_num as "siteNum",
  event.dev_num as "devNum", event.kind, event.withheld, event.account_id as "accountId", event.data`;

/** Builds the positions as a table to join. Both columns are bound as arrays, so the SQL text is the same for any number of positions. */
const positions = (after: ReadonlyMap<number, number>): RawBuilder<unknown> =>
  sql`unnest(${[...after.keys()]}::int[], ${[...after.values()]}::bigint[]) as asked (num, seq)`;

const LINKED = (accountId: string) => sql`
  account_link link join site on site.num = link.site_num where link.user_id = ${accountId}`;

const groupsOf = (scope: LiveScope): RawBuilder<unknown> => {
  switch (scope.kind) {
    case 'dealer':
      return sql`select unnest(${groupBranches(scope.siteGroupNum)}) as num`;
    case 'customer':
      return sql`select distinct site.site_group_num as num from ${LINKED(scope.accountId)}`;
    case 'staff':
      return sql`select ${STAFF_CHANNEL}::int as num`;
  }
};

const sitesOf = (scope: LiveScope): RawBuilder<unknown> =>
  scope.kind === 'customer'
    ? sql`array_to_json(array(select link.site_num from ${LINKED(scope.accountId)}))`
    : sql`null::json`;

/** SQL repository of the live feed of site events. */
export const sqlLiveRepository = (tx: SqlTransaction): LiveRepository => ({
  append: async (siteGroupNum, events, now) => {
    if (events.length === 0) return;
    const rows = jsonText(
      events.map(({ accountId = null, withheld = false, ...event }, index) => ({
        ...event,
        accountId,
        withheld,
        index,
      })),
    );
    await sql`
      with head as (
        insert into live_head (site_group_num, seq, at)
        values (${siteGroupNum}::int, ${events.length}::bigint, ${now}::bigint)
        on conflict (site_group_num) do update
          set seq = live_head.seq + excluded.seq, at = greatest(live_head.at, excluded.at)
        returning site_group_num, seq, at)
      insert into live_event (site_group_num, seq, at, site_num, dev_num, kind, withheld, account_id, data)
      select head.site_group_num, head.seq - ${events.length}::bigint + 1 + event.index, head.at,
             event."siteNum", event."devNum", event.kind, event.withheld, event."accountId", event.data
        from head, jsonb_to_recordset(${rows}::jsonb) as event (
          index bigint, "siteNum" int, "devNum" int, kind text, withheld boolean, "accountId" text, data jsonb)`.execute(
      tx,
    );
  },

  begin: async (scope, after, limit) => {
    const { rows } = await sql<{
      readonly heads: readonly { readonly num: number; readonly seq: number }[];
      readonly missed: readonly StoredLiveEvent[];
      readonly siteNums: readonly number[] | null;
    }>`
      with scope as materialized (${groupsOf(scope)})
      select
        (select coalesce(json_agg(json_build_object('num', scope.num, 'seq', coalesce(head.seq, 0))), '[]')
           from scope left join live_head head on head.site_group_num = scope.num) as heads,
        (select coalesce(json_agg(told order by told.at, told."siteGroupNum", told.seq), '[]') from (
          select ${EVENT} from ${positions(after)} join scope on scope.num = asked.num
            join live_event event on event.site_group_num = asked.num and event.seq > asked.seq
           order by event.at, event.site_group_num, event.seq limit ${limit}) told) as missed,
        ${sitesOf(scope)} as "siteNums"`.execute(tx);
    const [found] = rows;
    if (found === undefined) throw new Error('A select without a table answered no row.');
    return { ...found, heads: new Map(found.heads.map(({ num, seq }) => [num, seq])) };
  },

  since: async (after, limit) => {
    const { rows } = await sql<StoredLiveEvent>`
      select ${EVENT} from ${positions(after)}
        join live_event event on event.site_group_num = asked.num and event.seq > asked.seq
       order by event.at, event.site_group_num, event.seq limit ${limit}`.execute(tx);
    return rows;
  },

  rights: (listeners, groups, now) => liveRights(tx, listeners, groups, now),
});
