import type { ReactNode } from 'react';
import { row } from './looks.ts';
import { styled } from './styled.ts';

const Bar = styled('div', {
  base: {
    display: 'none',
    '@media (max-width: 640px)': {
      ...row('2'),
      position: 'sticky',
      bottom: '0',
      zIndex: '20',
      margin: '0 -16px -16px',
      padding: '12px 16px 20px',
      background: 'bg.surface',
      borderTop: 'default',
      '& > *': { minHeight: '44px' },
      '& > :last-child, & > [data-grow]': { flex: '1 1 auto' },
    },
    '@media print': { display: 'none' },
  },
});

/** Actions at the foot of a phone's screen, within reach of the thumb; the last takes the room that is left, with it what is marked `data-grow`; on wider ones there are none (kit README §6). What stays open at the foot stands above them (`ToastRegion`). */
export const BottomBar = ({ children }: { readonly children: ReactNode }) => (
  <Bar data-bottom-bar="">{children}</Bar>
);
