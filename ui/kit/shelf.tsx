import type { ReactNode } from 'react';
import { Count } from './card.tsx';
import { row } from './looks.ts';
import { column } from './portal-looks.ts';
import { styled } from './styled.ts';

const Frame = styled('section', {
  base: {
    ...column('3'),
    '& > header': { ...row('2'), minHeight: '32px', '& > h2': { textStyle: 'label' } },
  },
});

/** Cards under one name with how many there are; they stand on the page itself, as a card never holds cards. */
export const Shelf = ({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}) => (
  <Frame aria-label={title}>
    <header>
      <h2>{title}</h2>
      <Count>{count.toLocaleString('en-US')}</Count>
    </header>
    {children}
  </Frame>
);
