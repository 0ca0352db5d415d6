import { styled } from '../styled.ts';

/** What narrows a list above, its rows below. */
export const ListColumn = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
});

/** Fields that narrow a list at the left, what is done with the whole of it at the right; below each other where the room ends. */
export const ListTools = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '3',
    '& > [data-find]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: '3',
      flex: '1 1 320px',
      '& > div': { flex: '1 1 180px', maxWidth: '480px', minWidth: '0' },
      '& > div:has(> div > select)': { maxWidth: '220px' },
    },
    // A switch stands at the height of the fields.
    '& > [data-find] > label': { minHeight: '40px', textStyle: 'body' },
    '& > [data-find]:empty': { display: 'none' },
    '& > [data-find]:has(> search)': { flexBasis: '100%' },
    '& > [role=group]': { minHeight: '40px', flex: '1 1 auto' },
    '& > [data-whole]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2',
      minHeight: '40px',
      alignItems: 'center',
      marginInlineStart: 'auto',
    },
    '@media (max-width: 640px)': {
      '& > [data-find] > div': { flexBasis: '140px' },
      '& > [data-find] > div:has(> input)': { flexBasis: '100%' },
      // Cards show what they show.
      '& [data-columns]': { display: 'none' },
    },
  },
});
