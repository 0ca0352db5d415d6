import { row } from '../../kit/looks.ts';
import { wrapping } from '../../kit/portal-looks.ts';
import { styled } from '../../kit/styled.ts';

/** The search filters below the search field. */
export const SearchStrip = styled('div', {
  base: {
    ...row('3'),
    padding: '10px 20px',
    borderBottom: 'subtle',
    '@media (max-width: 40rem)': { px: '4' },
  },
  variants: {
    /** For the parts of a command, each on one line. */
    of: {
      parts: {
        ...wrapping('2'),
        alignItems: 'center',
        '& > [data-chip]': { minHeight: '28px', py: '1' },
      },
    },
  },
});

/** Fills the space beside the buttons at the end. */
export const SearchStripRoom = styled('div', { base: { flex: '1 1 auto', minWidth: '0' } });
