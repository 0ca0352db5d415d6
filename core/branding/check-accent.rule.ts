import type { AccentSet } from './accent-set.schema.ts';
import {
  contrastOf,
  type Hsl,
  hexOf,
  hslOf,
  hueDistance,
  isGrey,
  plainHex,
} from './contrast-of.rule.ts';
import { nameOfAccent } from './accent-names.ts';
import { darkenedAccent, deriveAccent, LEAST_CONTRAST, reachOf } from './derive-accent.rule.ts';
import { GROUNDS, RESERVED_STATES } from './theme-grounds-list.ts';

/** Minimum difference between the hues of an accent and of a state, in degrees. */
export const LEAST_HUE_DISTANCE = 25;

/** A color that may be published, with the accent colors derived from it and their contrast in each theme. */
export interface FittingAccent {
  readonly hex: string;
  readonly name: string;
  readonly set: AccentSet;
  readonly reach: ReturnType<typeof reachOf>;
}

/** Why a color is refused: its contrast with white text is too low, its hue is too close to a state's hue, or both. */
export interface AccentProblem {
  /** Measured contrast if the contrast is too low; otherwise null. */
  readonly contrast: number | null;
  readonly near: { readonly state: string; readonly degrees: number } | null;
}

export type AccentVerdict =
  | { readonly kind: 'fits'; readonly accent: FittingAccent }
  | {
      readonly kind: 'refused';
      readonly problem: AccentProblem;
      readonly suggestions: readonly FittingAccent[];
    };

const RESERVED_HUES = RESERVED_STATES.flatMap(({ state, colors }) =>
  colors.map((hex) => ({ state, hue: hslOf(hex).hue })),
);

const nearestState = (hue: number): { state: string; degrees: number } => {
  const [first = { state: '', degrees: 180 }] = RESERVED_HUES.map((kept) => ({
    state: kept.state,
    degrees: hueDistance(kept.hue, hue),
  })).sort((one, other) => one.degrees - other.degrees);
  return first;
};

/** Returns true if a hue is reserved for a state, because an accent of that hue could be mistaken for the state. */
export const isReservedHue = (hue: number): boolean =>
  nearestState(hue).degrees < LEAST_HUE_DISTANCE;

const problemOf = (hex: string): AccentProblem | null => {
  const color = hslOf(hex);
  const contrast = contrastOf(hex, GROUNDS.light.surface);
  const state = nearestState(color.hue);
  const near = !isGrey(color) && state.degrees < LEAST_HUE_DISTANCE ? state : null;
  const low = contrast < LEAST_CONTRAST.text;
  return low || near !== null ? { contrast: low ? contrast : null, near } : null;
};

const fitting = (hex: string): FittingAccent => {
  const set = deriveAccent(hex);
  return { hex, name: nameOfAccent(hslOf(hex).hue, isGrey(hslOf(hex))), set, reach: reachOf(set) };
};

/** Returns the first hue in this direction that is not reserved for a state. */
const freeHue = (from: number, direction: 1 | -1): number => {
  for (let step = 1; step < 360; step += 1) {
    const hue = (((Math.round(from) + direction * step) % 360) + 360) % 360;
    // Adds two degrees to the minimum, because rounding the color to hex changes the hue.
    if (nearestState(hue).degrees >= LEAST_HUE_DISTANCE + 2) return hue;
  }
  return 210;
};

/** Limits the saturation to between 0.4 and 0.65, so that the result is still a color but not glaring. */
const fullness = ({ saturation }: Hsl): number => Math.min(Math.max(saturation, 0.4), 0.65);

/** Lightness of a suggested color, dark enough for white text. */
const CALM = 0.36;

/** Returns two darker colors of the same hue: one that is just readable, and a darker one in case the first fails. */
const darker = (asked: Hsl): readonly string[] => {
  const color = isGrey(asked) ? { ...asked, saturation: 0 } : asked;
  const nearest = darkenedAccent(color);
  const { lightness } = hslOf(nearest);
  return [nearest, hexOf({ ...color, lightness: lightness * 0.75 })];
};

/** Returns colors with the nearest unreserved hues on both sides, nearest first, then one with the opposite hue. */
const shifted = (asked: Hsl): readonly string[] => {
  const saturation = fullness(asked);
  const lightness = Math.min(asked.lightness, CALM);
  const hues = [freeHue(asked.hue, 1), freeHue(asked.hue, -1)].sort(
    (one, other) => hueDistance(one, asked.hue) - hueDistance(other, asked.hue),
  );
  return [...hues, (asked.hue + 180) % 360].map((hue) =>
    darkenedAccent({ hue, saturation, lightness }),
  );
};

const fittingOf = (colors: readonly string[]): readonly FittingAccent[] =>
  [...new Set(colors)].filter((one) => problemOf(one) === null).map(fitting);

const suggest = (hex: string, { near }: AccentProblem): readonly FittingAccent[] => {
  const asked = hslOf(hex);
  const sameHue = near === null ? fittingOf(darker(asked)) : [];
  return sameHue.length > 0 ? sameHue : fittingOf(shifted(asked));
};

/**
 * Checks whether a color can be a dealer's accent in both themes (domain guide 6.14; ui README §14). If not, returns the
 * reasons and the nearest suggestions. `typed` must have six hexadecimal digits.
 */
export const checkAccent = (typed: string): AccentVerdict => {
  const hex = plainHex(typed);
  const problem = problemOf(hex);
  if (problem === null) return { kind: 'fits', accent: fitting(hex) };
  return { kind: 'refused', problem, suggestions: suggest(hex, problem) };
};

const tenth = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);

/** Formats the measured reasons for refusing an accent, for the screen. */
export const accentProblemText = ({ contrast, near }: AccentProblem): string => {
  const low =
    contrast === null
      ? ''
      : `White text has a contrast of ${tenth(contrast)}:1; at least 4.5:1 is needed.`;
  if (near === null) return low;
  const degrees = Math.floor(near.degrees);
  const also = low === '' ? 'It is' : ' It is also';
  return `${low}${also} ${degrees}° from the ${near.state} color; ${LEAST_HUE_DISTANCE}° are needed, so that an accent never looks like a state.`;
};

/** Formats the contrast of an accent in the light and the dark theme. */
export const reachText = ({ light, dark }: FittingAccent['reach']): string =>
  `${tenth(light)} · ${tenth(dark)}`;
