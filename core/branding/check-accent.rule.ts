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

/** The minimum difference between the hue of an accent and the hue of a state, in degrees. */
export const LEAST_HUE_DISTANCE = 25;

/** A color that may be published, with the set derived from it and its contrast in each theme. */
export interface FittingAccent {
  readonly hex: string;
  readonly name: string;
  readonly set: AccentSet;
  readonly reach: ReturnType<typeof reachOf>;
}

/** Why a color is refused: too little contrast with white text, too close to a state color, or both. */
export interface AccentProblem {
  /** The measured contrast, if it is too low. */
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

/** The hues of the states. */
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

/** Returns true if a hue is reserved for a state, because an accent of that hue would look like the state. */
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

/** Returns the first hue in this direction that is not reserved. */
const freeHue = (from: number, direction: 1 | -1): number => {
  for (let step = 1; step < 360; step += 1) {
    const hue = (((Math.round(from) + direction * step) % 360) + 360) % 360;
    // Two degrees more than required, because rounding to hex changes the hue.
    if (nearestState(hue).degrees >= LEAST_HUE_DISTANCE + 2) return hue;
  }
  return 210;
};

/** Limits saturation: enough to be a color, but not glaring. */
const fullness = ({ saturation }: Hsl): number => Math.min(Math.max(saturation, 0.4), 0.65);

/** Dark enough to be read with some margin, like the provider's own accent. */
const CALM = 0.36;

/** Returns the hue of `asked` made dark enough, and a still darker one in case the first is not enough. */
const darker = (asked: Hsl): readonly string[] => {
  const color = isGrey(asked) ? { ...asked, saturation: 0 } : asked;
  const nearest = darkenedAccent(color);
  const { lightness } = hslOf(nearest);
  return [nearest, hexOf({ ...color, lightness: lightness * 0.75 })];
};

/**
 * Returns the nearest free hues on both sides of the reserved ones, nearer first, and then the opposite hue, which cannot
 * resemble the state.
 */
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
 * Checks whether a color can be a dealer's accent in both themes. If not, returns the reasons and the nearest suggestions
 * (domain guide 6.14; ui README §14). `hex` has six digits.
 */
export const checkAccent = (typed: string): AccentVerdict => {
  const hex = plainHex(typed);
  const problem = problemOf(hex);
  if (problem === null) return { kind: 'fits', accent: fitting(hex) };
  return { kind: 'refused', problem, suggestions: suggest(hex, problem) };
};

const tenth = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);

/** Returns the measured reasons as text for the screen. */
export const accentProblemText = ({ contrast, near }: AccentProblem): string => {
  const low =
    contrast === null ? '' : `Text on white reaches ${tenth(contrast)}:1, 4.5:1 is needed.`;
  if (near === null) return low;
  const degrees = Math.floor(near.degrees);
  const also = low === '' ? 'It is' : ' It is also';
  return `${low}${also} ${degrees}° from the ${near.state} color; ${LEAST_HUE_DISTANCE}° are needed, so that an accent never looks like a state.`;
};

/** Returns the contrast of a color in light and dark as numbers. */
export const reachText = ({ light, dark }: FittingAccent['reach']): string =>
  `${tenth(light)} · ${tenth(dark)}`;
