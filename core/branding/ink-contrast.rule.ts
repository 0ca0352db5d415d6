import { contrastOf, contrastOfLuminances } from './contrast-of.rule.ts';
import { LEAST_CONTRAST } from './derive-accent.rule.ts';
import { GROUNDS } from './theme-grounds-list.ts';

/** Luminance of white. */
const WHITE = 1;

/**
 * Returns the contrast ratio with a theme's page background, 1 to 21, that the strongest 5 % of a picture's visible pixels
 * reach. Returns null if no pixel is visible.
 */
export const inkContrast = (
  luminances: readonly number[],
  theme: 'light' | 'dark',
): number | null => {
  const ground = GROUNDS[theme].surface;
  // Solves (white + .05) / (ground + .05) for the luminance of the background.
  const luminance = (WHITE + 0.05) / contrastOf('#FFFFFF', ground) - 0.05;
  const reached = luminances
    .map((one) => contrastOfLuminances(one, luminance))
    .sort((one, other) => other - one);
  return reached[Math.floor(reached.length / 20)] ?? null;
};

/** Returns true if a logo is invisible on its page, such as a white logo on white (domain guide 6.14). */
export const isLostInk = (contrast: number): boolean => contrast < LEAST_CONTRAST.mark;
