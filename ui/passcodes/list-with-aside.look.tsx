import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

const Room = styled('div', { base: { containerType: 'inline-size' } });

/** The main list and its explanation side by side, when the page has room for both, whatever is around it. */
const Halves = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignItems: 'start',
    '@container (min-width: 1060px)': { gridTemplateColumns: 'minmax(0, 1fr) 344px' },
    '& > [data-aside]': {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@container (min-width: 700px) and (max-width: 1059px)': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
    },
  },
});

/** A list with a narrow explaining column beside it, or below it on small pages. */
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
