import { controlBox, row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

/** A button that shows the current selection, whose element has `data-name`, and opens the list of options. */
export const PickerButton = styled('button', {
  base: {
    ...row('2'),
    height: '40px',
    minWidth: '0',
    maxWidth: '100%',
    px: '3',
    ...controlBox,
    textStyle: 'label',
    '&:hover, &[aria-expanded=true]': { background: 'bg.muted' },
    '& > svg': { boxSize: '16px', color: 'fg.muted' },
    // The name is truncated so that the chips keep their full width.
    '& > [data-name]': { truncate: true },
    '@media (pointer: coarse), (max-width: 640px)': { height: '44px' },
    '@media (max-width: 640px)': { borderColor: 'transparent', px: '2' },
  },
});
