import { sql, type RawBuilder } from 'kysely';
import { BRANDING_COLUMNS } from './tables-branding.ts';

/** Maximum depth of the tree of groups. */
const MOST_STEPS = sql.lit(8);

/** SQL condition: true if the published branding of a group has any value. */
export const says = (group: string): RawBuilder<boolean> =>
  sql<boolean>`num_nonnulls(${sql.join(
    Object.values(BRANDING_COLUMNS).map((column) => sql.ref(`${group}.${column}`)),
  )}) > 0`;

/**
 * SQL expression for the group whose branding a group shows: the group itself or, if the group published no branding, its
 * closest parent that published branding. Returns the group itself if no parent published branding, and null for an
 * unknown group (domain guide 6.14 "Fallbacks").
 */
export const effectiveBranding = (siteGroupNum: number | RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(
    with recursive above (num, parent_num, says, steps) as (
      select g.num, g.parent_num, ${says('g')}, 0 from site_group g where g.num = ${siteGroupNum}::int
      union all
      select up.num, up.parent_num, ${says('up')}, above.steps + 1
        from above join site_group up on up.num = above.parent_num
       where not above.says and above.steps < ${MOST_STEPS})
    select num from above order by says desc, steps limit 1)`;
