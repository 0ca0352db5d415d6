import { sql, type RawBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  Assignee,
  AttentionRepository,
  StoredAttention,
} from '#core/backend/attention/attention.repository.port.ts';
import { UNTOUCHED, type AttentionState } from '#core/attention/attention-state.rule.ts';
import type { Attention, AttentionShow } from '#core/attention/attention.schema.ts';
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

/** SQL query for the causes, each with its stored state, if it has one. */
const TOLD = sql`
  select cause.*, state.rev, acknowledged_by_id, acknowledged_by,
         acknowledged_at, snoozed_until, snoozed_by, assigned_to_id, assigned_to, note, note_by,
         note_at, state.changed_by, state.changed_at
    from cause left join attention_state state
      on state.key = cause.key
     and state.site_group_num = (select site_group_num from site where site.num = cause.site_num)`;

const COLUMNS = sql<CauseRow>`
  key, kind, subject, text, at, day, site_num as "siteNum", dev_num as "devNum",
  (select name from site where site.num = told.site_num) as "siteName",
  (select time_zone from site where site.num = told.site_num) as "timeZone",
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

type Listed = Asked & { readonly me: string; readonly limit: number };
type ListRow = Pick<Attention, 'timeZone' | 'counts' | 'colleagues'> & {
  readonly items: readonly CauseRow[];
};

const selectList = (show: AttentionShow) =>
  prepareRead((_, asked: Listed) => {
    const { now, me, siteGroupNum } = asked;
    const number = (of: AttentionShow) => sql`count(*) filter (where ${shown(of, me, now)})`;
    return sql<ListRow>`
      with ${branchesPart(siteGroupNum)}, ${clockPart(siteGroupNum, now)},
      ${ofKinds(asked, sql`${IN_SCOPE} and ${COUNTED}`)}, told as materialized (${TOLD})
      select (select zone from clock) as "timeZone",
             (select json_build_object('everybody', ${number('everybody')}, 'mine', ${number('mine')},
                       'acknowledged', ${number('acknowledged')}, 'snoozed', ${number('snoozed')})
                from told) as counts,
             ${jsonArrayFrom(
               sql<CauseRow>`(select ${COLUMNS} from told where ${shown(show, me, now)}
                 order by array_position(${asked.kinds}::text[], kind), at, key
                 limit ${asked.limit}::int)`,
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

const selectOne = prepareRead(
  (_, asked: Asked & { readonly siteNum: number; readonly key: string }) => sql<CauseRow>`
    with ${clockPart(asked.siteGroupNum, asked.now)},
    ${ofKinds(asked, sql`site.num = ${asked.siteNum}::int and ${COUNTED}`)}, told as (${TOLD})
    select ${COLUMNS} from told where key = ${asked.key}`,
);

/** Returns a repository that stores the attention list in the database, within the transaction `tx`. */
export const sqlAttentionRepository = (tx: SqlTransaction): AttentionRepository => ({
  list: async ({ bounds, kinds, now, show, ...asked }) => {
    const [row] = await LISTS[show](tx, { ...causeValues(bounds, kinds, now), ...asked });
    if (row === undefined) throw new Error('A select without a table answered no row.');
    return { ...row, items: row.items.map(itemOf) };
  },

  find: async ({ bounds, kinds, now, ...asked }) => {
    const [row] = await selectOne(tx, { ...causeValues(bounds, kinds, now), ...asked });
    return row === undefined ? null : itemOf(row);
  },

  put: async (key, { siteGroupNum, siteNum }, state) => {
    const values = { ...toRow(state), site_group_num: siteGroupNum, site_num: siteNum };
    await tx
      .insertInto('attention_state')
      .values({ key, ...values })
      .onConflict((known) => known.column('key').doUpdateSet(values))
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
