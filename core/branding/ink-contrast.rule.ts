import { contrastOf, contrastOfLuminances } from './contrast-of.rule.ts';
import { LEAST_CONTRAST } from './derive-accent.rule.ts';
import { GROUNDS } from './theme-grounds-list.ts';

/** White has the luminance 1. */
const WHITE = 1;

/** How far the strongest twentieth of a picture's ink stands out from the page of a theme, 1 to 21; null where nothing of it can be seen. */
export const inkContrast = (
  luminances: readonly number[],
  theme: 'light' | 'dark',
): number | null => {
  const ground = GROUNDS[theme].surface;
  // (white + .05) / (ground + .05) is known, and so is the ground.
  const luminance = (WHITE + 0.05) / contrastOf('#FFFFFF', ground) - 0.05;
  const reached = luminances
    .map((one) => contrastOfLuminances(one, luminance))
    .sort((one, other) => other - one);
  return reached[Math.floor(reached.length / 20)] ?? null;
};

/** Whether a logo is lost on the page it stands on: a white one on white is the classic mistake (domain guide 6.14). */
export const isLostInk = (contrast: number): boolean => contrast < LEAST_CONTRAST.mark;
