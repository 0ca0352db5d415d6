import { sql, type RawBuilder } from 'kysely';
import type { ReportAsk, ReportPlace, ReportRecord } from '#core/backend/reports/report-request.ts';
import { groupBranches, inBranches } from '../groups/group-branches.ts';

/** A row of a kind's statement: its columns, and where it stands in the order. */
export type ReportQueryRow = ReportRecord & { readonly place: ReportPlace };

/** One page of a kind as a statement: its rows in an order of their own, from behind `after`; that of sites begins with their numbers. */
export type ReportQuery = (ask: ReportAsk) => RawBuilder<ReportQueryRow>;

/** What stands first in the places of all rows, one number a row. */
export type ReportFirsts = (ask: ReportAsk) => RawBuilder<{ readonly first: number }>;

/** Which sites a report is about, of the table `site`: always within the group whose report it is. */
export const sitesOf = ({
  scope,
  siteGroupNum,
}: Pick<ReportAsk, 'scope' | 'siteGroupNum'>): RawBuilder<boolean> => {
  switch (scope.kind) {
    case 'group':
      return sql<boolean>`${inBranches(scope.siteGroupNum)} and ${inBranches(siteGroupNum)}`;
    case 'branch':
      return sql<boolean>`site.site_group_num = ${scope.siteGroupNum}::int and ${inBranches(siteGroupNum)}`;
    case 'sites':
      return sql<boolean>`site.num = any(${[...scope.siteNums]}::int[]) and ${inBranches(siteGroupNum)}`;
    case 'site':
      return sql<boolean>`site.num = ${scope.siteNum}::int and ${inBranches(siteGroupNum)}`;
  }
};

/** The columns every row begins with; the account is the number of the site's first device. */
export const SITE_COLUMNS = sql`
  site.name as site_name, site.num as site_num, site.time_zone,
  (select device.xmit from device where device.site_num = site.num order by device.dev_num limit 1) as xmit`;

/** A piece of the place the last page ended at; null at the beginning. */
export const placeAt = (after: ReportPlace | null, at: number): string | number | null =>
  after?.[at] ?? null;

/** The sites from where the last page ended, in the order of their numbers. */
export const sitesFrom = (ask: ReportAsk): RawBuilder<boolean> =>
  sql<boolean>`${sitesOf(ask)} and site.num >= ${Number(placeAt(ask.after, 0) ?? 0)}::int`;

/** Whether a row of a site stands behind the last page: a later site, or behind the rest of the place in this one. */
export const behind = (
  ask: ReportAsk,
  keys: RawBuilder<unknown>,
  types: readonly ('bigint' | 'text' | 'uuid')[],
): RawBuilder<boolean> => {
  if (ask.after === null) return sql<boolean>`true`;
  const values = types.map((type, at) => sql`${placeAt(ask.after, at + 1)}::${sql.raw(type)}`);
  return sql<boolean>`(site.num > ${Number(placeAt(ask.after, 0))}::int or (${keys}) > (${sql.join(values)}))`;
};

/** A moment of the zone of the site, in milliseconds, as the day it lies on. */
export const dayOf = (at: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(to_timestamp(${at} / 1000.0) at time zone site.time_zone, 'YYYY-MM-DD')`;

/** The groups a report about groups may read, as an array: of certain sites it is the group whose report it is. */
export const groupsOf = ({
  scope,
  siteGroupNum,
}: Pick<ReportAsk, 'scope' | 'siteGroupNum'>): RawBuilder<readonly number[]> => {
  const own = groupBranches(siteGroupNum);
  if (scope.kind !== 'group' && scope.kind !== 'branch') return own;
  const named =
    scope.kind === 'group'
      ? groupBranches(scope.siteGroupNum)
      : sql`array[${scope.siteGroupNum}::int]`;
  return sql`array(select unnest(${named}) intersect select unnest(${own}))`;
};
