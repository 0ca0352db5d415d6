import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** What is to be said about a thing now, each in an `li`; `data-phone` where wide screens show it elsewhere. */
export const StateChips = styled('ul', {
  base: {
    ...wrapping('8px'),
    alignItems: 'center',
    minHeight: '28px',
    '@media (min-width: 641px)': { '& > [data-phone]': { display: 'none' } },
  },
});
