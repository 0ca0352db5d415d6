import { styled } from '../kit/styled.ts';

/** One part of the Security tab: heading, what it means, the list. */
export const SecurityPart = styled('section', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& + &': {
      marginTop: '6',
      paddingTop: '4',
      borderTop: '1px solid',
      borderColor: 'border.default',
    },
    '& > h3': { textStyle: 'label', outline: '0' },
    '& > p': { textStyle: 'small', color: 'fg.muted', marginTop: '-8px', maxWidth: '72ch' },
  },
});

/** The rows of a part, a line between them. */
export const SecurityList = styled('ul', {
  base: {
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'md',
    '& > li + li': { borderTop: '1px solid', borderColor: 'border.subtle' },
  },
});
