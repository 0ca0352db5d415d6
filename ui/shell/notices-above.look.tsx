import { column } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** Words above a screen that are not the screen's own. */
export const NoticesAbove = styled('div', {
  base: {
    ...column('2'),
    paddingBottom: '16px',
    // A page that reaches the edges begins below.
    '&& + *': { marginTop: '0' },
    '@media print': { display: 'none' },
  },
});
