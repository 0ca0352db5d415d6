import { inlineRow } from './looks.ts';
import type { State } from './theme/colors.ts';

/** Gives an icon the color of its state. */
export const marked = (state: State) => ({ '& > svg': { color: `state.${state}.solid` } });

/** The bar at the start of the current item. */
export const currentMark = (inset: string) =>
  ({
    content: '""',
    position: 'absolute',
    insetBlock: inset,
    insetInlineStart: '0',
    width: '3px',
    background: 'accent.solid',
  }) as const;

/** The style of a layer over the page. */
export const raised = {
  background: 'bg.raised',
  border: 'default',
  borderRadius: 'md',
  boxShadow: 'overlay',
} as const;

/** The selected option of a few side by side. */
export const chosen = {
  background: 'accent.subtle',
  borderColor: 'accent.fg',
  color: 'accent.fg',
  fontWeight: '600',
} as const;

/** The style of every modal `<dialog>`, except for its position. */
export const modalLook = {
  border: '0',
  background: 'bg.raised',
  color: 'fg.default',
  boxShadow: 'dialog',
  overflow: 'hidden',
  '&[open]': { display: 'flex', flexDirection: 'column', animation: 'arrive .2s' },
  '&::backdrop': { background: 'scrim' },
} as const;

/** Stays below the portal's header while the page scrolls. */
export const belowHeader = { position: 'sticky', top: 'calc(56px + var(--visit, 0px))' } as const;

/** A column beside a page, as high as the window below the header. */
export const sideColumn = {
  ...belowHeader,
  height: 'calc(100dvh - 56px - var(--visit, 0px))',
  padding: '12px 8px',
} as const;

/** A small icon in a line of text. */
export const inlineIcon = (gap: string) =>
  ({
    display: 'inline-block',
    boxSize: '16px',
    marginInlineEnd: gap,
    verticalAlign: '-3px',
  }) as const;

/** The browser's own control of an option whose label shows its state. It covers the label and is invisible. */
export const coveringBox = {
  position: 'absolute',
  inset: '0',
  opacity: '0',
  cursor: 'inherit',
} as const;

/** The current page in the navigation. */
export const currentPlace = (inset: string) =>
  ({
    background: 'bg.surface',
    boxShadow: 'control',
    'html.dark &': { background: 'bg.muted' },
    '&::before': { ...currentMark(inset), borderRadius: 'xs' },
    '& > svg': { color: 'accent.fg' },
  }) as const;

/** Elements one below the other, none wider than the column. */
export const column = (gap: string) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }) as const;

/** For screen readers only; takes no room. */
export const heardOnly = {
  position: 'absolute',
  boxSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The label around a checkbox or switch, at least as high as a finger needs. */
export const TICKED_LABEL = {
  ...inlineRow('3'),
  minHeight: '32px',
  // Keeps labels of two lines apart from the boxes above and below.
  paddingBlock: '4px',
  textStyle: 'form',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: '44px' },
  '&:has(:disabled)': { color: 'fg.subtle', cursor: 'default' },
} as const;

/** The box itself, drawn in place of the browser's. */
export const TICK_BOX = {
  appearance: 'none',
  flexShrink: '0',
  boxSize: '18px',
  borderRadius: '3px',
  border: '1.5px solid',
  borderColor: 'border.control',
  background: 'bg.surface',
  cursor: 'inherit',
} as const;

/** The box when it is ticked. */
export const TICKED_BOX = { background: 'accent.solid', borderColor: 'accent.solid' } as const;

/** The check mark in it. */
export const TICK = { boxSize: '14px', color: 'accent.on', pointerEvents: 'none' } as const;

/** Elements side by side that wrap if there is no room. */
export const wrapping = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

/** Centers the content of a box. */
export const centered = { display: 'grid', placeItems: 'center' } as const;

/** Tabs side by side. The row scrolls if it is wider than its container. */
export const tabRow = {
  display: 'flex',
  gap: '1',
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;

/** The style of one tab. */
export const tabLook = {
  position: 'relative',
  flexShrink: '0',
  height: '44px',
  paddingInline: '12px',
  textStyle: 'body',
  color: 'fg.muted',
  '&:hover': { color: 'fg.default' },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;

/** The tab whose content is shown. */
export const currentTab = {
  color: 'fg.default',
  fontWeight: '600',
  _after: {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: '3px',
    background: 'accent.solid',
  },
} as const;

/** The header of a table column. */
export const columnHead = {
  height: '36px',
  px: '9px',
  textAlign: 'start',
  textStyle: 'caption',
  fontWeight: '600',
  color: 'fg.muted',
  background: 'bg.subtle',
  whiteSpace: 'nowrap',
} as const;

/** A box that is pressed as a whole because it contains a link, marked `data-link`, and that shows the link's focus ring. */
export const pressedWhole = {
  position: 'relative',
  '&:has([data-link]):hover': { background: 'bg.subtle' },
  '&:has([data-link]:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '-2px',
  },
  '& [data-link]': {
    color: 'inherit',
    '&::after': { content: '""', position: 'absolute', inset: '0' },
    '&:focus-visible': { outline: 'none' },
  },
} as const;
