import { row } from './looks.ts';
import { styled } from './styled.ts';

/** A list whose rows a line parts; in a card it reaches the edges, elsewhere it has a frame. */
export const Rows = styled('ul', {
  base: { '& > li + li': { borderTop: 'subtle' } },
  variants: { framed: { true: { border: 'default', borderRadius: 'md' } } },
});

/** One row: its parts beside each other, or as a block of lines. */
export const RowItem = styled('li', {
  base: { ...row('3'), padding: '8px 16px', overflowWrap: 'anywhere' },
  variants: {
    /** At least this high: 40, 44, 48. */
    height: { sm: { minHeight: '40px' }, md: { minHeight: '44px' }, lg: { minHeight: '48px' } },
    inset: {
      /** Between controls that bring their own room. */
      none: { padding: '0 12px' },
      md: { padding: '10px 16px' },
      lg: { padding: '12px 16px' },
      /** A button at the end. */
      action: { padding: '8px 12px 8px 16px' },
    },
    justify: { between: { justifyContent: 'space-between' } },
    block: { true: { display: 'block' } },
  },
});
