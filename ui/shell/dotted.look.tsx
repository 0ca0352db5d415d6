import { styled } from '../kit/styled.ts';

/** An icon button with a dot while something is new. The accessible name must also say that something is new. */
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
