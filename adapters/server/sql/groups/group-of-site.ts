import { sql } from 'kysely';
import type { LookedUp, SiteRepository } from '#core/backend/sites/site.repository.port.ts';
import { grants, grantValues, type GrantValues } from '../limits/limit.repository.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';

type Values = GrantValues & { readonly siteNum: number; readonly groups: readonly number[] };

const select = prepareRead((db, values: Values) =>
  db.selectNoFrom([
    grants(values).as('granted'),
    sql<number | null>`(
      with recursive above (num, parent_num, steps) as (
        select site_group.num, site_group.parent_num, 0 from site
          join site_group on site_group.num = site.site_group_num where site.num = ${values.siteNum}::int
        union select up.num, up.parent_num, above.steps + 1
          from site_group up join above on up.num = above.parent_num)
      select num from above where num = any(${values.groups}::int[]) order by steps limit 1)`.as(
      'found',
    ),
  ]),
);

/** Finds the group among the given groups to which a site belongs, directly or by the fewest groups above it. */
export const groupOfSite = async (
  tx: SqlTransaction,
  { siteNum, groups, guess, now }: Parameters<SiteRepository['groupOf']>[0],
): Promise<LookedUp<number>> => {
  const [row] = await select(tx, { siteNum, groups, ...grantValues(guess, now) });
  if (row === undefined) throw new Error('looking answered no row');
  return row;
};
