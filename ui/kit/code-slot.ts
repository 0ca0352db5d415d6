import { row } from './looks.ts';
import { styled } from './styled.ts';

/** Layout of a hidden or revealed code with its action buttons. */
export const CodeSlot = styled('span', {
  base: {
    ...row('12px'),
    flexWrap: 'wrap',
    minHeight: '36px',
    rowGap: '4px',
    '& > [data-dots]': { letterSpacing: '0.12em' },
    '& > [data-code]': { textStyle: 'title', letterSpacing: '0.06em', overflowWrap: 'anywhere' },
  },
});

/** Style of the text in place of a code. */
export const CodeSlotNote = styled('small', { base: { textStyle: 'caption', color: 'fg.muted' } });
