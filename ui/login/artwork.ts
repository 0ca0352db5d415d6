/** The pictures beside the form, original and part of the product (design.md 6). */
export const ARTWORK = [
  '/brand/signin-1-terrace.svg',
  '/brand/signin-2-blocks.svg',
  '/brand/signin-3-harbour.svg',
  '/brand/signin-4-plan.svg',
] as const;

/** One of them by chance; `chance` is at least 0 and less than 1. */
export const pickArtwork = (chance: number): string =>
  ARTWORK[Math.floor(chance * ARTWORK.length)] ?? ARTWORK[0];
