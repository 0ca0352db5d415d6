import type { ColumnType, Generated } from 'kysely';
import type { ImageKind } from '#core/branding/brand-image.schema.ts';
import { type Looks, looksForm } from '#core/branding/looks.schema.ts';
import { columnsOf } from '../form-columns.ts';

/** Where each field of what is live is stored beside its group. */
export const LOOKS_COLUMNS = columnsOf(looksForm);

/** The draft of a group's looks, with the revision of all work on them. */
export interface BrandingDraftTable {
  site_group_num: number;
  looks: ColumnType<Partial<Looks> | null, string | null, string | null>;
  restored_from: number | null;
  rev: Generated<number>;
  changed_by: string | null;
  changed_at: number | null;
}

/** What was published once; an older version may lack later fields. */
export interface BrandingVersionTable {
  site_group_num: number;
  version: number;
  looks: ColumnType<Partial<Looks>, string, string>;
  restored_from: number | null;
  published_by: string | null;
  published_at: number;
}

/** A picture under a mark of its content and of its group. */
export interface BrandingImageTable {
  mark: string;
  site_group_num: number;
  kind: ImageKind;
  name: string;
  bytes: Uint8Array;
  size: number;
  width: number;
  height: number;
  stored_by: string;
  stored_at: number;
}

/** Tables of dealers' looks. */
export interface BrandingTables {
  branding_draft: BrandingDraftTable;
  branding_version: BrandingVersionTable;
  branding_image: BrandingImageTable;
}
