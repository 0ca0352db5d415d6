import { controlBox, row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

/** A button that shows the current selection, whose element has `data-name`, and opens the list of options. */
export const PickerButton = styled('button', {
  base: {
    ...row('2'),
    height: '2.5rem',
    minWidth: '0',
    maxWidth: '100%',
    px: '3',
    ...controlBox,
    textStyle: 'label',
    '&:hover, &[aria-expanded=true]': { background: 'bg.muted' },
    '& > svg': { boxSize: '16px', color: 'fg.muted' },
    // The name is truncated so that the chips keep their full width.
    '& > [data-name]': { truncate: true },
    '@media (pointer: coarse), (max-width: 40rem)': { height: '2.75rem' },
    '@media (max-width: 40rem)': { borderColor: 'transparent', px: '2' },
  },
});
