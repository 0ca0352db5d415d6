import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/**
 * The tools of a list. At the left are its filters: each a `ListField`, a switch, or a text around one marked
 * `data-words`, or all of them in one part marked `data-line`. At the right are the actions on the whole list. They wrap
 * if there is no room.
 */
export const ListTools = styled('div', {
  base: {
    ...wrapping('3'),
    alignItems: 'end',
    // The tools are not printed.
    '@media print': { display: 'none' },
    '& > [data-find]': {
      ...wrapping('3'),
      alignItems: 'end',
      flex: '1 1 320px',
    },
    // A switch is aligned with the fields.
    '& > [data-find] > :has(> [role=switch])': { minHeight: '40px', textStyle: 'body' },
    '& > [data-find] > [data-words]': {
      flex: '1 1 180px',
      maxWidth: '480px',
      minWidth: '0',
      '@media (max-width: 640px)': { flexBasis: '140px' },
    },
    '& > [data-find]:empty': { display: 'none' },
    '& > [data-find]:has(> [data-line])': { flexBasis: '100%' },
    // Chips are below several fields and do not squeeze them.
    '&:has(> [role=group]) > [data-find]:has(> :nth-child(3))': { flexBasis: '100%' },
    '& > [role=group]': { minHeight: '40px', flex: '1 1 auto' },
    '& > [data-whole]': {
      ...wrapping('2'),
      minHeight: '40px',
      alignItems: 'center',
      marginInlineStart: 'auto',
    },
    '@media (max-width: 640px)': {
      // Cards have a fixed content, so there is no column chooser.
      '& [data-columns]': { display: 'none' },
    },
  },
});

/** A filter of a list: a text, or a choice of a few options. */
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

/** The button for further fields, beside the first one. It has `data-more`, and its button `data-opener`. */
export const ListMore = styled('div', {
  base: {
    flex: '0 0 auto',
    '@media (max-width: 640px)': { '& [data-opener]': { minHeight: '44px' } },
  },
});
