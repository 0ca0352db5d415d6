import { sql } from 'kysely';
import type { NoticeRepository } from '#core/backend/notices/notice.repository.port.ts';
import { bannerForm } from '#core/notices/banner-form.schema.ts';
import type { StatusBanner } from '#core/notices/status-banner.schema.ts';
import { selectEdited, toEdited } from './edited-banner.ts';
import { formCells, formColumns } from '../form-columns.ts';
import { happened } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';
import { BANNER_COLUMNS } from '../tables-records.ts';
import { effectiveBranding } from '../branding/effective-branding.ts';

const NO_BANNER: StatusBanner = bannerForm.show(null);
/** The branding columns of a group under their core names, for queries that also read the group's name. */
export const BRAND_COLUMNS = [
  'display_name as displayName',
  'header_logo_url as headerLogoUrl',
  'dark_header_logo_url as darkHeaderLogoUrl',
  'support_phone as supportPhone',
  'website',
] as const;

/** The columns of a group's public branding. */
const PUBLIC_COLUMNS = [
  ...BRAND_COLUMNS,
  'support_email as supportEmail',
  'support_hours as supportHours',
  'privacy_url as privacyUrl',
  'login_image_url as loginImageUrl',
  'favicon_url as faviconUrl',
  'accent',
] as const;

/** SQL repository of the banner and of branding. */
export const sqlNoticeRepository = (tx: SqlTransaction): NoticeRepository => ({
  statusBanner: async () => {
    const row = await tx
      .selectFrom('status_banner')
      .select([...formColumns('status_banner', BANNER_COLUMNS), 'ends_at'])
      .executeTakeFirst();
    if (row === undefined) return { banner: NO_BANNER, endsAt: null };
    return { banner: bannerForm.pick(row), endsAt: row.ends_at };
  },

  editedBanner: async () => toEdited(await selectEdited(tx).executeTakeFirst()),

  replaceBanner: (banner, change) => {
    const values = {
      ...formCells(BANNER_COLUMNS, banner),
      updated_at: change.at,
      updated_by: change.by,
    };
    return happened(
      tx
        .insertInto('status_banner')
        .values({ id: 1, ...values })
        .onConflict((there) => {
          const update = there.column('id').doUpdateSet((eb) => ({
            ...values,
            ends_at: sql<
              number | null
            >`case when status_banner.ends_at > ${change.at}::bigint then status_banner.ends_at end`,
            rev: eb('status_banner.rev', '+', 1),
          }));
          return change.rev === null ? update : update.where('status_banner.rev', '=', change.rev);
        })
        .returning('id'),
    );
  },

  setBannerEnd: (endsAt, change) =>
    happened(
      tx
        .updateTable('status_banner')
        .set((eb) => ({
          ends_at: endsAt,
          updated_at: change.at,
          updated_by: change.by,
          rev: eb('rev', '+', 1),
        }))
        .$if(change.rev !== null, (query) => query.where('rev', '=', change.rev))
        .returning('id'),
    ),

  bannerVersions: async (most) => {
    const rows = await tx
      .selectFrom('banner_version as b')
      .leftJoin('portal_user as u', 'u.id', 'b.updated_by')
      .select([...formColumns('b', BANNER_COLUMNS), 'b.rev', 'b.updated_at', 'b.ends_at', 'u.name'])
      .orderBy('b.rev', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => toEdited(row));
  },

  branding: async (siteGroupNum) => {
    const row = await tx
      .selectFrom('site_group')
      .select(PUBLIC_COLUMNS)
      .where('num', '=', effectiveBranding(siteGroupNum))
      .executeTakeFirst();
    return row ?? null;
  },
});
