import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  Assignee,
  AttentionListed,
  AttentionRepository,
  StoredAttention,
} from '#core/backend/attention/attention.repository.port.ts';
import { UNTOUCHED, type AttentionState } from '#core/attention/attention-state.rule.ts';
import {
  ATTENTION_KINDS,
  type Attention,
  type AttentionShow,
} from '#core/attention/attention.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { causes, causeValues, type CauseValues } from './attention-causes.ts';
import { IN_SCOPE, branchesPart } from '../groups/group-branches.ts';
import { clockPart } from '../groups/group-clock.ts';
import { prepareRead } from '../prepare-read.ts';
import { happened, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

interface CauseRow extends Omit<StoredAttention, 'since' | 'state'> {
  readonly at: number;
  readonly day: string | null;
  readonly state: AttentionState | null;
}

/** SQL condition: true for a site that is not canceled. */
const COUNTED = sql<boolean>`site.state <> 'cancelled'`;

const ASLEEP = (now: number): RawBuilder<boolean> =>
  sql`coalesce(snoozed_until > ${now}::bigint, false)`;

/** SQL condition for the causes that a view shows. Must match the rule `isShown`. */
const shown = (show: AttentionShow, me: string, now: number): RawBuilder<boolean> => {
  if (show === 'everybody') return sql`acknowledged_at is null and not ${ASLEEP(now)}`;
  if (show === 'mine')
    return sql`not ${ASLEEP(now)} and coalesce(assigned_to_id, acknowledged_by_id) = ${me}`;
  return show === 'snoozed' ? ASLEEP(now) : sql`acknowledged_at is not null and not ${ASLEEP(now)}`;
};

/** SQL query for the causes with their site, and the stored state of each cause that has one. */
const TOLD = sql`
  select cause.*, array_position(${[...ATTENTION_KINDS]}::text[], cause.kind) as rank,
         site.name as site_name, site.time_zone, site.site_group_num,
         state.rev, acknowledged_by_id, acknowledged_by,
         acknowledged_at, snoozed_until, snoozed_by, assigned_to_id, assigned_to, note, note_by,
         note_at, state.changed_by, state.changed_at
    from cause join site on site.num = cause.site_num
    left join attention_state state
      on state.key = cause.key and state.site_group_num = site.site_group_num`;

const COLUMNS = sql<CauseRow>`
  key, kind, subject, text, at, day, site_num as "siteNum", dev_num as "devNum",
  site_name as "siteName", time_zone as "timeZone",
  coalesce((select device.xmit from device where device.site_num = told.site_num
              and device.dev_num = coalesce(told.dev_num, device.dev_num)
            order by device.dev_num limit 1), '') as xmit,
  case when rev is not null then json_build_object(
    'rev', rev, 'acknowledgedById', acknowledged_by_id, 'acknowledgedBy', acknowledged_by,
    'acknowledgedAt', acknowledged_at, 'snoozedUntil', snoozed_until, 'snoozedBy', snoozed_by,
    'assignedToId', assigned_to_id, 'assignedTo', assigned_to, 'note', note, 'noteBy', note_by,
    'noteAt', note_at, 'changedBy', changed_by, 'changedAt', changed_at) end as state`;

const itemOf = ({ at, day, state, ...cause }: CauseRow): StoredAttention => ({
  ...cause,
  since: day ?? isoInstant(at),
  state: state ?? UNTOUCHED,
});

type Asked = CauseValues & { readonly siteGroupNum: number };

const ofKinds = (asked: Asked, scope: RawBuilder<boolean>): RawBuilder<unknown> => sql`
  cause as materialized (
    select * from (${causes(asked, scope)}) every where kind = any(${asked.kinds}::text[]))`;

/** SQL `from` clause for active portal users who belong to the groups or to a parent group. */
const PEOPLE = (groups: RawBuilder<unknown>) => sql`
  portal_user where application = 2 and not disabled and exists (
    select from user_group where user_group.user_id = portal_user.id
       and user_group.site_group_num in (
         with recursive above (num, parent_num) as (
           select num, parent_num from site_group where num = ${groups}
           union select up.num, up.parent_num from site_group up
                   join above on up.num = above.parent_num)
         select num from above))`;

type Listed = Asked &
  Pick<AttentionListed, 'branch' | 'from' | 'kind' | 'limit' | 'me' | 'site' | 'to'> & {
    readonly rank: number;
    readonly at: number;
    readonly key: string;
  };
type ListedRow = CauseRow & { readonly atSite: number; readonly rank: number };
type ListRow = Omit<Attention, 'asOf' | 'items' | 'next'> & {
  readonly items: readonly ListedRow[];
};

const selectList = (show: AttentionShow) =>
  prepareRead((_, asked: Listed) => {
    const { now, me, siteGroupNum } = asked;
    const number = (of: AttentionShow) => sql`count(*) filter (where ${shown(of, me, now)})`;
    const kind = sql`(${asked.kind}::text is null or kind = ${asked.kind}::text)`;
    const branch = sql`(${asked.branch}::int is null or site_group_num = ${asked.branch}::int)`;
    const age = sql`at > ${asked.from}::bigint and at <= ${asked.to}::bigint`;
    const listed = shown(show, me, now);
    return sql<ListRow>`
      with ${branchesPart(siteGroupNum)}, ${clockPart(siteGroupNum, now)},
      ${ofKinds(asked, sql`${IN_SCOPE} and ${COUNTED}`)}, told as materialized (${TOLD})
      select (select zone from clock) as "timeZone",
             (select json_build_object('everybody', ${number('everybody')}, 'mine', ${number('mine')},
                       'acknowledged', ${number('acknowledged')}, 'snoozed', ${number('snoozed')})
                from told where ${kind} and ${branch} and ${age}) as counts,
             ${jsonArrayFrom(
               sql<Attention['kinds'][number]>`(select kind, count(*)::int as count from told
                   where ${listed} and ${branch} and ${age} group by kind, rank order by rank)`,
             )} as kinds,
             ${jsonArrayFrom(
               sql<
                 Attention['branches'][number]
               >`(select num as "siteGroupNum", name as "siteGroupName",
                         coalesce(held.count, 0) as count
                    from site_group left join (
                      select site_group_num, count(*)::int as count from told
                       where ${listed} and ${kind} and ${age} group by site_group_num) held
                      on held.site_group_num = num
                   where num = any((select nums from branches)::int[]) order by num)`,
             )} as branches,
             ${jsonArrayFrom(
               sql<ListedRow>`(select ${COLUMNS}, at_site as "atSite", rank from (
                   select *, count(*) over (partition by site_num)::int as at_site
                     from told where ${listed} and ${kind} and ${branch} and ${age}) told
                 where (${asked.site}::int is null or site_num = ${asked.site}::int)
                   and (rank, at, key) > (${asked.rank}::int, ${asked.at}::bigint, ${asked.key}::text)
                 order by rank, at, key limit ${asked.limit}::int + 1)`,
             )} as items,
             ${jsonArrayFrom(
               sql<
                 Attention['colleagues'][number]
               >`(select id, name from ${PEOPLE(sql`${siteGroupNum}::int`)} order by name, id)`,
             )} as colleagues`;
  });

const LISTS = {
  everybody: selectList('everybody'),
  mine: selectList('mine'),
  acknowledged: selectList('acknowledged'),
  snoozed: selectList('snoozed'),
} as const satisfies Record<AttentionShow, unknown>;

const selectNamed = prepareRead(
  (
    _,
    asked: Asked & { readonly siteNums: readonly number[]; readonly keys: readonly string[] },
  ) => sql<CauseRow>`
    with ${branchesPart(asked.siteGroupNum)}, ${clockPart(asked.siteGroupNum, asked.now)},
    ${ofKinds(asked, sql`site.num = any(${asked.siteNums}::int[]) and ${IN_SCOPE} and ${COUNTED}`)},
    told as (${TOLD})
    select ${COLUMNS} from told where key = any(${asked.keys}::text[])`,
);

/** The columns of a stored state, which a later state replaces. */
const STATE_COLUMNS = Object.keys(toRow({ ...UNTOUCHED, siteGroupNum: 0, siteNum: 0 }));

/** Returns a repository that stores the attention list in the database, within the transaction `tx`. */
export const sqlAttentionRepository = (tx: SqlTransaction): AttentionRepository => ({
  list: async ({ behind, bounds, kinds, now, show, ...asked }) => {
    const values = { ...causeValues(bounds, kinds, now), ...asked, ...behind };
    const [row] = await LISTS[show](tx, values);
    if (row === undefined) throw new Error('A select without a table answered no row.');
    const page = row.items.slice(0, asked.limit);
    const last = row.items.length > page.length ? page.at(-1) : undefined;
    return {
      ...row,
      items: page.map(({ atSite, rank: _rank, ...item }) => ({ ...itemOf(item), atSite })),
      next: last === undefined ? null : { rank: last.rank, at: last.at, key: last.key },
    };
  },

  named: async ({ bounds, kinds, now, ...asked }) =>
    (await selectNamed(tx, { ...causeValues(bounds, kinds, now), ...asked })).map(itemOf),

  lockSites: async (siteNums, siteGroupNum) => {
    const { rows } = await sql<{ siteNum: number; siteGroupNum: number }>`
      with ${branchesPart(siteGroupNum)}
      select num as "siteNum", site_group_num as "siteGroupNum" from site
       where num = any(${[...siteNums]}::int[]) and ${IN_SCOPE}
       order by num for no key update of site`.execute(tx);
    return rows;
  },

  put: async (...states) => {
    const rows = states.map(({ key, siteGroupNum, siteNum, state }) => ({
      key,
      ...toRow(state),
      site_group_num: siteGroupNum,
      site_num: siteNum,
    }));
    await tx
      .insertInto('attention_state')
      .values(rows)
      .onConflict((known) =>
        known
          .column('key')
          .doUpdateSet((row) =>
            Object.fromEntries(
              STATE_COLUMNS.map((name) => [name, row.ref(`excluded.${name}` as 'excluded.rev')]),
            ),
          ),
      )
      .execute();
  },

  assignee: async (id, siteGroupNum) => {
    const { rows } = await sql<Assignee>`
      select portal_user.id, portal_user.name,
             array(select user_right.name from user_right where user_id = portal_user.id) as rights
        from ${PEOPLE(sql`${siteGroupNum}::int`)} and portal_user.id = ${id}`.execute(tx);
    return rows[0] ?? null;
  },

  watch: async ({ siteGroupNum, siteNum, watched, by, now }) =>
    happened(
      watched
        ? tx
            .insertInto('site_watch')
            .values({
              site_group_num: siteGroupNum,
              site_num: siteNum,
              watched_by: by,
              since: now,
            })
            .onConflict((known) => known.columns(['site_group_num', 'site_num']).doNothing())
            .returning('site_num')
        : tx
            .deleteFrom('site_watch')
            .where('site_group_num', '=', siteGroupNum)
            .where('site_num', '=', siteNum)
            .returning('site_num'),
    ),
});
