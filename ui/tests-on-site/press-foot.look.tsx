import type { ReactNode } from 'react';
import { usePinned } from '../kit/use-size.ts';
import { styled } from '../kit/styled.ts';

const Foot = styled('div', {
  base: {
    display: 'grid',
    margin: '0 -16px -16px',
    padding: '12px 16px 16px',
    background: 'bg.surface',
    borderRadius: 'md',
    '@media (min-width: 40.0625rem) and (min-height: 40rem)': {
      position: 'sticky',
      bottom: '0',
      zIndex: '1',
    },
  },
});

/** The foot of a form with its button, in sight while the form is longer than the window. */
export const PressFoot = ({ children }: { readonly children: ReactNode }) => (
  <Foot ref={usePinned('foot')}>{children}</Foot>
);
