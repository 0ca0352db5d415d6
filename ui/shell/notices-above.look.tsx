import { column } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** Notices above a screen that do not belong to the screen itself. */
export const NoticesAbove = styled('div', {
  base: {
    ...column('2'),
    paddingBottom: '16px',
    // Removes the negative margin of a page without padding, so that the page starts below the notices.
    '&& + *': { marginTop: '0' },
    '@media print': { display: 'none' },
  },
});
