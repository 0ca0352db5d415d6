import { sql } from 'kysely';
import {
  DEFAULT_BRANDING,
  type BrandingValues,
  brandingForm,
} from '#core/branding/branding-values.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { formColumns } from '../form-columns.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { BRANDING_COLUMNS } from './tables-branding.ts';
import { says, effectiveBranding } from './effective-branding.ts';

/** Adds empty values for fields that are newer than the stored branding. */
export const wholeBranding = (stored: Partial<BrandingValues>): BrandingValues =>
  brandingForm.pick({ ...DEFAULT_BRANDING, ...stored });

/** Formats an instant that may be null. */
export const instantOrNull = (at: number | null): string | null =>
  at === null ? null : isoInstant(at);

/** SQL expression for the URL path of a picture. */
export const urlOf = (column: string) =>
  sql<string>`'/looks/' || ${sql.ref(column)}.mark || '.' || ${sql.ref(column)}.kind`;

/** SQL expression for the group whose branding applies to the parent of a group. */
const aboveOf = (siteGroupNum: number) =>
  effectiveBranding(sql`(select parent_num from site_group where num = ${siteGroupNum}::int)`);

/** Returns a query for the closest parent group that has published branding. */
const groupAbove = (db: Pick<SqlTransaction, 'selectFrom'>, siteGroupNum: number) =>
  db
    .selectFrom('site_group as a')
    .select(['a.name', ...formColumns('a', BRANDING_COLUMNS)])
    .where('a.num', '=', aboveOf(siteGroupNum))
    .where(says('a'));

/** Returns a query for the pictures in a group's live branding, its draft and its parent's branding. */
const namedImages = (db: Pick<SqlTransaction, 'selectFrom'>, siteGroupNum: number) =>
  db
    .selectFrom('branding_image as i')
    .innerJoin('site_group as g', 'g.num', 'i.site_group_num')
    .leftJoin('branding_draft as d', (join) =>
      join.onRef('d.site_group_num', '=', 'g.num').on('g.num', '=', siteGroupNum),
    )
    .select(['i.name', 'i.size', 'i.width', 'i.height', urlOf('i').as('url')])
    .where(sql<boolean>`g.num in (${siteGroupNum}::int, ${aboveOf(siteGroupNum)})`)
    .where(
      sql<boolean>`${urlOf('i')} in (
        g.header_logo_url, g.dark_header_logo_url, g.login_image_url, g.favicon_url, g.report_logo_url,
        d.looks->>'headerLogoUrl', d.looks->>'darkHeaderLogoUrl', d.looks->>'loginImageUrl',
        d.looks->>'faviconUrl', d.looks->>'reportLogoUrl')`,
    )
    .orderBy('i.stored_at', 'desc');

/** Query for all data of a group's branding screen, in one statement. */
export const selectOverview = prepareRead((db, { siteGroupNum }: { siteGroupNum: number }) =>
  together({
    groups: db
      .selectFrom('site_group as g')
      .leftJoin('branding_draft as d', 'd.site_group_num', 'g.num')
      .leftJoin('branding_version as v', (join) =>
        join.onRef('v.site_group_num', '=', 'g.num').onRef('v.version', '=', 'g.branding_version'),
      )
      .select([
        'g.name',
        'g.time_zone',
        'g.branding_version',
        ...formColumns('g', BRANDING_COLUMNS),
      ])
      .select(['d.looks', 'd.restored_from', 'd.rev', 'd.changed_by', 'd.changed_at'])
      .select(['v.published_at', 'v.published_by'])
      .where('g.num', '=', siteGroupNum),
    images: namedImages(db, siteGroupNum),
    above: groupAbove(db, siteGroupNum),
  }),
);
