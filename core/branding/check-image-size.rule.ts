import { isPng, checkPngBytes, pngSize } from '../documents/check-file-bytes.rule.ts';
import { IMAGE_LIMITS, type ImageField, type ImageKind, isLogo } from './brand-image.schema.ts';

/** Messages for pictures that cannot be used (domain guide 6.14; SECURITY.md §2.13). */
export const BRAND_IMAGE_TEXT = {
  kind: 'Choose a PNG, WebP or SVG image; this file is not one, whatever its name says',
  size: 'The image must be 512 KB at most',
  broken: 'The image can’t be read; it may be damaged',
  moving: 'The image is animated; choose one that isn’t',
  side: 'The image must be at most 4,000 pixels wide and high',
  low: 'A logo must be at least 40 pixels high',
  wide: 'A logo can be at most four times as wide as it is high, and no higher than it is wide',
  svgBroken: 'The SVG can’t be read; export it again as a plain SVG',
  svgScript: 'The SVG contains a script or other code; export it as a plain image',
  svgForeign: 'The SVG contains a web page; export it as a plain image',
  svgMoving: 'The SVG is animated; export it as a still image',
  svgOutside: 'The SVG loads files from elsewhere; export it with everything embedded',
  svgEntities: 'The SVG declares entities, which are not allowed; export it without them',
  svgPicture: 'The SVG contains a bitmap; export it as outlines, or choose a PNG',
  svgStyle:
    'The SVG has style sheets that can’t be checked; export it with presentation attributes',
  svgParts: 'The SVG has effects or references that a logo can’t use; export it as plain outlines',
  svgLarge: 'The SVG has too many parts; export a simpler one',
  svgSize: 'The SVG has no size; export it with a view box',
} as const;
export type BrandImageProblem = keyof typeof BRAND_IMAGE_TEXT;

export interface ImageFacts {
  readonly kind: ImageKind;
  readonly width: number;
  readonly height: number;
}

const text = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
const byte = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;
const little = (bytes: Uint8Array, at: number, count: number): number =>
  Array.from({ length: count }, (_, index) => byte(bytes, at + index) * 256 ** index).reduce(
    (sum, part) => sum + part,
    0,
  );

/** Reads width and height from any of the three WebP header types. */
const webpSize = (bytes: Uint8Array): { width: number; height: number } | BrandImageProblem => {
  const form = text(bytes, 12, 16);
  if (form === 'VP8X') {
    // The second bit marks an animated picture.
    if ((byte(bytes, 20) & 2) !== 0) return 'moving';
    return { width: little(bytes, 24, 3) + 1, height: little(bytes, 27, 3) + 1 };
  }
  if (form === 'VP8L') {
    if (byte(bytes, 20) !== 0x2f) return 'broken';
    const packed = little(bytes, 21, 4);
    return { width: (packed % 0x4000) + 1, height: (Math.floor(packed / 0x4000) % 0x4000) + 1 };
  }
  if (form !== 'VP8 ' || little(bytes, 23, 3) !== 0x2a019d) return 'broken';
  return { width: little(bytes, 26, 2) % 0x4000, height: little(bytes, 28, 2) % 0x4000 };
};

const isWebp = (bytes: Uint8Array): boolean =>
  text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP';

/** Returns true for text that starts like XML or SVG. Does not check the rest of the content. */
export const looksLikeSvg = (bytes: Uint8Array): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*<(?:\?xml|!--|!DOCTYPE|svg|[\w-]+:svg)/i.test(text(bytes, 0, 64));

/** Detects a PNG or WebP by its bytes, not by its file name, and reads its size. If the picture cannot be used, returns why. */
export const readPixels = (bytes: Uint8Array): ImageFacts | BrandImageProblem => {
  if (bytes.length > IMAGE_LIMITS.bytes) return 'size';
  if (isPng(bytes)) {
    const problem = checkPngBytes(bytes);
    if (problem !== null) return problem === 'imageSize' ? 'side' : 'broken';
    // An animated PNG has an `acTL` chunk before its pixels.
    if (text(bytes, 0, 4096).includes('acTL')) return 'moving';
    return { kind: 'png', ...pngSize(bytes) };
  }
  if (!isWebp(bytes)) return 'kind';
  if (little(bytes, 4, 4) + 8 !== bytes.length || bytes.length < 30) return 'broken';
  const size = webpSize(bytes);
  return typeof size === 'string' ? size : { kind: 'webp', ...size };
};

/** Returns why the size of a picture does not suit its field; null if the size is allowed. */
export const checkImageSize = (
  field: ImageField,
  { kind, width, height }: ImageFacts,
): BrandImageProblem | null => {
  if (width < 1 || height < 1) return kind === 'svg' ? 'svgSize' : 'broken';
  if (width > IMAGE_LIMITS.side || height > IMAGE_LIMITS.side) return 'side';
  if (!isLogo(field)) return null;
  if (Math.max(width / height, height / width) > IMAGE_LIMITS.logoRatio) return 'wide';
  // A vector image has no minimum height, because it has no pixels.
  return kind !== 'svg' && height < IMAGE_LIMITS.logoHeight ? 'low' : null;
};
