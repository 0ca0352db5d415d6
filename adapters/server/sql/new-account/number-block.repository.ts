import { sql } from 'kysely';
import type {
  GroupBlock,
  NumberBlockRepository,
  TakenNumber,
} from '#core/backend/new-account/number-block.repository.port.ts';
import type { SqlTransaction } from '../schema.ts';

/** SQL common table expression `own`: the number blocks of a group, or else those of the nearest ancestor group that has blocks. */
const OWN_BLOCKS = (siteGroupNum: number) => sql`
  above (num, parent_num, depth) as (
    select num, parent_num, 0 from site_group where num = ${siteGroupNum}::int
    union all
    select parent.num, parent.parent_num, above.depth + 1
      from site_group parent join above on parent.num = above.parent_num),
  own as (
    select block.*, lpad('', length(block.last_num::text), '0') as zeros
      from number_block block join above on above.num = block.site_group_num
     where above.depth = (
       select min(depth) from above join number_block on number_block.site_group_num = above.num))`;

/**
 * SQL repository of account numbers. Each number of a block is looked up individually, because a range comparison would
 * depend on the text collation.
 */
export const sqlNumberBlockRepository = (tx: SqlTransaction): NumberBlockRepository => ({
  ofGroup: async (siteGroupNum, now) => {
    const { rows } = await sql<{
      blocks: readonly GroupBlock[];
      taken: readonly TakenNumber[];
    }>`
      with recursive ${OWN_BLOCKS(siteGroupNum)},
      numbers as (
        select distinct prefix || lpad(ordinal::text, length(zeros), '0') as xmit
          from own, generate_series(first_num, last_num) ordinal where kind = 'assigned')
      select coalesce((
               select json_agg(json_build_object('prefix', prefix, 'first', first_num, 'last', last_num,
                      'kind', kind, 'siteGroupNum', site_group_num) order by prefix, first_num, kind)
                 from own), '[]'::json) as blocks,
             coalesce((
               select json_agg(json_build_object('xmit', xmit, 'draftId', draft) order by xmit) from (
                 select xmit, null::text as draft from numbers join device using (xmit)
                 union all
                 select xmit, draft_id::text from numbers join number_hold using (xmit)
                  where expires_at > ${now}::bigint) as known), '[]'::json) as taken`.execute(tx);
    return rows[0] ?? { blocks: [], taken: [] };
  },
});
