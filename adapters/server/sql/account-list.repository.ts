import { sql, type RawBuilder } from 'kysely';
import type {
  AccountListRepository,
  AccountsAsked,
  AccountsMeant,
} from '#core/backend/sites/account-list.repository.port.ts';
import { accountConditions } from './account-filters.ts';
import { accountOf, accountColumns, type AccountSqlRow } from './account-rows.ts';
import { accountOrder, behind, orderedBy } from './account-sorts.ts';
import { branchesPart, IN_SCOPE } from './group-branches.ts';
import type { SqlTransaction } from './schema.ts';
import { isRunning } from './site-badges.ts';

type Part = RawBuilder<unknown>;

const conditions = (asked: AccountsMeant): RawBuilder<boolean> | null => {
  const where = accountConditions(asked.query, asked);
  if (asked.only === undefined) return where;
  const named = sql<boolean>`site.num = any(${[...asked.only]}::int[])`;
  return where === null ? named : sql<boolean>`(${named} and ${where})`;
};

/** The numbers and keys of one window; each branch by its own index where nothing is left out, so that no list is sorted as a whole. */
const windowPart = (asked: AccountsAsked): Part => {
  const { after, limit, offset, query, now } = asked;
  const order = accountOrder(query.sort, now);
  const where = conditions(asked);
  const from = after === null ? sql`true` : behind(order, query.sort, after);
  const ordered = orderedBy(order, query.sort, sql`key`, sql`num`);
  if (where !== null || !order.indexed)
    return sql`
      select site.num, ${order.key} as key from site ${order.join}
       where ${IN_SCOPE} and ${where ?? sql`true`} and ${from}
       order by ${ordered} limit ${limit}::int offset ${offset}::int`;
  return sql`
    select one.num, one.key from unnest((select nums from branches)::int[]) as branch cross join lateral (
      select site.num, ${order.key} as key from site where site.site_group_num = branch and ${from}
       order by ${orderedBy(order, query.sort, order.key, sql`site.num`)} limit ${limit + offset}::int) as one
     order by ${ordered} limit ${limit}::int offset ${offset}::int`;
};

const windowRows = async (
  tx: SqlTransaction,
  asked: AccountsAsked,
): ReturnType<AccountListRepository['rows']> => {
  const order = accountOrder(asked.query.sort, asked.now);
  const { rows } = await sql<AccountSqlRow & { list_key: string | number | null }>`
    with ${branchesPart(asked.siteGroupNum)}, list_window as materialized (${windowPart(asked)})
    select ${accountColumns(asked)}, list_window.key as list_key
      from list_window join site on site.num = list_window.num
      join site_group on site_group.num = site.site_group_num
     order by ${orderedBy(order, asked.query.sort, sql`list_window.key`, sql`site.num`)}`.execute(
    tx,
  );
  return rows.map(({ list_key, ...row }) => ({
    row: accountOf(row),
    cursor: { key: list_key, siteNum: row.num },
  }));
};

const among = (sites: Part): Part => sql`
  (select count(*)::int from site where site.num in (${sites}) and site.state <> 'cancelled' and ${IN_SCOPE})`;

/** How many accounts of the scope a query leaves. */
const counted = (where: RawBuilder<boolean> | null): Part => sql`
  (select count(*)::int from site where ${IN_SCOPE} and ${where ?? sql`true`})`;

type Facts = Awaited<ReturnType<AccountListRepository['facts']>>;

const facts = async (tx: SqlTransaction, asked: AccountsMeant): Promise<Facts> => {
  const where = conditions(asked);
  const { rows } = await sql<Facts['counts'] & Pick<Facts, 'total' | 'branches'>>`
    with ${branchesPart(asked.siteGroupNum)}
    select ${counted(where)} as total,
           ${where === null ? sql`0` : counted(null)} as "all",
           ${among(sql`select site_num from site_test where ${isRunning(asked.now)}`)} as "onTest",
           ${among(sql`select site_num from trouble where cleared_at is null`)} as troubles,
           (select count(*)::int from site where ${IN_SCOPE} and site.state = 'installPending') as "installPending",
           (select coalesce(json_agg(json_build_object('siteGroupNum', num, 'siteGroupName', name) order by num), '[]')
              from site_group where num = any((select nums from branches)::int[])) as branches`.execute(
    tx,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('counting answered no row');
  const { total, branches, ...counts } = row;
  return { total, branches, counts: where === null ? { ...counts, all: total } : counts };
};

/** A dealer's accounts as a list, in SQL; a page is two statements that are asked side by side. */
export const sqlAccountListRepository = (tx: SqlTransaction): AccountListRepository => ({
  rows: (asked) => windowRows(tx, asked),
  facts: (asked) => facts(tx, asked),

  count: async (asked) => {
    const { rows } = await sql<{ total: number }>`
      with ${branchesPart(asked.siteGroupNum)}
      select ${counted(conditions(asked))} as total`.execute(tx);
    return rows[0]?.total ?? 0;
  },

  numbers: async (asked, most) => {
    const { rows } = await sql<{ num: number }>`
      with ${branchesPart(asked.siteGroupNum)}
      select site.num from site where ${IN_SCOPE} and ${conditions(asked) ?? sql`true`}
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
