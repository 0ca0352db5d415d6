import { sql, type RawBuilder } from 'kysely';
import type { AnsweringOverview } from '#core/backend/answering-messages/answering-message.repository.port.ts';
import type { ListQuery } from '#core/lists/list-query.schema.ts';
import type { MessageCounts } from '#core/answering-messages/message-detail.schema.ts';
import { listOrder, type ListSql } from '../list-sql.ts';

/** Columns by which messages can be sorted. Every column must be part of the index of messages by group. */
const SORTED_BY: Readonly<Record<string, RawBuilder<unknown>>> = {
  num: sql`m.num`,
  caller: sql`m.caller_name`,
  category: sql`m.category`,
  priority: sql`m.priority`,
  state: sql`m.state`,
  assigned: sql`m.assigned_to`,
};

const columnsOf = ({ sort }: Pick<ListQuery, 'sort'>): RawBuilder<unknown> => {
  const by = sort === null ? undefined : SORTED_BY[sort.key];
  return by === undefined ? sql`m.id, m.received_at` : sql`m.id, m.received_at, ${by}`;
};

/**
 * Returns true if the query has a search text or a person filter. The matches of such a query are materialized, so that
 * the page and the total search only once.
 */
const isKept = ({ filters, search }: ListQuery): boolean =>
  search.trim() !== '' || filters['person'] !== undefined;

/** Returns the known total of a view without further filters, or null if the messages must be counted. */
const knownTotal = (counts: MessageCounts, { filters, search }: ListQuery): number | null => {
  const { view, ...others } = filters;
  if (search.trim() !== '' || Object.values(others).some((value) => value !== '')) return null;
  if (view === undefined) return counts.open;
  return view === 'new' ? counts.new : counts.all;
};

/**
 * Returns the statement parts for one page of messages: `picked` (`id`, `list_place`) and the total as `counted`
 * (`list_total`). Uses only indexed columns, so that only the messages of the page are read completely.
 */
export const pickedMessages = (
  { groups, counts }: Pick<AnsweringOverview, 'groups' | 'counts'>,
  query: ListQuery,
  list: Omit<ListSql, 'texts'>,
  where: RawBuilder<unknown>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): RawBuilder<unknown> => {
  const order = listOrder(list, query.sort);
  const columns = columnsOf(query);
  const nums = sql`unnest(${[...groups]}::int[]) as reached (num)`;
  const placed = (from: RawBuilder<unknown>, skipped: number): RawBuilder<unknown> => sql`
    picked as (
      select m.id, row_number() over (order by ${order}) as list_place
        from (select m.* from ${from} m order by ${order} limit ${limit}::int offset ${skipped}::int) m)`;
  if (isKept(query))
    return sql`
      found as materialized (
        select ${columns} from answering_message m
         where m.site_group_num = any(${[...groups]}::int[]) and ${where}),
      ${placed(sql`found`, offset)},
      counted as (select count(*) as list_total from found)`;
  // Takes the first rows of each group by index, and then the first rows of all groups together. A single group needs only
  // the first of these steps.
  const isOne = groups.length === 1;
  const [most, skipped] = isOne ? [limit, offset] : [limit + offset, 0];
  const total = knownTotal(counts, query);
  return sql`
    ${placed(
      sql`(
        select own.* from ${nums}
         cross join lateral (
          select ${columns} from answering_message m where m.site_group_num = reached.num and ${where}
           order by ${order} limit ${most}::int offset ${skipped}::int) own)`,
      isOne ? 0 : offset,
    )},
    counted as (${
      total === null
        ? sql`
      select coalesce(sum(own.found), 0)::bigint as list_total from ${nums}
       cross join lateral (
        select count(*) as found from answering_message m
         where m.site_group_num = reached.num and ${where}) own`
        : sql`select ${total}::bigint as list_total`
    })`;
};
