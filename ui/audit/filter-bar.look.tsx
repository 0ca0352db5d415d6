import { styled } from '../kit/styled.ts';

/** Lays out filter fields in columns that depend on the window's width. The last button, which clears the fields, has `data-clear`. */
export const FilterBar = styled('search', {
  base: {
    display: 'grid',
    flex: '1 1 100%',
    gap: '3',
    alignItems: 'end',
    '& > :not([data-clear])': { minWidth: '0', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& [type=date]': { px: '2' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media (min-width: 80rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr)) auto' },
    '@media (max-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
