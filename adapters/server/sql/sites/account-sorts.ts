import { sql, type RawBuilder } from 'kysely';
import type { AccountCursor } from '#core/sites/account-cursor.rule.ts';
import type { ListSort } from '#core/lists/list-query.schema.ts';
import { IS_OPEN, isOffline, isRunning } from './site-badges.ts';

type Part = RawBuilder<unknown>;

/** A sort order of the account list. */
export interface AccountOrder {
  readonly key: Part;
  readonly kind: 'text' | 'number';
  /** The table with the sort value: the sites, or one device of each site. */
  readonly table: keyof typeof ORDERED;
  /** True if an index has each group's rows in this order (migration 56). */
  readonly indexed: boolean;
  /** SQL condition for the one row per account that has the sort value; absent if every row qualifies. */
  readonly where?: Part;
  /** SQL condition for accounts without the sort value, which are last in both directions; absent if every account has a value. */
  readonly without?: Part;
}

/** The tables with sort values, each with its columns for group and site number. */
export const ORDERED = {
  site: { from: sql`site`, group: sql`site.site_group_num`, num: sql`site.num` },
  device: { from: sql`device`, group: sql`device.group_num`, num: sql`device.site_num` },
} as const;

/** SQL expression: the index in `SITE_STATES` of a site's most urgent state. */
const urgency = (now: number): Part => sql`case
  when site.num in (select site_num from alarm where ${IS_OPEN}) then 0
  when site.state = 'outOfService' then 1
  when site.num in (select site_num from site_test where ${isRunning(now)}) then 2
  when site.state = 'cancelled' then 3
  when site.state = 'cancelPending' then 4
  when site.state = 'installPending' then 5
  when ${isOffline(now)} then 6
  when site.num in (select site_num from trouble where cleared_at is null) then 7
  else 8 end`;

/** SQL condition: true if the device is the first of its site, by the given comparison. */
const foremost = (comes: Part): Part => sql`not exists (
  select from device other where other.site_num = device.site_num and ${comes})`;

const text = { kind: 'text', indexed: true } as const;
const number = { kind: 'number', indexed: true } as const;

const BY_NAME: AccountOrder = { ...text, table: 'site', key: sql`lower(site.name) collate "C"` };

const ORDERS: Readonly<Record<string, (now: number) => AccountOrder>> = {
  account: () => ({
    ...text,
    table: 'device',
    key: sql`upper(device.xmit) collate "C"`,
    where: foremost(sql`other.dev_num < device.dev_num`),
    without: sql`not exists (select from device where device.site_num = site.num)`,
  }),
  state: (now) => ({ ...number, indexed: false, table: 'site', key: urgency(now) }),
  city: () => ({ ...text, table: 'site', key: sql`lower(site.city) collate "C"` }),
  branch: () => ({ ...number, indexed: false, table: 'site', key: sql`site.site_group_num` }),
  lastSignal: () => ({
    ...number,
    table: 'device',
    key: sql`device.last_signal_at`,
    where: sql`(device.last_signal_at is not null and ${foremost(
      sql`(other.last_signal_at, other.dev_num) > (device.last_signal_at, device.dev_num)`,
    )})`,
    without: sql`not exists (
      select from device where device.site_num = site.num and device.last_signal_at is not null)`,
  }),
  monitoredSince: () => ({
    ...number,
    table: 'site',
    key: sql`site.monitored_since`,
    where: sql`site.monitored_since is not null`,
    without: sql`site.monitored_since is null`,
  }),
};

/** Returns the sort order of an account list; the default is by name. */
export const accountOrder = (sort: ListSort | null, now: number): AccountOrder =>
  (sort === null ? undefined : ORDERS[sort.key])?.(now) ?? BY_NAME;

/** Returns the sort direction as SQL. */
export const direction = (sort: ListSort | null): Part =>
  sort?.direction === 'desc' ? sql`desc` : sql`asc`;

/** Builds the SQL order of rows with a sort value: by key, then by site number. */
export const orderedBy = (sort: ListSort | null, key: Part, num: Part): Part =>
  sql`${key} ${direction(sort)}, ${num} ${direction(sort)}`;

/** Builds the SQL order of all rows. Rows without a sort value are last in both directions. */
export const orderedWhole = (sort: ListSort | null, key: Part, num: Part): Part =>
  sql`${key} ${direction(sort)} nulls last, ${num} ${direction(sort)}`;

/** SQL condition: true for rows after a list position, among rows with a sort value. */
export const behind = (
  { key, kind }: AccountOrder,
  sort: ListSort | null,
  after: AccountCursor | null,
  num: Part,
): Part => {
  if (after === null) return sql`true`;
  if (after.key === null) return sql`false`;
  const sign = sort?.direction === 'desc' ? sql`<` : sql`>`;
  const value =
    kind === 'text' ? sql`${String(after.key)}::text` : sql`${Number(after.key) || 0}::bigint`;
  return sql`(${key}, ${num}) ${sign} (${value}, ${after.siteNum}::int)`;
};

/** SQL condition: true for rows after a list position, among rows without a sort value. */
export const behindWithout = (sort: ListSort | null, after: AccountCursor | null): Part =>
  after === null || after.key !== null
    ? sql`true`
    : sql`site.num ${sort?.direction === 'desc' ? sql`<` : sql`>`} ${after.siteNum}::int`;
