import type { AccentSet, AccentTheme } from './accent-set.schema.ts';
import { contrastOf, type Hsl, hexOf, hslOf, isGrey, plainHex } from './contrast-of.rule.ts';
import { GROUNDS } from './theme-grounds-list.ts';

/** Minimum contrast ratios (WCAG 2.2): `text` for text, `mark` for controls, focus outlines and bars. */
export const LEAST_CONTRAST = { text: 4.5, mark: 3 } as const;

const STEPS = 200;

/** Returns the color of the nearest lightness, searched in one direction, whose contrast with all given colors is at least `least`. */
const movedTo = (
  color: Hsl,
  direction: 1 | -1,
  least: number,
  against: readonly string[],
): string => {
  for (let step = 0; step <= STEPS; step += 1) {
    const lightness = color.lightness + (direction * step) / STEPS;
    if (lightness < 0 || lightness > 1) break;
    const hex = hexOf({ ...color, lightness });
    if (against.every((ground) => contrastOf(hex, ground) >= least)) return hex;
  }
  return direction === 1 ? '#FFFFFF' : '#000000';
};

/** Returns a color of the same hue that is dark enough for white text on it, and for text of this color on white. */
export const darkenedAccent = (color: Hsl): string =>
  movedTo(color, -1, LEAST_CONTRAST.text, [GROUNDS.light.surface]);

/** Removes the saturation of a gray color, because the slight hue of a gray could otherwise become a state's hue. */
const seenIn = (hex: string): Hsl => {
  const color = hslOf(hex);
  return isGrey(color) ? { ...color, saturation: 0 } : color;
};

const tinted = ({ hue, saturation }: Hsl, most: number, lightness: number): string =>
  hexOf({ hue, saturation: Math.min(saturation, most), lightness });

const lightTheme = (solid: string): AccentTheme => {
  const color = seenIn(solid);
  const { canvas, muted, surface } = GROUNDS.light;
  const subtle = tinted(color, 0.45, 0.92);
  const pale = { ...color, saturation: Math.min(color.saturation, 0.45), lightness: 0.62 };
  return {
    solid,
    hover: hexOf({ ...color, lightness: color.lightness * 0.78 }),
    fg: movedTo(color, -1, LEAST_CONTRAST.text, [muted, subtle]),
    subtle,
    border: tinted(color, 0.45, 0.72),
    on: surface,
    ring: movedTo(color, -1, LEAST_CONTRAST.mark, [canvas, muted, subtle]),
    bar: movedTo(pale, -1, LEAST_CONTRAST.mark, [canvas, muted]),
  };
};

/** Contrast ratio of the provider's own accent on a dark page, used for all accents. */
const DARK_SOLID = 7;

const darkTheme = (asked: string): AccentTheme => {
  const { canvas, muted, raised, surface } = GROUNDS.dark;
  const { hue, saturation, lightness } = seenIn(asked);
  const color = {
    hue,
    saturation: Math.min(saturation, 0.62),
    lightness: Math.max(lightness, 0.5),
  };
  const solid = movedTo(color, 1, DARK_SOLID, [surface]);
  const bright = hslOf(solid);
  const subtle = tinted(color, 0.5, 0.15);
  const deep = { ...color, saturation: Math.min(saturation, 0.42), lightness: 0.3 };
  const on = movedTo({ ...color, lightness: 0.1 }, -1, LEAST_CONTRAST.text, [solid]);
  return {
    solid,
    hover: hexOf({ ...bright, lightness: bright.lightness + (1 - bright.lightness) * 0.3 }),
    fg: movedTo(bright, 1, LEAST_CONTRAST.text, [muted, subtle]),
    subtle,
    border: tinted(color, 0.45, 0.3),
    on,
    ring: movedTo(bright, 1, LEAST_CONTRAST.mark, [canvas, muted, subtle]),
    bar: movedTo(deep, 1, LEAST_CONTRAST.mark, [canvas, raised]),
  };
};

/**
 * Derives the accent, focus and bar colors of both themes from the one color that a dealer chose. In the light theme, the
 * chosen color itself is the solid color.
 */
export const deriveAccent = (asked: string): AccentSet => ({
  light: lightTheme(plainHex(asked)),
  dark: darkTheme(asked),
});

/** Returns the contrast ratio of accent colors in each theme, which is the lower of the ratios for button text and for links. */
export const reachOf = (set: AccentSet): Readonly<Record<'light' | 'dark', number>> => ({
  light: Math.min(
    contrastOf(set.light.on, set.light.solid),
    contrastOf(set.light.fg, GROUNDS.light.surface),
  ),
  dark: Math.min(
    contrastOf(set.dark.on, set.dark.solid),
    contrastOf(set.dark.fg, GROUNDS.dark.surface),
  ),
});
