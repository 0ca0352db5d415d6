import { inlineRow } from './looks.ts';
import type { State } from './theme/colors.ts';

/** Returns a style that gives an icon the color of a state. */
export const marked = (state: State) => ({ '& > svg': { color: `state.${state}.solid` } });

/** Returns the style of the bar at the start of the current item. */
export const currentMark = (inset: string) =>
  ({
    content: '""',
    position: 'absolute',
    insetBlock: inset,
    insetInlineStart: '0',
    width: '3px',
    background: 'accent.solid',
  }) as const;

/** Style of a layer over the page. */
export const raised = {
  background: 'bg.raised',
  border: 'default',
  borderRadius: 'md',
  boxShadow: 'overlay',
} as const;

/** Style of the selected option among options side by side, by the fill alone. In forced colors it is the user's selection. */
export const chosenFill = {
  background: 'accent.subtle',
  color: 'accent.fg',
  '@media (forced-colors: active)': { background: 'Highlight', color: 'HighlightText' },
} as const;

/** Style of the selected option among options side by side. */
export const chosen = { ...chosenFill, borderColor: 'accent.fg', fontWeight: '600' } as const;

/** Style of every modal `<dialog>`, except for its position. */
export const modalLook = {
  border: '0',
  background: 'bg.raised',
  color: 'fg.default',
  boxShadow: 'dialog',
  overflow: 'hidden',
  '&[open]': { display: 'flex', flexDirection: 'column', animation: 'arrive .2s' },
  '&::backdrop': { background: 'scrim' },
} as const;

/** Style of an element that stays below the portal's header while the page scrolls. */
export const belowHeader = {
  position: 'sticky',
  top: 'calc(var(--header) + var(--visit, 0px))',
} as const;

/** Style of a column beside a page. The column fills the height of the window below the header. */
export const sideColumn = {
  ...belowHeader,
  height: 'calc(100dvh - var(--header) - var(--visit, 0px))',
  padding: '12px 8px',
} as const;

/** Returns the style of a small icon in a line of text. */
export const inlineIcon = (gap: string) =>
  ({
    display: 'inline-block',
    boxSize: '16px',
    marginInlineEnd: gap,
    verticalAlign: '-3px',
  }) as const;

/** Style of an invisible native control that covers its label. The label shows the control's state. */
export const coveringBox = {
  position: 'absolute',
  inset: '0',
  opacity: '0',
  cursor: 'inherit',
} as const;

/** Returns the style of the current page in the navigation. */
export const currentPlace = (inset: string) =>
  ({
    background: 'bg.surface',
    boxShadow: 'control',
    'html.dark &': { background: 'bg.muted' },
    '&::before': { ...currentMark(inset), borderRadius: 'xs' },
    '& > svg': { color: 'accent.fg' },
  }) as const;

/** Returns the style of stacked elements, none wider than the column. */
export const column = (gap: string) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }) as const;

/** Style of visually hidden content for screen readers. */
export const heardOnly = {
  position: 'absolute',
  boxSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Style of the label around a checkbox or switch, at least as high as a finger needs on touch devices. */
export const TICKED_LABEL = {
  ...inlineRow('3'),
  minHeight: '32px',
  // Keeps two-line labels apart from the boxes above and below.
  paddingBlock: '4px',
  textStyle: 'form',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: '44px' },
  '&:has(:disabled)': { color: 'fg.subtle', cursor: 'default' },
} as const;

/** Style of a checkbox's box, which replaces the browser's own box. */
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

/** Style of the box of a selected checkbox. */
export const TICKED_BOX = { background: 'accent.solid', borderColor: 'accent.solid' } as const;

/** Style of the check mark in a checkbox. */
export const TICK = { boxSize: '14px', color: 'accent.on', pointerEvents: 'none' } as const;

/** Returns the style of elements side by side that wrap if there is no room. */
export const wrapping = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

/** Style that centers the content of a box. */
export const centered = { display: 'grid', placeItems: 'center' } as const;

/** Style of a row that scrolls sideways if it is too wide. It fades at each end where more follows; without the fade it has a scrollbar. */
export const sideways = {
  overflowX: 'auto',
  '@supports (animation-timeline: scroll(self inline))': {
    scrollbarWidth: 'none',
    maskImage:
      'linear-gradient(90deg, transparent, #000 var(--before, 0px), #000 calc(100% - var(--after, 0px)), transparent)',
    animation: 'edges linear',
    animationDuration: 'auto !important',
    animationTimeline: 'scroll(self inline)',
  },
  '@supports not (animation-timeline: scroll(self inline))': { scrollbarWidth: 'thin' },
} as const;

/** Style of tabs side by side. The row scrolls if it is wider than its container. */
export const tabRow = {
  display: 'flex',
  gap: '1',
  ...sideways,
} as const;

export const tabLook = {
  position: 'relative',
  flexShrink: '0',
  height: '2.75rem',
  paddingInline: '12px',
  textStyle: 'body',
  color: 'fg.muted',
  '&:hover': { color: 'fg.default' },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;

/** Style of the tab whose content is shown. */
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

/** Style of a table's column header. */
export const columnHead = {
  height: '2.25rem',
  px: '9px',
  textAlign: 'start',
  textStyle: 'caption',
  fontWeight: '600',
  color: 'fg.muted',
  background: 'bg.subtle',
  whiteSpace: 'nowrap',
} as const;

/** Style of a box that can be pressed anywhere. The link inside (`data-link`) covers the whole box. */
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
