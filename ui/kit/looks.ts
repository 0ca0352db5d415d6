import type { SystemStyleObject } from '@chakra-ui/react';
import { STATES, type State } from './theme/colors.ts';

/** Parts beside each other, in the middle of their line. */
export const row = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** The same within a line of words. */
export const inlineRow = (gap: string) => ({ ...row(gap), display: 'inline-flex' }) as const;

/** The edge of a field, or of a box drawn for one, that holds the focus. */
export const focusEdge = {
  borderColor: 'focus.ring',
  boxShadow: '0 0 0 1px var(--p-colors-focus-ring)',
} as const;

/** Fingers have no keyboard, nor has a phone in whatever it claims of its pointer: hints at keys are left out. */
export const WITHOUT_KEYS = '@media (hover: none), (pointer: coarse), (max-width: 640px)';

/** One look for each of some values. */
export const eachOf = <T extends string | number>(
  values: readonly T[],
  look: (value: NoInfer<`${T}`>) => SystemStyleObject,
) =>
  Object.fromEntries(values.map((value) => [value, look(`${value}`)])) as Record<
    T,
    SystemStyleObject
  >;

/** One look in the colours of each state. */
export const eachState = (look: (state: State) => SystemStyleObject) => eachOf(STATES, look);

/** One drawing for each theme, of which the page shows one before any program runs. */
export const bothThemes = {
  '& > [data-for=dark]': { display: 'none' },
  _dark: {
    '& > [data-for=light]': { display: 'none' },
    '& > [data-for=dark]': { display: 'block' },
  },
} as const;

/** Reads as a link and is as high as a finger needs. */
export const linkLook = {
  ...inlineRow('2'),
  minHeight: '32px',
  textStyle: 'label',
  color: 'accent.fg',
  borderRadius: 'xs',
  '@media (pointer: coarse)': { minHeight: '44px' },
} as const;

/** The face and edge of what is pressed or typed into. */
export const controlBox = {
  border: 'control',
  borderRadius: 'sm',
  background: 'bg.surface',
} as const;

/** The face and edge of a part of the page. */
export const cardBox = { border: 'default', borderRadius: 'md', background: 'bg.surface' } as const;

/** What stands above one: the names of its fills. */
export const chartKeys = {
  ...row('3'),
  flexWrap: 'wrap',
  textStyle: 'caption',
  color: 'fg.muted',
} as const;

/** The fill, edges and drawing of a state. */
export const tint = (state: State) => ({
  background: `state.${state}.subtle`,
  borderColor: `state.${state}.border`,
  borderInlineStartColor: `state.${state}.solid`,
  '& > svg': { color: `state.${state}.solid` },
});

/** What is typed into under fingers: a smaller text makes iPhones zoom in, and they stay there. */
export const underFingers = { fontSize: '16px' } as const;
