import { row } from './looks.ts';
import { styled } from './styled.ts';

/** A hidden or revealed code with its actions. */
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

/** Text in place of a code. */
export const CodeSlotNote = styled('small', { base: { textStyle: 'caption', color: 'fg.muted' } });
