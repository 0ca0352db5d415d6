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

/** Degrees of hue that stay between an accent and a state. */
export const LEAST_HUE_DISTANCE = 25;

/** A colour that may be published, with what it becomes and what it reaches in each theme. */
export interface FittingAccent {
  readonly hex: string;
  readonly name: string;
  readonly set: AccentSet;
  readonly reach: ReturnType<typeof reachOf>;
}

/** Why a colour is refused: too little contrast of text on white, too near to a state, or both. */
export interface AccentProblem {
  /** What it reaches where that is too little. */
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

/** Hues that belong to the states. */
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

/** Whether a hue is kept for a state: an accent of it would look like one. */
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

/** The first hue in this direction that no state keeps. */
const freeHue = (from: number, direction: 1 | -1): number => {
  for (let step = 1; step < 360; step += 1) {
    const hue = (((Math.round(from) + direction * step) % 360) + 360) % 360;
    // Two degrees more than is needed: rounding to a hex moves a hue.
    if (nearestState(hue).degrees >= LEAST_HUE_DISTANCE + 2) return hue;
  }
  return 210;
};

/** Enough to be a colour, not so much that it glares. */
const fullness = ({ saturation }: Hsl): number => Math.min(Math.max(saturation, 0.4), 0.65);

/** Dark enough to be read with a little to spare, as the provider's own accent is. */
const CALM = 0.36;

/** The same hue, dark enough; and once more where that may be too little. */
const darker = (asked: Hsl): readonly string[] => {
  const color = isGrey(asked) ? { ...asked, saturation: 0 } : asked;
  const nearest = darkenedAccent(color);
  const { lightness } = hslOf(nearest);
  return [nearest, hexOf({ ...color, lightness: lightness * 0.75 })];
};

/** The free hues beside the kept ones, the nearer first, and the one across the circle, where nothing of the state is left. */
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

/** Whether a colour may be a dealer's accent in both themes, else why not and what comes nearest (domain guide 6.14; ui README §14). `hex` has six digits. */
export const checkAccent = (typed: string): AccentVerdict => {
  const hex = plainHex(typed);
  const problem = problemOf(hex);
  if (problem === null) return { kind: 'fits', accent: fitting(hex) };
  return { kind: 'refused', problem, suggestions: suggest(hex, problem) };
};

const tenth = (value: number): string => (Math.floor(value * 10) / 10).toFixed(1);

/** The measured reasons in words, as the picture of the screen says them. */
export const accentProblemText = ({ contrast, near }: AccentProblem): string => {
  const low =
    contrast === null ? '' : `Text on white reaches ${tenth(contrast)}:1, 4.5:1 is needed.`;
  if (near === null) return low;
  const degrees = Math.floor(near.degrees);
  const also = low === '' ? 'It is' : ' It is also';
  return `${low}${also} ${degrees}° from the ${near.state} color; ${LEAST_HUE_DISTANCE}° are needed, so that an accent never looks like a state.`;
};

/** What a colour reaches in light and dark, as figures. */
export const reachText = ({ light, dark }: FittingAccent['reach']): string =>
  `${tenth(light)} · ${tenth(dark)}`;
