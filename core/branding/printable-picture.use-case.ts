import type { Document } from '../documents/document.ts';
import { IMAGE_LIMITS, type ImageField, isPrinted } from './brand-image.schema.ts';
import { readPixels } from './check-image-size.rule.ts';
import type { PictureDrawer } from './picture-drawer.port.ts';

/** Lengths of the longer side in pixels, tried in order until the file is small enough. */
const SIDES = [IMAGE_LIMITS.side, 1600, 800] as const;

/**
 * Returns a picture in the format in which it is stored. Converts a WebP logo that is printed to PNG, because the printer
 * cannot read WebP (domain guide 6.14). Returns every other picture, and a picture that cannot be drawn, unchanged.
 */
export const printablePicture = async (
  drawer: PictureDrawer,
  field: ImageField,
  picture: Document,
): Promise<Document> => {
  const facts = isPrinted(field) ? readPixels(picture.bytes) : 'kind';
  if (typeof facts === 'string' || facts.kind !== 'webp') return picture;
  for (const side of SIDES) {
    const bytes = await drawer.png(picture.bytes, side);
    if (bytes !== null && bytes.length <= IMAGE_LIMITS.bytes)
      return { name: `${picture.name.replace(/\.webp$/i, '')}.png`, bytes };
  }
  return picture;
};
