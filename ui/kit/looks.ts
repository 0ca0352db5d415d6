/** Parts beside each other, in the middle of their line. */
export const row = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** The same within a line of words. */
export const inlineRow = (gap: string) => ({ ...row(gap), display: 'inline-flex' }) as const;

/** Parts beside each other that go on below where there is no room. */
export const wrapping = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

/** Parts one below the other, none wider than the column. */
export const column = (gap: string) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }) as const;

/** Heard and not seen; takes no room. */
export const heardOnly = {
  position: 'absolute',
  boxSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** The edge of a field, or of a box drawn for one, that holds the focus. */
export const focusEdge = {
  borderColor: 'focus.ring',
  boxShadow: '0 0 0 1px var(--p-colors-focus-ring)',
} as const;
