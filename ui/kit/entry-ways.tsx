import type { ReactNode } from 'react';
import { row } from './looks.ts';
import { styled } from './styled.ts';

/** A way on in the middle, close to what it belongs to; `guests` where those who enter by the house's own door do not need it. */
export const EntryWay = styled('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    marginTop: '-8px',
  },
  // The staff form: the page's first script marks it before anything is painted.
  variants: { guests: { true: { 'html[data-internal] &': { display: 'none' } } } },
});
const Offer = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    paddingTop: '5',
    borderTop: 'default',
    '& b': { textStyle: 'label', display: 'block', color: 'fg.default' },
    '& p': { color: 'fg.muted' },
  },
});
/** Parts two ways in. */
export const OrLine = styled('div', {
  base: {
    ...row('4'),
    textStyle: 'small',
    color: 'fg.subtle',
    '&::before, &::after': {
      content: '""',
      flex: '1',
      borderTop: 'default',
    },
  },
});

/** Another way in with its words, below a line. */
export const EntryOffer = ({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) => (
  <Offer>
    <p>
      <b>{title}</b>
      {text}
    </p>
    {children}
  </Offer>
);
