import type { ColumnType, Generated } from 'kysely';
import type { ImageKind } from '#core/branding/brand-image.schema.ts';
import { type BrandingValues, brandingForm } from '#core/branding/branding-values.schema.ts';
import { columnsOf } from '../form-columns.ts';

/** The `site_group` columns that store the live branding, keyed by form field. */
export const BRANDING_COLUMNS = columnsOf(brandingForm);

/** The draft of a group's branding. Every edit increases its revision. */
export interface BrandingDraftTable {
  site_group_num: number;
  looks: ColumnType<Partial<BrandingValues> | null, string | null, string | null>;
  restored_from: number | null;
  rev: Generated<number>;
  changed_by: string | null;
  changed_at: number | null;
}

/** A published branding version. A version may lack fields that were added to the portal after it was published. */
export interface BrandingVersionTable {
  site_group_num: number;
  version: number;
  looks: ColumnType<Partial<BrandingValues>, string, string>;
  restored_from: number | null;
  published_by: string | null;
  published_at: number;
}

/** A branding picture, stored under a keyed hash of its content and group. */
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

export interface BrandingTables {
  branding_draft: BrandingDraftTable;
  branding_version: BrandingVersionTable;
  branding_image: BrandingImageTable;
}
