import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

/** A centered link or button close to its field. The `guests` variant is hidden on the staff sign-in form. */
export const EntryOption = styled('div', {
  base: { display: 'grid', justifyItems: 'center', marginTop: '-8px' },
  // The page's first script sets `data-internal` before the first paint when the form is for staff.
  variants: { guests: { true: { 'html[data-internal] &': { display: 'none' } } } },
});

/** Another way to sign in, below a dividing line: a title, a text and a button. */
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

/** The line with "or" that separates two ways to sign in. */
export const OrLine = styled('div', {
  base: {
    ...row('4'),
    textStyle: 'small',
    color: 'fg.subtle',
    '&::before, &::after': { content: '""', flex: '1', borderTop: 'default' },
  },
});
