import type { Document } from '../documents/document.ts';
import { IMAGE_LIMITS, type ImageField, isPrinted } from './brand-image.schema.ts';
import { readPixels } from './check-image-size.rule.ts';
import type { PictureDrawer } from './picture-drawer.port.ts';

/** Pixels of the longer side that are tried until the file is small enough; paper needs no more than the last. */
const SIDES = [IMAGE_LIMITS.side, 1600, 800] as const;

/** A logo as it is stored: no printer of ours reads WebP, so one that would stand on paper becomes a PNG; any other file, and one that cannot be drawn, stays as it is (domain guide 6.14). */
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
