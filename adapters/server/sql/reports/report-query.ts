import { sql, type RawBuilder } from 'kysely';
import type { ReportAsk, ReportPlace, ReportRecord } from '#core/backend/reports/report-request.ts';
import { groupBranches, inBranches } from '../groups/group-branches.ts';

/** A row of a report statement: the report columns, and the row's position in the order. */
export type ReportQueryRow = ReportRecord & { readonly place: ReportPlace };

/**
 * Builds the statement for one page of a report kind, in a unique order, starting after the position `after`. For rows
 * about sites, the position starts with the site number.
 */
export type ReportQuery = (ask: ReportAsk) => RawBuilder<ReportQueryRow>;

/** Builds a statement that returns the first element of each row's position. */
export type ReportFirsts = (ask: ReportAsk) => RawBuilder<{ readonly first: number }>;

/** SQL condition on table `site`: true for the sites in a report's scope, always within the group that owns the report. */
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

/** SQL list of the columns that start every report row. The account number is that of the site's first device. */
export const SITE_COLUMNS = sql`
  site.name as site_name, site.num as site_num, site.time_zone,
  (select device.xmit from device where device.site_num = site.num order by device.dev_num limit 1) as xmit`;

/** Returns one element of the position where the last page ended, or null for the first page. */
export const placeAt = (after: ReportPlace | null, at: number): string | number | null =>
  after?.[at] ?? null;

/** SQL condition: true for the sites in scope, starting with the site at which the last page ended. */
export const sitesFrom = (ask: ReportAsk): RawBuilder<boolean> =>
  sql<boolean>`${sitesOf(ask)} and site.num >= ${Number(placeAt(ask.after, 0) ?? 0)}::int`;

const TYPES = { bigint: sql`bigint`, text: sql`text`, uuid: sql`uuid` } as const;

/** SQL condition: true for rows after the end of the last page, either in a later site or later within the same site. */
export const behind = (
  ask: ReportAsk,
  keys: RawBuilder<unknown>,
  types: readonly (keyof typeof TYPES)[],
): RawBuilder<boolean> => {
  if (ask.after === null) return sql<boolean>`true`;
  const values = types.map((type, at) => sql`${placeAt(ask.after, at + 1)}::${TYPES[type]}`);
  return sql<boolean>`(site.num > ${Number(placeAt(ask.after, 0))}::int or (${keys}) > (${sql.join(values)}))`;
};

/** SQL expression: the calendar day of an instant in milliseconds, in the site's time zone. */
export const dayOf = (at: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(to_timestamp(${at} / 1000.0) at time zone site.time_zone, 'YYYY-MM-DD')`;

/** SQL array of the groups that a report may read. A report about single sites may read the owning group and its subgroups. */
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
