import type { ReactNode } from 'react';
import { styled } from './styled.ts';

const Dot = styled('span', {
  base: {
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
});
const Room = styled('span', { base: { position: 'relative', display: 'inline-flex' } });

/** An icon button with a dot on it while there is something new; its name says so. */
export const Dotted = ({
  on,
  children,
}: {
  readonly on: boolean;
  readonly children: ReactNode;
}) => (
  <Room>
    {children}
    {on && <Dot data-unread="" aria-hidden />}
  </Room>
);
