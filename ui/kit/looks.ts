import type { SystemStyleObject } from '@chakra-ui/react';
import { STATES, type State } from './theme/colors.ts';

/** Returns the style of a row of vertically centered elements. */
export const row = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** Returns the style of an inline row of vertically centered elements. */
export const inlineRow = (gap: string) => ({ ...row(gap), display: 'inline-flex' }) as const;

/** The border of a focused field, or of a box that looks like a field. */
export const focusEdge = {
  borderColor: 'focus.ring',
  boxShadow: '0 0 0 1px var(--p-colors-focus-ring)',
} as const;

/**
 * Media query for devices without a keyboard, which show no keyboard hints. Phones are matched by width too, because some
 * phones report a precise pointer.
 */
export const WITHOUT_KEYS = '@media (hover: none), (pointer: coarse), (max-width: 40rem)';

/** Returns a style per value, keyed by value. */
export const eachOf = <T extends string | number>(
  values: readonly T[],
  look: (value: NoInfer<`${T}`>) => SystemStyleObject,
) =>
  Object.fromEntries(values.map((value) => [value, look(`${value}`)])) as Record<
    T,
    SystemStyleObject
  >;

/** Returns a style per state, keyed by state. */
export const eachState = (look: (state: State) => SystemStyleObject) => eachOf(STATES, look);

/** Styles for one picture per theme. CSS selects the picture, so that the right one shows before any script runs. */
export const bothThemes = {
  '& > [data-for=dark]': { display: 'none' },
  _dark: {
    '& > [data-for=light]': { display: 'none' },
    '& > [data-for=dark]': { display: 'block' },
  },
} as const;

/** The style of a link, as high as a finger needs on touch devices. */
export const linkLook = {
  ...inlineRow('2'),
  minHeight: '32px',
  textStyle: 'label',
  color: 'accent.fg',
  borderRadius: 'xs',
  '@media (pointer: coarse)': { minHeight: '44px' },
} as const;

/** Background and border of buttons and inputs. */
export const controlBox = {
  border: 'control',
  borderRadius: 'sm',
  background: 'bg.surface',
} as const;

/** Background and border of a card. */
export const cardBox = { border: 'default', borderRadius: 'md', background: 'bg.surface' } as const;

/** Layout of a chart's legend. */
export const chartKeys = {
  ...row('3'),
  flexWrap: 'wrap',
  textStyle: 'caption',
  color: 'fg.muted',
} as const;

/** Returns the background, border and icon color of a state. */
export const tint = (state: State) => ({
  background: `state.${state}.subtle`,
  borderColor: `state.${state}.border`,
  borderInlineStartColor: `state.${state}.solid`,
  '& > svg': { color: `state.${state}.solid` },
});

/** The text size of inputs on touch devices. iPhones zoom in on smaller text and do not zoom out again. */
export const underFingers = { fontSize: '1rem' } as const;
