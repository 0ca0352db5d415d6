import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** Fields that narrow a list at the left, what is done with the whole of it at the right; below each other where the room ends. */
export const ListTools = styled('div', {
  base: {
    ...wrapping('3'),
    alignItems: 'end',
    // Paper cannot be searched; what was found says itself.
    '@media print': { display: 'none' },
    '& > [data-find]': {
      ...wrapping('3'),
      alignItems: 'end',
      flex: '1 1 320px',
      '& > div': { flex: '1 1 180px', maxWidth: '480px', minWidth: '0' },
      '& > div:has(> div > select)': { maxWidth: '220px' },
      '& > div:has(> button[aria-haspopup])': { flex: '0 0 auto' },
    },
    // A switch stands at the height of the fields.
    '& > [data-find] > label': { minHeight: '40px', textStyle: 'body' },
    '& > [data-find]:empty': { display: 'none' },
    '& > [data-find]:has(> search)': { flexBasis: '100%' },
    // Chips stand below several fields and do not press them together.
    '&:has(> [role=group]) > [data-find]:has(> div:nth-child(3))': { flexBasis: '100%' },
    '& > [role=group]': { minHeight: '40px', flex: '1 1 auto' },
    '& > [data-whole]': {
      ...wrapping('2'),
      minHeight: '40px',
      alignItems: 'center',
      marginInlineStart: 'auto',
    },
    '@media (max-width: 640px)': {
      '& > [data-find] > div': { flexBasis: '140px' },
      '& > [data-find] > div:has(> input)': { flexBasis: '100%' },
      // One field with one button beside it.
      '& > [data-find]:has(> div > button) > div': { flex: '1 1 0' },
      '& > [data-find] > div > button[aria-haspopup]': { minHeight: '44px' },
      // Cards show what they show.
      '& [data-columns]': { display: 'none' },
    },
  },
});
