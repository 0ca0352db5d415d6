import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

/** A way on in the middle, close to what it belongs to; `guests` where those who enter by the house's own door do not need it. */
export const EntryOption = styled('div', {
  base: { display: 'grid', justifyItems: 'center', marginTop: '-8px' },
  // The staff form: the page's first script marks it before anything is painted.
  variants: { guests: { true: { 'html[data-internal] &': { display: 'none' } } } },
});

/** Another way in below a line: words with their title, and its button. */
export const EntryOffer = styled('div', {
  base: {
    display: 'grid',
    gap: '3',
    paddingTop: '5',
    borderTop: 'default',
  },
});

export const EntryOfferText = styled('p', { base: { color: 'fg.muted' } });

export const EntryOfferTitle = styled('b', {
  base: { textStyle: 'label', display: 'block', color: 'fg.default' },
});

/** Parts two ways in. */
export const OrLine = styled('div', {
  base: {
    ...row('4'),
    textStyle: 'small',
    color: 'fg.subtle',
    '&::before, &::after': { content: '""', flex: '1', borderTop: 'default' },
  },
});
