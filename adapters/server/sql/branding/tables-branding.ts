import type { ColumnType, Generated } from 'kysely';
import type { ImageKind } from '#core/branding/brand-image.schema.ts';
import type { Looks } from '#core/branding/looks.schema.ts';
import type { ColumnsOf } from '../form-columns.ts';

/** Where each field of what is live is stored beside its group; a field forgotten here does not compile. */
export const LOOKS_COLUMNS = {
  displayName: 'display_name',
  headerLogoUrl: 'header_logo_url',
  darkHeaderLogoUrl: 'dark_header_logo_url',
  loginImageUrl: 'login_image_url',
  faviconUrl: 'favicon_url',
  reportLogoUrl: 'report_logo_url',
  accent: 'accent',
  supportPhone: 'support_phone',
  supportEmail: 'support_email',
  supportHours: 'support_hours',
  fromName: 'from_name',
  mailFooter: 'mail_footer',
  website: 'website',
  privacyUrl: 'privacy_url',
} as const satisfies ColumnsOf<Looks>;

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
