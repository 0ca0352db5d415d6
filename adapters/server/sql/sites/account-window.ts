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

/** Fewer accounts than that are looked up one by one; of more, the first of an order are soon met in its index. */
const FEW = 2000;

/** How many a condition leaves, of their list. */
const COUNT = sql`(select coalesce(cardinality(nums), 0) from found)`;

const isFound = (num: Part): Part => holds(sql`(select nums from found)`, num);

/** The numbers of the accounts a condition leaves, as one ordered list: rows with their values would cost twice as much to keep. */
const foundNums = (where: Part): Part => sql`
  found (nums) as materialized (
    select array_agg(site.num order by site.num) from site where ${IN_SCOPE} and ${where})`;

/** Those few that have the value. */
const ofFew = (asked: AccountsAsked, order: AccountOrder, few: number): Part => {
  const { from, num } = ORDERED[order.table];
  const { after, query } = asked;
  return sql`
    select ${num} as num, ${order.key} as key from ${from}
     where ${num} = any((select nums from found)::int[]) and ${order.where ?? sql`true`}
       and ${COUNT} < ${few}::int and ${behind(order, query.sort, after, num)}`;
};

/** Or each branch by its own index, so that no list is ordered as a whole. */
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

/** All the accounts a condition leaves with their values, where no index has the order. */
const foundRows = (order: AccountOrder, where: Condition): Part => sql`
  found as materialized (
    select site.num, ${order.key} as key from site where ${IN_SCOPE} and ${where ?? sql`true`})`;

/** Of those that were found the first that have the value. */
const ofFound = (asked: AccountsAsked, order: AccountOrder): Part => sql`
  select num, key from found
   where key is not null and ${behind({ ...order, key: KEY }, asked.query.sort, asked.after, NUM)}`;

/** Behind them those without the value, which are looked for only where the others do not fill the window. */
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

/** Of the accounts that were found: few one by one, more by a walk. */
const ofNums = (asked: AccountsAsked, order: AccountOrder, few: number): Part => {
  const narrowed = sql`${COUNT} >= ${few}::int and ${isFound(ORDERED[order.table].num)}`;
  return sql`${ofFew(asked, order, few)} union all (${ofWalk(asked, order, narrowed)})`;
};

/** One window of the accounts a condition leaves as `list_window`, numbers and values alone; and how many it leaves, null where there is no condition. */
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
