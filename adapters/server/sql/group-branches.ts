import { sql } from 'kysely';
import type { SqlTransaction } from './schema.ts';

/** A group and everything below it, by number; empty when nobody has the number. */
export const groupBranches = async (
  tx: SqlTransaction,
  siteGroupNum: number,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ num: number }>`
    with recursive branch (num) as (
      select num from site_group where num = ${siteGroupNum}::int
      union select child.num from site_group child join branch on child.parent_num = branch.num)
    select num from branch order by num`.execute(tx);
  return rows.map(({ num }) => num);
};
