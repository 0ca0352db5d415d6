import * as z from 'zod/mini';

/** Pictures of a dealer's branding, each named by the field that contains its address (domain guide 6.14). */
export const IMAGE_FIELDS = [
  'headerLogoUrl',
  'darkHeaderLogoUrl',
  'loginImageUrl',
  'faviconUrl',
  'reportLogoUrl',
] as const;
export type ImageField = (typeof IMAGE_FIELDS)[number];
export const imageFieldSchema = z.enum(IMAGE_FIELDS);

/**
 * Limits of a picture: its size in bytes, its largest side in pixels, the minimum height of a logo in pixels, and the
 * largest ratio of a logo's width to its height.
 */
export const IMAGE_LIMITS = {
  bytes: 512 * 1024,
  side: 4000,
  logoHeight: 40,
  logoRatio: 4,
} as const;

/** Allowed kinds of pictures, detected from their bytes alone. */
export const IMAGE_KINDS = ['png', 'webp', 'svg'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** The media type of each kind of picture. */
export const IMAGE_TYPES: Readonly<Record<ImageKind, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
};

/** Path of a stored picture: an unguessable hash of its content, and its kind. */
export const BRAND_IMAGE_PATH = /^\/looks\/([0-9a-f]{64})\.(png|webp|svg)$/;

/** A stored picture as its dealer sees it. */
export const brandImageSchema = z.object({
  url: z.string(),
  name: z.string(),
  /** Size in bytes. */
  size: z.int(),
  width: z.int(),
  height: z.int(),
});
export type BrandImage = z.infer<typeof brandImageSchema>;

/** Returns true for pictures that are printed: the report logo, and the logo on light, which replaces a missing report logo. */
export const isPrinted = (field: ImageField): boolean =>
  field === 'headerLogoUrl' || field === 'reportLogoUrl';

/** Returns true for logos, whose proportions are limited. */
export const isLogo = (field: ImageField): boolean =>
  field === 'headerLogoUrl' || field === 'darkHeaderLogoUrl' || field === 'reportLogoUrl';
