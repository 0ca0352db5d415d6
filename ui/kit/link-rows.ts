import { row } from './looks.ts';
import { styled } from './styled.ts';

/** A list of links, a line above each; a link holds a 20 px drawing, a name as `b`, words as `small`, and its state. */
export const LinkRows = styled('ul', {
  base: {
    '& a': {
      ...row('3'),
      minHeight: '48px',
      padding: '8px 16px',
      borderTop: 'subtle',
      color: 'fg.default',
      '&:hover': { background: 'bg.subtle' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '& > svg': { boxSize: '20px', color: 'fg.muted' },
      '& > b': { fontWeight: '600' },
      '& > small': { fontSize: 'inherit', color: 'fg.muted', flex: '1 1 auto', minWidth: '0' },
    },
  },
});
