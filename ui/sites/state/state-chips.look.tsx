import { wrapping } from '../../kit/portal-looks.ts';
import { styled } from '../../kit/styled.ts';

const NONE = { display: 'none' };

/**
 * The states of an item, each in an `li`.
 * - Beside a name, `data-phone` marks what only phones show.
 * - At the foot of a header, `data-each` marks single states and `data-sum` their sum. Phones show the single states, and
 *   medium windows the sum. Wide windows show single states marked `wide`, or a sum marked `wide`.
 */
export const StateChips = styled('ul', {
  base: { ...wrapping('8px'), alignItems: 'center' },
  variants: {
    place: {
      name: {
        '@media (min-width: 40.0625rem)': { flexWrap: 'nowrap', '& > [data-phone]': NONE },
        '@media (max-width: 40rem)': { gap: '4px 8px' },
      },
      foot: {
        minHeight: '28px',
        '@media (min-width: 40.0625rem)': { '& > [data-each=phone]': NONE },
        '@media (min-width: 40.0625rem) and (max-width: 79.9375rem)': { '& > [data-each]': NONE },
        '@media (min-width: 80rem)': { '& > [data-sum=medium]': NONE },
        '@media (max-width: 40rem)': { '& > [data-sum]': NONE },
      },
    },
  },
});
