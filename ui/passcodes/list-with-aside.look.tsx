import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

const Room = styled('div', { base: { containerType: 'inline-size' } });

/** Places the list and its explanation side by side if the component's own width has room for both. */
const Halves = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignItems: 'start',
    '@container (min-width: 66.25rem)': { gridTemplateColumns: 'minmax(0, 1fr) 21.5rem' },
    '& > [data-aside]': {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@container (min-width: 43.75rem) and (max-width: 66.1875rem)': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
    },
  },
});

/** A list with a narrow explanation beside it, or below it when there is little room. */
export const ListWithAside = ({
  aside,
  children,
}: {
  readonly aside: ReactNode;
  readonly children: ReactNode;
}) => (
  <Room>
    <Halves>
      {children}
      <div data-aside="">{aside}</div>
    </Halves>
  </Room>
);
