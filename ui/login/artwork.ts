/** The pictures beside the form, original and part of the product (ui README §6). */
export const ARTWORK = [
  '/brand/signin-1-terrace.svg',
  '/brand/signin-2-blocks.svg',
  '/brand/signin-3-harbour.svg',
  '/brand/signin-4-plan.svg',
] as const;

/** How long a picture stays, in milliseconds. */
export const ARTWORK_TURN = 30_000;

/** One of them by chance, another than the one shown; `chance` is at least 0 and less than 1. */
export const pickArtwork = (chance: number, shown: string | null = null): string => {
  const others = ARTWORK.filter((picture) => picture !== shown);
  return others[Math.floor(chance * others.length)] ?? ARTWORK[0];
};
