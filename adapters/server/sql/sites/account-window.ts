import { sql, type RawBuilder } from 'kysely';
import type { AccountsAsked } from '#core/backend/sites/account-list.repository.port.ts';
import {
  accountOrder,
  type AccountOrder,
  behind,
  behindWithout,
  direction,
  ORDERED,
  orderedBy,
  orderedWhole,
} from './account-sorts.ts';
import { IN_SCOPE } from '../groups/group-branches.ts';
import { holds } from './site-sets.ts';

type Part = RawBuilder<unknown>;
type Condition = RawBuilder<boolean> | null;

const KEY = sql`key`;
const NUM = sql`num`;

const first = ({ offset, limit }: AccountsAsked): Part => sql`limit ${offset + limit}::int`;

/** Number of matches below which accounts are read individually. For more matches, a scan of the sorted index fills the page sooner. */
const FEW = 2000;

/** SQL expression: the number of matching accounts. */
const COUNT = sql`(select coalesce(cardinality(nums), 0) from found)`;

const isFound = (num: Part): Part => holds(sql`(select nums from found)`, num);

/**
 * SQL common table expression: the numbers of matching accounts as one sorted array. An array of rows with sort values
 * would take twice the memory.
 */
const foundNums = (where: Part): Part => sql`
  found (nums) as materialized (
    select array_agg(site.num order by site.num) from site where ${IN_SCOPE} and ${where})`;

/** Builds the page by reading each matching account, if there are few. */
const ofFew = (asked: AccountsAsked, order: AccountOrder, few: number): Part => {
  const { from, num } = ORDERED[order.table];
  const { after, query } = asked;
  return sql`
    select ${num} as num, ${order.key} as key from ${from}
     where ${num} = any((select nums from found)::int[]) and ${order.where ?? sql`true`}
       and ${COUNT} < ${few}::int and ${behind(order, query.sort, after, num)}`;
};

/** Builds the page by walking each branch in index order, without sorting all matches. Used if there are many matches. */
const ofWalk = (asked: AccountsAsked, order: AccountOrder, narrowed: Part): Part => {
  const { from, group, num } = ORDERED[order.table];
  const { after, query } = asked;
  return sql`
    select one.num, one.key from unnest((select nums from branches)::int[]) as branch cross join lateral (
      select ${num} as num, ${order.key} as key from ${from}
       where ${group} = branch and ${order.where ?? sql`true`}
         and ${narrowed}
         and ${behind(order, query.sort, after, num)}
       order by ${orderedBy(query.sort, order.key, num)} ${first(asked)}) as one`;
};

/** SQL common table expression: all matching accounts with their sort values, for a sort order without an index. */
const foundRows = (order: AccountOrder, where: Condition): Part => sql`
  found as materialized (
    select site.num, ${order.key} as key from site where ${IN_SCOPE} and ${where ?? sql`true`})`;

/** Builds the select of the first matching accounts that have a sort value. */
const ofFound = (asked: AccountsAsked, order: AccountOrder): Part => sql`
  select num, key from found
   where key is not null and ${behind({ ...order, key: KEY }, asked.query.sort, asked.after, NUM)}`;

/** Appends accounts without a sort value, which are read only if the accounts with a sort value do not fill the page. */
const andWithout = (asked: AccountsAsked, { without }: AccountOrder, narrowed: boolean): Part => {
  const { after, limit, offset, query } = asked;
  if (without === undefined) return sql``;
  return sql`
    union all
    (select site.num, null from site
      where (select count(*) from walked) < ${offset + limit}::int
        and ${IN_SCOPE} and ${without}
        and ${narrowed ? isFound(sql`site.num`) : sql`true`}
        and ${behindWithout(query.sort, after)}
      order by site.num ${direction(query.sort)} ${first(asked)})`;
};

/** Builds the page of matching accounts: few are read individually, many by an index walk. */
const ofNums = (asked: AccountsAsked, order: AccountOrder, few: number): Part => {
  const narrowed = sql`${COUNT} >= ${few}::int and ${isFound(ORDERED[order.table].num)}`;
  return sql`${ofFew(asked, order, few)} union all (${ofWalk(asked, order, narrowed)})`;
};

/**
 * Builds one page of matching accounts as `list_window`, with numbers and sort values only, and the number of matches,
 * which is null if the query has no condition.
 */
export const windowParts = (
  asked: AccountsAsked,
  where: Condition,
  few = FEW,
): { readonly parts: Part; readonly total: Part } => {
  const { limit, now, offset, query } = asked;
  const order = accountOrder(query.sort, now);
  const narrowed = where !== null;
  const [found, rows, total] = !order.indexed
    ? [foundRows(order, where), ofFound(asked, order), sql`(select count(*) from found)`]
    : narrowed
      ? [foundNums(where), ofNums(asked, order, few), COUNT]
      : [null, ofWalk(asked, order, sql`true`), null];
  const parts = sql`
    ${found === null ? sql`` : sql`${found},`}
    walked as materialized (
      select num, key from (${rows}) every
       order by ${orderedBy(query.sort, KEY, NUM)} ${first(asked)}),
    list_window as materialized (
      select num, key from (select num, key from walked ${andWithout(asked, order, narrowed)}) every
       order by ${orderedWhole(query.sort, KEY, NUM)} limit ${limit}::int offset ${offset}::int)`;
  return { parts, total: narrowed ? sql`${total}::int` : sql`null::int` };
};
