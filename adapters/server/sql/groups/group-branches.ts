import { sql, type RawBuilder } from 'kysely';

/**
 * Selects the numbers of a group and all its subgroups, for `= any(…)`. A statement computes them once. The result is
 * empty for an unknown number.
 */
export const groupBranches = (
  siteGroupNum: number | RawBuilder<number>,
): RawBuilder<readonly number[]> => sql`array(
  with recursive branch (num) as (
    select num from site_group where num = ${siteGroupNum}::int
    union select child.num from site_group child join branch on child.parent_num = branch.num)
  select num from branch)`;

/** Returns true if a site belongs to the group or one of its subgroups. */
export const inBranches = (siteGroupNum: number): RawBuilder<boolean> =>
  sql<boolean>`site.site_group_num = any(${groupBranches(siteGroupNum)})`;

/** Selects the group and its subgroups as a `with` part, for statements that use them more than once by `IN_SCOPE`. */
export const branchesPart = (siteGroupNum: number): RawBuilder<unknown> =>
  sql`branches (nums) as materialized (select ${groupBranches(siteGroupNum)})`;

/** True if a site belongs to the groups of `branchesPart`. */
export const IN_SCOPE = sql<boolean>`site.site_group_num = any((select nums from branches)::int[])`;
