import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** Fields that narrow a list at the left, each a `ListField`, a switch, or words around one that bear `data-words`, or all of them in one part that bears `data-line`; what is done with the whole of it at the right; below each other where the room ends. */
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
    },
    // A switch stands at the height of the fields.
    '& > [data-find] > :has(> [role=switch])': { minHeight: '40px', textStyle: 'body' },
    '& > [data-find] > [data-words]': {
      flex: '1 1 180px',
      maxWidth: '480px',
      minWidth: '0',
      '@media (max-width: 640px)': { flexBasis: '140px' },
    },
    '& > [data-find]:empty': { display: 'none' },
    '& > [data-find]:has(> [data-line])': { flexBasis: '100%' },
    // Chips stand below several fields and do not press them together.
    '&:has(> [role=group]) > [data-find]:has(> :nth-child(3))': { flexBasis: '100%' },
    '& > [role=group]': { minHeight: '40px', flex: '1 1 auto' },
    '& > [data-whole]': {
      ...wrapping('2'),
      minHeight: '40px',
      alignItems: 'center',
      marginInlineStart: 'auto',
    },
    '@media (max-width: 640px)': {
      // Cards show what they show.
      '& [data-columns]': { display: 'none' },
    },
  },
});

/** What narrows a list: a text, or a choice of a few words. */
export const ListField = styled('div', {
  base: { flex: '1 1 180px', maxWidth: '480px', minWidth: '0' },
  variants: {
    of: {
      text: {
        '@media (max-width: 640px)': {
          flexBasis: '100%',
          // One field with one button beside it.
          '&:has(+ [data-more])': { flex: '1 1 0' },
        },
      },
      choice: { maxWidth: '220px', '@media (max-width: 640px)': { flexBasis: '140px' } },
    },
  },
});

/** The button of further fields beside the first; it bears `data-more`, and its button `data-opener`. */
export const ListMore = styled('div', {
  base: {
    flex: '0 0 auto',
    '@media (max-width: 640px)': { '& [data-opener]': { minHeight: '44px' } },
  },
});
