import { contrastOf, contrastOfLuminances } from './contrast-of.rule.ts';
import { LEAST_CONTRAST } from './derive-accent.rule.ts';
import { GROUNDS } from './theme-grounds-list.ts';

/** The luminance of white is 1. */
const WHITE = 1;

/**
 * Returns the contrast that the strongest twentieth of a picture's visible pixels has against the page of a theme, 1 to
 * 21. Returns null if nothing is visible.
 */
export const inkContrast = (
  luminances: readonly number[],
  theme: 'light' | 'dark',
): number | null => {
  const ground = GROUNDS[theme].surface;
  // Solves (white + .05) / (ground + .05) for the luminance of the ground.
  const luminance = (WHITE + 0.05) / contrastOf('#FFFFFF', ground) - 0.05;
  const reached = luminances
    .map((one) => contrastOfLuminances(one, luminance))
    .sort((one, other) => other - one);
  return reached[Math.floor(reached.length / 20)] ?? null;
};

/** Returns true if a logo is invisible on its page. A white logo on white is the classic mistake (domain guide 6.14). */
export const isLostInk = (contrast: number): boolean => contrast < LEAST_CONTRAST.mark;
