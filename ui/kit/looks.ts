import type { SystemStyleObject } from '@chakra-ui/react';
import { STATES, type State } from './theme/colors.ts';

/** A row of elements, centered vertically. */
export const row = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** The same row within a line of text. */
export const inlineRow = (gap: string) => ({ ...row(gap), display: 'inline-flex' }) as const;

/** The border of a field, or of a box that looks like one, while it has the focus. */
export const focusEdge = {
  borderColor: 'focus.ring',
  boxShadow: '0 0 0 1px var(--p-colors-focus-ring)',
} as const;

/** Devices without a keyboard, where keyboard hints are hidden. Phones are matched by width too, because some report a precise pointer. */
export const WITHOUT_KEYS = '@media (hover: none), (pointer: coarse), (max-width: 640px)';

/** Returns one style for each of the given values. */
export const eachOf = <T extends string | number>(
  values: readonly T[],
  look: (value: NoInfer<`${T}`>) => SystemStyleObject,
) =>
  Object.fromEntries(values.map((value) => [value, look(`${value}`)])) as Record<
    T,
    SystemStyleObject
  >;

/** Returns one style in the colors of each state. */
export const eachState = (look: (state: State) => SystemStyleObject) => eachOf(STATES, look);

/** One picture per theme. CSS shows the right one before any script runs. */
export const bothThemes = {
  '& > [data-for=dark]': { display: 'none' },
  _dark: {
    '& > [data-for=light]': { display: 'none' },
    '& > [data-for=dark]': { display: 'block' },
  },
} as const;

/** Looks like a link and is as high as a finger needs. */
export const linkLook = {
  ...inlineRow('2'),
  minHeight: '32px',
  textStyle: 'label',
  color: 'accent.fg',
  borderRadius: 'xs',
  '@media (pointer: coarse)': { minHeight: '44px' },
} as const;

/** The background and border of buttons and inputs. */
export const controlBox = {
  border: 'control',
  borderRadius: 'sm',
  background: 'bg.surface',
} as const;

/** The background and border of a card. */
export const cardBox = { border: 'default', borderRadius: 'md', background: 'bg.surface' } as const;

/** The legend above a chart. */
export const chartKeys = {
  ...row('3'),
  flexWrap: 'wrap',
  textStyle: 'caption',
  color: 'fg.muted',
} as const;

/** The background, borders and icon color of a state. */
export const tint = (state: State) => ({
  background: `state.${state}.subtle`,
  borderColor: `state.${state}.border`,
  borderInlineStartColor: `state.${state}.solid`,
  '& > svg': { color: `state.${state}.solid` },
});

/** Text size of inputs on touch devices: iPhones zoom in on a smaller text and do not zoom out again. */
export const underFingers = { fontSize: '16px' } as const;
