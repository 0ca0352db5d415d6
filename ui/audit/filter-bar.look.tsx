import { styled } from '../kit/styled.ts';

/** Fields that narrow a list, in columns by the width of the window; a button at their end, which bears `data-clear`, clears them. */
export const FilterBar = styled('search', {
  base: {
    display: 'grid',
    flex: '1 1 100%',
    gap: '3',
    alignItems: 'end',
    '& > :not([data-clear])': { minWidth: '0', gridTemplateColumns: 'minmax(0, 1fr)' },
    '& [type=date]': { px: '2' },
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    '@media (min-width: 1280px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr)) auto' },
    '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
