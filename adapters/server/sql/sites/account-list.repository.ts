import { sql, type RawBuilder } from 'kysely';
import type {
  AccountListRepository,
  AccountsAsked,
  AccountsMeant,
} from '#core/backend/sites/account-list.repository.port.ts';
import { accountConditions } from './account-filters.ts';
import { accountOf, accountColumns, type AccountSqlRow } from './account-rows.ts';
import { orderedWhole } from './account-sorts.ts';
import { windowParts } from './account-window.ts';
import { branchesPart, IN_SCOPE } from '../groups/group-branches.ts';
import { IN_TOTALS } from './in-totals.ts';
import type { SqlTransaction } from '../schema.ts';
import { isRunning } from './site-badges.ts';
import { lacks, seenKinds } from './site-quality.ts';

/** Returns the SQL condition for the selected accounts, and the start of a statement that uses the condition. */
const meant = (
  asked: AccountsMeant,
): { readonly where: RawBuilder<boolean> | null; readonly begin: RawBuilder<unknown> } => {
  const { where, sets } = accountConditions(asked.query, asked);
  const begin = sql.join([branchesPart(asked.siteGroupNum), ...sets]);
  if (asked.only === undefined) return { where, begin };
  const named = sql<boolean>`site.num = any(${[...asked.only]}::int[])`;
  return { where: where === null ? named : sql<boolean>`(${named} and ${where})`, begin };
};

type Windowed = AccountSqlRow & { readonly list_key: string | number | null };
type WindowRow = { readonly list_total: number | null } & (Windowed | { readonly num: null });

const isAccount = (row: WindowRow): row is WindowRow & Windowed => row.num !== null;

/** Reads one page with display data for its accounts only. The total is returned even if the page is empty. */
const window = async (
  tx: SqlTransaction,
  asked: AccountsAsked,
  few: number | undefined,
): ReturnType<AccountListRepository['window']> => {
  const { begin, where } = meant(asked);
  const { parts, total } = windowParts(asked, where, few);
  const { rows } = await sql<WindowRow>`
    with ${begin}, ${parts}
    select counted.list_total, shown.* from (select ${total} as list_total) counted
      left join (
        select ${accountColumns(asked)}, list_window.key as list_key
          from list_window join site on site.num = list_window.num
          join site_group on site_group.num = site.site_group_num) shown on true
     order by ${orderedWhole(asked.query.sort, sql`shown.list_key`, sql`shown.num`)}`.execute(tx);
  return {
    total: rows[0]?.list_total ?? null,
    rows: rows.filter(isAccount).map(({ list_key, list_total: _total, ...row }) => ({
      row: accountOf(row, asked.now),
      cursor: { key: list_key, siteNum: row.num },
    })),
  };
};

type Facts = Awaited<ReturnType<AccountListRepository['facts']>>;

const among = (sites: RawBuilder<unknown>): RawBuilder<number> => sql<number>`
  (count(*) filter (where site.num in (${sites}) and site.state <> 'cancelled'))::int`;

/** Reads every account of the scope from one covering index (migration 56). */
const facts = async (
  tx: SqlTransaction,
  { siteGroupNum, now }: Pick<AccountsMeant, 'siteGroupNum' | 'now'>,
): Promise<Facts> => {
  const { rows } = await sql<Facts['counts'] & Pick<Facts, 'branches'>>`
    with ${branchesPart(siteGroupNum)}
    select count(*)::int as "all",
           (count(*) filter (where ${IN_TOTALS}))::int as "inTotals",
           ${among(sql`select site_num from site_test where ${isRunning(now)}`)} as "onTest",
           ${among(sql`select site_num from trouble where cleared_at is null`)} as troubles,
           (count(*) filter (where site.state = 'installPending'))::int as "installPending",
           (select coalesce(json_agg(json_build_object('siteGroupNum', num, 'siteGroupName', name) order by num), '[]')
              from site_group where num = any((select nums from branches)::int[])) as branches
      from site where ${IN_SCOPE}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('counting answered no row');
  const { branches, ...counts } = row;
  return { branches, counts };
};

/**
 * SQL repository of a dealer's account list. One page runs two statements in parallel; with fewer than `few` matches,
 * accounts are read individually.
 */
export const sqlAccountListRepository = (
  tx: SqlTransaction,
  few?: number,
): AccountListRepository => ({
  window: (asked) => window(tx, asked, few),
  facts: (asked) => facts(tx, asked),

  count: async (asked) => {
    const { begin, where } = meant(asked);
    const { rows } = await sql<{ total: number }>`
      with ${begin}
      select count(*)::int as total from site
       where ${IN_SCOPE} and ${where ?? sql`true`}`.execute(tx);
    return rows[0]?.total ?? 0;
  },

  missing: async (asked) => {
    const { begin, where } = meant(asked);
    const kinds = seenKinds(asked.seen);
    const { rows } = await sql<{ total: number; complete: number; lacking: readonly number[] }>`
      with ${begin}, checked as materialized (
        select array[${sql.join(kinds.map((kind) => lacks(kind, asked.now)))}] as lacking from site
         where ${IN_SCOPE} and site.state <> 'cancelled' and ${where ?? sql`true`})
      select count(*)::int as total,
             (count(*) filter (where not true = any(lacking)))::int as complete,
             array[${sql.join(
               kinds.map(
                 (_, at) => sql`(count(*) filter (where lacking[${sql.lit(at + 1)}]))::int`,
               ),
             )}] as lacking from checked`.execute(tx);
    const [row] = rows;
    if (row === undefined) throw new Error('counting answered no row');
    const { complete, lacking, total } = row;
    return {
      total,
      complete,
      missing: kinds.map((kind, at) => ({ kind, accounts: lacking[at] ?? 0 })),
    };
  },

  numbers: async (asked, most) => {
    const { begin, where } = meant(asked);
    const { rows } = await sql<{ num: number }>`
      with ${begin}
      select site.num from site where ${IN_SCOPE} and ${where ?? sql`true`}
       order by site.num limit ${most}::int`.execute(tx);
    return rows.map(({ num }) => num);
  },

  addFavorites: async (siteNums, { accountId, now }) => {
    const { rows } = await sql`
      insert into site_favorite (user_id, site_num, dev_num, added_at)
      select distinct on (site_num) ${accountId}, site_num, dev_num, ${now}::bigint from device
       where site_num = any(${[...siteNums]}::int[]) order by site_num, dev_num
      on conflict (user_id, site_num) do nothing returning 1 as added`.execute(tx);
    return rows.length;
  },

  known: async ({ siteGroupNum, siteNums }) => {
    const { rows } = await sql<{ num: number }>`
      with ${branchesPart(siteGroupNum)}
      select site.num from site where ${IN_SCOPE} and site.num = any(${[...siteNums]}::int[])
       order by site.num`.execute(tx);
    return rows.map(({ num }) => num);
  },
});
