import * as z from 'zod/mini';

/** Pictures of a dealer's branding, each by the field that holds its address (domain guide 6.14). */
export const IMAGE_FIELDS = [
  'headerLogoUrl',
  'darkHeaderLogoUrl',
  'loginImageUrl',
  'faviconUrl',
  'reportLogoUrl',
] as const;
export type ImageField = (typeof IMAGE_FIELDS)[number];
export const imageFieldSchema = z.enum(IMAGE_FIELDS);

/** Bytes a picture may have; pixels a side of one may have, and a logo must have; how wide a logo may be to its height. */
export const IMAGE_LIMITS = {
  bytes: 512 * 1024,
  side: 4000,
  logoHeight: 40,
  logoRatio: 4,
} as const;

/** What a picture may be, told by its bytes alone. */
export const IMAGE_KINDS = ['png', 'webp', 'svg'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

/** Media types by kind. */
export const IMAGE_TYPES: Readonly<Record<ImageKind, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
};

/** Where a stored picture is had: a mark of its content that nobody guesses, and its kind. */
export const BRAND_IMAGE_PATH = /^\/looks\/([0-9a-f]{64})\.(png|webp|svg)$/;

/** A stored picture as its dealer knows it. */
export const brandImageSchema = z.object({
  url: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  width: z.int(),
  height: z.int(),
});
export type BrandImage = z.infer<typeof brandImageSchema>;

/** Which of them stand on paper: the report logo, and without one the logo on light. */
export const isPrinted = (field: ImageField): boolean =>
  field === 'headerLogoUrl' || field === 'reportLogoUrl';

/** Which of them are logos, with limits to their form. */
export const isLogo = (field: ImageField): boolean =>
  field === 'headerLogoUrl' || field === 'darkHeaderLogoUrl' || field === 'reportLogoUrl';
