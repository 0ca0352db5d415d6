import { sql, type RawBuilder } from 'kysely';

/**
 * SQL expression for the numbers of a group and all its subgroups, for `= any(…)`. The database evaluates the expression
 * once per statement. The result is empty for an unknown group.
 */
export const groupBranches = (
  siteGroupNum: number | RawBuilder<number>,
): RawBuilder<readonly number[]> => sql`array(
  with recursive branch (num) as (
    select num from site_group where num = ${siteGroupNum}::int
    union select child.num from site_group child join branch on child.parent_num = branch.num)
  select num from branch)`;

/** SQL condition: true if the site belongs to the group or one of its subgroups. */
export const inBranches = (siteGroupNum: number): RawBuilder<boolean> =>
  sql<boolean>`site.site_group_num = any(${groupBranches(siteGroupNum)})`;

/** SQL `with` part `branches`: the group and its subgroups, for statements that use `IN_SCOPE` several times. */
export const branchesPart = (siteGroupNum: number): RawBuilder<unknown> =>
  sql`branches (nums) as materialized (select ${groupBranches(siteGroupNum)})`;

/** SQL condition: true if the site belongs to the groups of `branchesPart`. */
export const IN_SCOPE = sql<boolean>`site.site_group_num = any((select nums from branches)::int[])`;
