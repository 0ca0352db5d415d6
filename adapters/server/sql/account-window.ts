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
import { IN_SCOPE } from './group-branches.ts';

type Part = RawBuilder<unknown>;
type Condition = RawBuilder<boolean> | null;

const KEY = sql`key`;
const NUM = sql`num`;

const first = ({ offset, limit }: AccountsAsked): Part => sql`limit ${offset + limit}::int`;

/** The accounts a condition leaves, each with its value where that stands in its own row. */
const found = (order: AccountOrder, where: Condition): Part => sql`
  found as materialized (
    select site.num, ${order.table === 'site' ? order.key : sql`null`} as key
      from site where ${IN_SCOPE} and ${where ?? sql`true`})`;

/** Of those that were found the first that have the value. */
const ofFound = (asked: AccountsAsked, order: AccountOrder): Part => sql`
  select num, key from found
   where key is not null and ${behind({ ...order, key: KEY }, asked.query.sort, asked.after, NUM)}`;

/**
 * Or each branch by its own index, so that no list is ordered as a whole. `is true` keeps the engine from joining: it asks a
 * table of the numbers that were found while it walks, where a join would look them all up and order them.
 */
const ofWalk = (asked: AccountsAsked, order: AccountOrder, narrowed: boolean): Part => {
  const { from, group, num } = ORDERED[order.table];
  const { after, query } = asked;
  return sql`
    select one.num, one.key from unnest((select nums from branches)::int[]) as branch cross join lateral (
      select ${num} as num, ${order.key} as key from ${from}
       where ${group} = branch and ${order.where ?? sql`true`}
         and ${narrowed ? sql`(${num} in (select num from found)) is true` : sql`true`}
         and ${behind(order, query.sort, after, num)}
       order by ${orderedBy(query.sort, order.key, num)} ${first(asked)}) as one`;
};

/** Behind them those without the value, which are looked for only where the others do not fill the window. */
const andWithout = (asked: AccountsAsked, { without }: AccountOrder, narrowed: boolean): Part => {
  const { after, limit, offset, query } = asked;
  if (without === undefined) return sql``;
  return sql`
    union all
    (select site.num, null from site
      where (select count(*) from walked) < ${offset + limit}::int
        and ${IN_SCOPE} and ${without}
        and ${narrowed ? sql`(site.num in (select num from found)) is true` : sql`true`}
        and ${behindWithout(query.sort, after)}
      order by site.num ${direction(query.sort)} ${first(asked)})`;
};

/** One window of the accounts a condition leaves as `list_window`, numbers and values alone; beside it all of them as `found`, where there is a condition. */
export const windowParts = (asked: AccountsAsked, where: Condition): Part => {
  const { limit, now, offset, query } = asked;
  const order = accountOrder(query.sort, now);
  const narrowed = where !== null;
  const finds = narrowed || !order.indexed;
  const rows =
    finds && order.table === 'site' ? ofFound(asked, order) : ofWalk(asked, order, narrowed);
  return sql`
    ${finds ? sql`${found(order, where)},` : sql``}
    walked as materialized (
      select num, key from (${rows}) every
       order by ${orderedBy(query.sort, KEY, NUM)} ${first(asked)}),
    list_window as materialized (
      select num, key from (select num, key from walked ${andWithout(asked, order, narrowed)}) every
       order by ${orderedWhole(query.sort, KEY, NUM)} limit ${limit}::int offset ${offset}::int)`;
};
