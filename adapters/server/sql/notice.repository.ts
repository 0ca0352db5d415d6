import type { NoticeRepository } from '#core/backend/notice.repository.port.ts';
import { bannerForm } from '#core/notices/banner-form.schema.ts';
import type { StatusBanner } from '#core/notices/status-banner.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { formCells, formColumns } from './form-columns.ts';
import type { SqlTransaction } from './schema.ts';
import { BANNER_COLUMNS } from './tables-records.ts';

const NO_BANNER: StatusBanner = bannerForm.show(null);

/** A group's looks under the names of the core. */
export const BRANDING_COLUMNS = [
  'display_name as displayName',
  'header_logo_url as headerLogoUrl',
  'dark_header_logo_url as darkHeaderLogoUrl',
  'support_phone as supportPhone',
  'website',
] as const;

/** Banner and branding in SQL. */
export const sqlNoticeRepository = (tx: SqlTransaction): NoticeRepository => ({
  statusBanner: async () => {
    const row = await tx
      .selectFrom('status_banner')
      .select(formColumns('status_banner', BANNER_COLUMNS))
      .executeTakeFirst();
    return row ?? NO_BANNER;
  },

  editedBanner: async () => {
    const row = await tx
      .selectFrom('status_banner as b')
      .leftJoin('portal_user as u', 'u.id', 'b.updated_by')
      .select([...formColumns('b', BANNER_COLUMNS), 'b.rev', 'b.updated_at', 'u.name'])
      .executeTakeFirst();
    if (row === undefined) return { banner: NO_BANNER, rev: 0, changedAt: null, changedBy: null };
    return {
      banner: bannerForm.pick(row),
      rev: row.rev,
      changedAt: isoInstant(row.updated_at),
      changedBy: row.name,
    };
  },

  replaceBanner: async (banner, change) => {
    const values = {
      ...formCells(BANNER_COLUMNS, banner),
      updated_at: change.at,
      updated_by: change.by,
    };
    const written = await tx
      .insertInto('status_banner')
      .values({ id: 1, ...values })
      .onConflict((there) => {
        const update = there.column('id').doUpdateSet((eb) => ({
          ...values,
          rev: eb('status_banner.rev', '+', 1),
        }));
        return change.rev === null ? update : update.where('status_banner.rev', '=', change.rev);
      })
      .returning('id')
      .executeTakeFirst();
    return written !== undefined;
  },

  branding: async (siteGroupNum) => {
    const row = await tx
      .selectFrom('site_group')
      .select(BRANDING_COLUMNS)
      .where('num', '=', siteGroupNum)
      .executeTakeFirst();
    return row ?? null;
  },
});
