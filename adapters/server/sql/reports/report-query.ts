import { sql, type RawBuilder } from 'kysely';
import type { ReportAsk, ReportPlace, ReportRecord } from '#core/backend/reports/report-request.ts';
import { groupBranches, inBranches } from '../groups/group-branches.ts';

/** A row of a kind's statement: its columns, and its position in the order. */
export type ReportQueryRow = ReportRecord & { readonly place: ReportPlace };

/**
 * Builds the statement for one page of a report kind: rows in a unique order, starting after `after`. Positions of rows
 * about sites start with the site number.
 */
export type ReportQuery = (ask: ReportAsk) => RawBuilder<ReportQueryRow>;

/** Builds a statement that returns the first element of every row's position, one number per row. */
export type ReportFirsts = (ask: ReportAsk) => RawBuilder<{ readonly first: number }>;

/** Condition on table `site` for the sites a report is about, always within the group that owns the report. */
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

/** The columns that every row starts with; the account number is that of the site's first device. */
export const SITE_COLUMNS = sql`
  site.name as site_name, site.num as site_num, site.time_zone,
  (select device.xmit from device where device.site_num = site.num order by device.dev_num limit 1) as xmit`;

/** One element of the position where the last page ended; null at the start. */
export const placeAt = (after: ReportPlace | null, at: number): string | number | null =>
  after?.[at] ?? null;

/** Condition for the sites from the position where the last page ended, in the order of their numbers. */
export const sitesFrom = (ask: ReportAsk): RawBuilder<boolean> =>
  sql<boolean>`${sitesOf(ask)} and site.num >= ${Number(placeAt(ask.after, 0) ?? 0)}::int`;

const TYPES = { bigint: sql`bigint`, text: sql`text`, uuid: sql`uuid` } as const;

/** Condition for rows after the last page: in a later site, or after the rest of the position within the same site. */
export const behind = (
  ask: ReportAsk,
  keys: RawBuilder<unknown>,
  types: readonly (keyof typeof TYPES)[],
): RawBuilder<boolean> => {
  if (ask.after === null) return sql<boolean>`true`;
  const values = types.map((type, at) => sql`${placeAt(ask.after, at + 1)}::${TYPES[type]}`);
  return sql<boolean>`(site.num > ${Number(placeAt(ask.after, 0))}::int or (${keys}) > (${sql.join(values)}))`;
};

/** The calendar day, in the site's time zone, of an instant in milliseconds. */
export const dayOf = (at: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`to_char(to_timestamp(${at} / 1000.0) at time zone site.time_zone, 'YYYY-MM-DD')`;

/**
 * The groups a report about groups may read, as an array. For a report about single sites these are the group that owns it
 * and the groups below.
 */
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
