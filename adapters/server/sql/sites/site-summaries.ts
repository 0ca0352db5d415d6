import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type {
  LookedUp,
  SiteLook,
  SiteRepository,
} from '#core/backend/sites/site.repository.port.ts';
import type { SiteSummary } from '#core/sites/site-info.schema.ts';
import { inBranches } from '../groups/group-branches.ts';
import { grants, grantValues, type GrantValues } from '../limits/limit.repository.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { addressLine } from './site-address.ts';
import { badgeColumns, badgesOf, type BadgeRow } from './site-badges.ts';
import type { SiteTable } from './tables-sites.ts';

/** The columns of a site's summary, without its badges and device. */
export const SITE_COLUMNS = [
  'site.num',
  'site.site_group_num',
  'site.name',
  'site.street',
  'site.unit',
  'site.city',
  'site.region',
  'site.postal_code',
] as const;

type Column = (typeof SITE_COLUMNS)[number] extends `site.${infer Name extends keyof SiteTable}`
  ? Name
  : never;

/** A site's summary columns with its badges. */
export type ShortRow = Pick<SiteTable, Column> & BadgeRow;

/** The device whose code is shown next to a site; both fields are null if the site has no device. */
interface DeviceRow {
  readonly dev_num: number | null;
  readonly xmit: string | null;
}

const summaryOf = (row: ShortRow & DeviceRow): SiteSummary => ({
  siteNum: row.num,
  devNum: row.dev_num ?? 0,
  siteName: row.name,
  transmitterCode: row.xmit ?? '',
  addressDisplay: addressLine(row),
  siteGroupNum: row.site_group_num,
  badges: badgesOf(row),
});

type Listed = Parameters<SiteRepository['favorites']>[0];

const selectFavorites = prepareRead((db, { accountId, siteGroupNum, now }: Listed) =>
  db
    .selectFrom('site_favorite')
    .innerJoin('site', 'site.num', 'site_favorite.site_num')
    .innerJoin('device', (join) =>
      join
        .onRef('device.site_num', '=', 'site_favorite.site_num')
        .onRef('device.dev_num', '=', 'site_favorite.dev_num'),
    )
    .select([...SITE_COLUMNS, 'device.dev_num', 'device.xmit'])
    .select(badgeColumns(now))
    .where('site_favorite.user_id', '=', accountId)
    .where(inBranches(siteGroupNum))
    .orderBy(sql`lower(site.name) collate "C"`)
    .orderBy('site.num'),
);

/** Reads a person's favorite sites within the group and its subgroups, by name. */
export const favoriteSites = async (
  tx: SqlTransaction,
  listed: Listed,
): Promise<readonly SiteSummary[]> => (await selectFavorites(tx, listed)).map(summaryOf);

type Recent = Listed & { readonly limit: number };

const selectRecents = prepareRead((db, { accountId, siteGroupNum, now, limit }: Recent) =>
  db
    .selectFrom('site_visit')
    .innerJoin('site', 'site.num', 'site_visit.site_num')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('device')
          .select(['dev_num', 'xmit'])
          .whereRef('device.site_num', '=', 'site.num')
          .orderBy('dev_num')
          .limit(sql.lit(1))
          .as('device'),
      (join) => join.onTrue(),
    )
    .select([...SITE_COLUMNS, 'device.dev_num', 'device.xmit'])
    .select(badgeColumns(now))
    .where('site_visit.user_id', '=', accountId)
    .where(inBranches(siteGroupNum))
    .orderBy('site_visit.visited_at', 'desc')
    .orderBy('site.num')
    .limit(sql<number>`${limit}::int`),
);

/** Reads a person's recently opened sites within the group and its subgroups, newest first, each with its first device. */
export const recentSites = async (
  tx: SqlTransaction,
  recent: Recent,
): Promise<readonly SiteSummary[]> => (await selectRecents(tx, recent)).map(summaryOf);

type Coded = GrantValues & Pick<SiteLook, 'siteGroupNum'> & { readonly code: string };

const selectByCode = prepareRead((db, values: Coded) =>
  db.selectNoFrom([
    grants(values).as('granted'),
    jsonObjectFrom(
      db
        .selectFrom('device')
        .innerJoin('site', 'site.num', 'device.site_num')
        .select([...SITE_COLUMNS, 'device.dev_num', 'device.xmit'])
        .select(badgeColumns(values.now))
        .where(sql`upper(device.xmit)`, '=', sql`upper(${values.code}::text)`)
        .where(inBranches(values.siteGroupNum))
        .orderBy(sql`device.xmit = ${values.code}::text`, 'desc')
        .orderBy('device.xmit')
        .limit(sql.lit(1)),
    ).as('found'),
  ]),
);

/** Finds the site of a transmitter code, ignoring case. Returns null if the site is outside of the group and its subgroups. */
export const siteByTransmitter = async (
  tx: SqlTransaction,
  code: string,
  look: SiteLook,
): Promise<LookedUp<SiteSummary>> => {
  const { siteGroupNum, guess, now } = look;
  const [row] = await selectByCode(tx, { code, siteGroupNum, ...grantValues(guess, now) });
  if (row === undefined) throw new Error('looking answered no row');
  return { granted: row.granted, found: row.found && summaryOf(row.found) };
};
