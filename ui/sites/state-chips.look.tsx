import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** The current states of an item, each in an `li`. `data-phone` marks states that wide screens show elsewhere. */
export const StateChips = styled('ul', {
  base: {
    ...wrapping('8px'),
    alignItems: 'center',
    minHeight: '28px',
    '@media (min-width: 40.0625rem)': { '& > [data-phone]': { display: 'none' } },
  },
});
