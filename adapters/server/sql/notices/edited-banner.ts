import type { Selectable } from 'kysely';
import { isoInstant } from '#core/kernel/instant.ts';
import { bannerForm, type EditedBanner } from '#core/notices/banner-form.schema.ts';
import { formColumns } from '../form-columns.ts';
import type { SqlTransaction } from '../schema.ts';
import { BANNER_COLUMNS, type BannerVersionTable } from '../tables-records.ts';

type EditedRow = Pick<
  Selectable<BannerVersionTable>,
  keyof typeof BANNER_COLUMNS | 'ends_at' | 'rev' | 'updated_at'
> & { readonly name: string | null };

/** The value shown before any banner was saved. */
const NEVER_SET: EditedBanner = {
  banner: bannerForm.show(null),
  rev: 0,
  changedAt: null,
  changedBy: null,
  endsAt: null,
};

/** Selects the current banner with its last editor; `toEdited` converts the row. */
export const selectEdited = (db: Pick<SqlTransaction, 'selectFrom'>) =>
  db
    .selectFrom('status_banner as b')
    .leftJoin('portal_user as u', 'u.id', 'b.updated_by')
    .select([...formColumns('b', BANNER_COLUMNS), 'b.rev', 'b.updated_at', 'b.ends_at', 'u.name']);

/** Converts a row into the saved banner, or returns the initial state if no banner was ever saved. */
export const toEdited = (row: EditedRow | null | undefined): EditedBanner =>
  row
    ? {
        banner: bannerForm.pick(row),
        rev: row.rev,
        changedAt: isoInstant(row.updated_at),
        changedBy: row.name,
        endsAt: row.ends_at === null ? null : isoInstant(row.ends_at),
      }
    : NEVER_SET;
