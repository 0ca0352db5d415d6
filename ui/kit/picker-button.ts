import { controlBox, row } from './looks.ts';
import { styled } from './styled.ts';

/** Shows what one works in and opens the choice of another; on phones it has no edge. */
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
    '& > span': { truncate: true },
    '@media (pointer: coarse), (max-width: 640px)': { height: '44px' },
    '@media (max-width: 640px)': { borderColor: 'transparent', px: '2' },
  },
});
