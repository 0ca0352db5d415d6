/** The 45° stripes that only ever mean "on test", as a mark at the start of a panel (kit README §1). */
export const hatch = {
  position: 'relative',
  overflow: 'hidden',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    insetInlineStart: '0',
    width: '14px',
    backgroundImage:
      'repeating-linear-gradient(135deg, var(--p-colors-state-test-solid) 0 5px, var(--p-colors-state-test-subtle) 5px 10px)',
  },
} as const;
