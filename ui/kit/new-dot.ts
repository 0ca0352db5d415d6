import { styled } from './styled.ts';

/** Marks what is new beside its words, which say so too; `end` puts it at the end of its row. */
export const NewDot = styled('i', {
  base: { flexShrink: '0', boxSize: '8px', borderRadius: 'full', background: 'accent.solid' },
  variants: {
    at: { end: { marginInlineStart: 'auto' }, line: { marginTop: '6px' } },
  },
});

/** An icon button with a dot on it while there is something new; its name says so. */
export const Dotted = styled('span', {
  base: { position: 'relative', display: 'inline-flex' },
  variants: {
    on: {
      true: {
        '&::after': {
          content: '""',
          position: 'absolute',
          top: '8px',
          insetInlineEnd: '8px',
          boxSize: '10px',
          borderRadius: 'full',
          border: '2px solid',
          borderColor: 'bg.surface',
          background: 'accent.solid',
          pointerEvents: 'none',
        },
      },
    },
  },
});
