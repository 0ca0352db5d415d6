import * as z from 'zod/mini';

/** Branding fields that hold the URL of a picture (domain guide 6.14). */
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
 * Limits of a picture: file size in bytes, longest side in pixels, minimum logo height in pixels, and maximum
 * width-to-height ratio of a logo.
 */
export const IMAGE_LIMITS = {
  bytes: 512 * 1024,
  side: 4000,
  logoHeight: 40,
  logoRatio: 4,
} as const;

/** Allowed picture formats, detected from the bytes of the file. */
export const IMAGE_KINDS = ['png', 'webp', 'svg'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** Media type of each picture format. */
export const IMAGE_TYPES: Readonly<Record<ImageKind, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
};

/** Path of a stored picture: the hash of its content and its format. */
export const BRAND_IMAGE_PATH = /^\/looks\/([0-9a-f]{64})\.(png|webp|svg)$/;

export const brandImageSchema = z.object({
  url: z.string(),
  name: z.string(),
  /** Size in bytes. */
  size: z.int(),
  width: z.int(),
  height: z.int(),
});
export type BrandImage = z.infer<typeof brandImageSchema>;

/** Returns true for fields whose picture is printed: the report logo and the logo for light pages, which replaces a missing report logo. */
export const isPrinted = (field: ImageField): boolean =>
  field === 'headerLogoUrl' || field === 'reportLogoUrl';

/** Returns true for fields with a logo, whose proportions are limited. */
export const isLogo = (field: ImageField): boolean =>
  field === 'headerLogoUrl' || field === 'darkHeaderLogoUrl' || field === 'reportLogoUrl';
