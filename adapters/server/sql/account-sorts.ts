import { sql, type RawBuilder } from 'kysely';
import type { AccountCursor } from '#core/sites/account-cursor.rule.ts';
import type { ListSort } from '#core/lists/list-query.schema.ts';
import { IS_OPEN, isRunning } from './site-badges.ts';

type Part = RawBuilder<unknown>;

/** What accounts are ordered by. */
interface AccountOrder {
  readonly key: Part;
  /** What has to stand beside `site` for it. */
  readonly join: Part;
  readonly kind: 'text' | 'number';
  /** Accounts without the value stand last either way. */
  readonly nullable: boolean;
  /** An index holds each group's accounts in this order (migration 44). */
  readonly indexed: boolean;
}

const NONE = sql``;

const SIGNALS = sql`left join (
  select site_num, max(last_signal_at) as at from device group by site_num) signals on signals.site_num = site.num`;
const FIRST_DEVICE = sql`left join (
  select distinct on (site_num) site_num, xmit from device order by site_num, dev_num) first_device
  on first_device.site_num = site.num`;

/** The place of a site's most urgent word among `SITE_STATES`. */
const urgency = (now: number): Part => sql`case
  when site.num in (select site_num from alarm where ${IS_OPEN}) then 0
  when site.state = 'outOfService' then 1
  when site.num in (select site_num from site_test where ${isRunning(now)}) then 2
  when site.state = 'cancelled' then 3
  when site.state = 'cancelPending' then 4
  when site.state = 'installPending' then 5
  when site.num in (select site_num from trouble where cleared_at is null) then 6
  else 7 end`;

const plain = { join: NONE, nullable: false, indexed: false } as const;

const ORDERS: Readonly<Record<string, (now: number) => AccountOrder>> = {
  account: () => ({
    ...plain,
    key: sql`upper(first_device.xmit) collate "C"`,
    join: FIRST_DEVICE,
    kind: 'text',
    nullable: true,
  }),
  state: (now) => ({ ...plain, key: urgency(now), kind: 'number' }),
  city: () => ({ ...plain, key: sql`lower(site.city) collate "C"`, kind: 'text', indexed: true }),
  branch: () => ({ ...plain, key: sql`site.site_group_num`, kind: 'number' }),
  lastSignal: () => ({
    ...plain,
    key: sql`signals.at`,
    join: SIGNALS,
    kind: 'number',
    nullable: true,
  }),
  monitoredSince: () => ({
    ...plain,
    key: sql`site.monitored_since`,
    kind: 'number',
    nullable: true,
  }),
};

const BY_NAME: AccountOrder = {
  ...plain,
  key: sql`lower(site.name) collate "C"`,
  kind: 'text',
  indexed: true,
};

/** By what a list of accounts is ordered; by name where nothing is said. */
export const accountOrder = (sort: ListSort | null, now: number): AccountOrder =>
  (sort === null ? undefined : ORDERS[sort.key])?.(now) ?? BY_NAME;

const direction = (sort: ListSort | null): Part =>
  sort?.direction === 'desc' ? sql`desc` : sql`asc`;

/** The order in SQL, of a key and a number under these names; equal ones by their number. */
export const orderedBy = (
  { nullable }: AccountOrder,
  sort: ListSort | null,
  key: Part,
  num: Part,
): Part =>
  nullable
    ? sql`${key} ${direction(sort)} nulls last, ${num} ${direction(sort)}`
    : sql`${key} ${direction(sort)}, ${num} ${direction(sort)}`;

/** What stands behind a place of the list. */
export const behind = (
  order: AccountOrder,
  sort: ListSort | null,
  { key, siteNum }: AccountCursor,
): Part => {
  const sign = sort?.direction === 'desc' ? sql`<` : sql`>`;
  if (key === null) return sql`(${order.key} is null and site.num ${sign} ${siteNum}::int)`;
  const value =
    order.kind === 'text' ? sql`${String(key)}::text` : sql`${Number(key) || 0}::bigint`;
  const after = sql`(${order.key}, site.num) ${sign} (${value}, ${siteNum}::int)`;
  return order.nullable ? sql`(${after} or ${order.key} is null)` : after;
};
