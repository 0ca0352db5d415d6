import { sql, type RawBuilder } from 'kysely';

/** A group and everything below it, for `= any(…)`; a statement makes it once, and it is empty for a number nobody has. */
export const groupBranches = (
  siteGroupNum: number | RawBuilder<number>,
): RawBuilder<readonly number[]> => sql`array(
  with recursive branch (num) as (
    select num from site_group where num = ${siteGroupNum}::int
    union select child.num from site_group child join branch on child.parent_num = branch.num)
  select num from branch)`;

/** Whether a site lies in the group or below it. */
export const inBranches = (siteGroupNum: number): RawBuilder<boolean> =>
  sql<boolean>`site.site_group_num = any(${groupBranches(siteGroupNum)})`;

/** The same as a `with` part of a statement, which asks for it more than once as `IN_SCOPE`. */
export const branchesPart = (siteGroupNum: number): RawBuilder<unknown> =>
  sql`branches (nums) as materialized (select ${groupBranches(siteGroupNum)})`;

/** Whether a site lies in the groups of `branchesPart`. */
export const IN_SCOPE = sql<boolean>`site.site_group_num = any((select nums from branches)::int[])`;
