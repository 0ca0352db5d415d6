import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const CARD = {
  '& > td': { fontStyle: 'normal' },
  '& > td:first-of-type': { ...row('2'), flexWrap: 'wrap', rowGap: '2px' },
  '& > td > [data-phone]': { flex: '1 1 100%', marginTop: '0' },
  '& > td > [data-what]': { flex: '0 1 auto', textStyle: 'body', color: 'inherit' },
} as const;

/**
 * A row of the list of tests, in gray italics for a past test. A label must also say that the test is past (domain guide
 * 6.1). In a card, two lines at most: what is tested and its state, then when and by whom.
 */
export const OverRow = styled('tr', {
  base: {
    '@media (max-width: 40rem)': CARD,
    '@container wide-room (max-width: 56.1875rem)': CARD,
    '@media (max-width: 22.4375rem)': {
      '&&': { columnGap: '4px' },
      '& > td[data-beside]:has([type=button])': { gridColumn: 'auto', order: '1' },
    },
  },
  variants: { over: { true: { '& > td': { color: 'fg.muted', fontStyle: 'italic' } } } },
});
