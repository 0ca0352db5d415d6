import { row } from '../../kit/looks.ts';
import { styled } from '../../kit/styled.ts';

/** Filters of the search, below the field. */
export const SearchStrip = styled('div', {
  base: {
    ...row('3'),
    padding: '10px 20px',
    borderBottom: 'subtle',
    '@media (max-width: 640px)': { px: '4' },
  },
});

/** Fills the space that the buttons at its end leave. */
export const SearchStripRoom = styled('div', { base: { flex: '1 1 auto', minWidth: '0' } });
