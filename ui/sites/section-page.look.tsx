import { column } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** A long page: its section list, and beside the list all sections one below the other. */
export const SectionPage = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 100rem)': { gridTemplateColumns: '9.75rem minmax(0, 1fr)' },
    gap: '6',
    padding: '20px 24px 24px',
    '& > :last-child': { alignContent: 'start' },
    '@media (max-width: 40rem)': { padding: '12px 16px 16px', gap: '3' },
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 0' },
  },
});

/**
 * One section of a long page, with `tabIndex={-1}`. It takes the focus when opened from the list.
 */
export const SectionPlace = styled('div', {
  base: {
    outline: '0',
    ...column('4'),
    '@media print': { breakInside: 'avoid' },
  },
});
