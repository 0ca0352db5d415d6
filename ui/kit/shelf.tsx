import { grouped } from '#core/kernel/counted.rule.ts';
import type { ReactNode } from 'react';
import { Count } from './card.tsx';
import { row } from './looks.ts';
import { column } from './portal-looks.ts';
import { styled } from './styled.ts';

const Frame = styled('section', {
  base: {
    ...column('3'),
  },
});
const Head = styled('header', { base: { ...row('2'), minHeight: '32px' } });
const Title = styled('h2', { base: { textStyle: 'label' } });

/** A titled group of cards with the number of cards. The cards lie directly on the page, because a card never contains cards. */
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
    <Head>
      <Title>{title}</Title>
      <Count>{grouped(count)}</Count>
    </Head>
    {children}
  </Frame>
);
