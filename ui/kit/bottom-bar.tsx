import type { ReactNode } from 'react';
import { row } from './looks.ts';
import { styled } from './styled.ts';
import { usePinned } from './use-size.ts';

const Bar = styled('div', {
  base: {
    display: 'none',
    '@media (max-width: 40rem)': {
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
    // Three actions fit on the smallest phones.
    '@media (max-width: 22.4375rem)': { '&& > *': { paddingInline: '2' } },
    '@media (max-height: 25rem)': { position: 'static' },
    '@media print': { display: 'none' },
  },
});

/**
 * Actions at the bottom of a phone's screen; wider screens do not show them (kit README §6). The last action and actions
 * marked `data-grow` share the remaining width. Cards of `ToastRegion` appear above the bar.
 */
export const BottomBar = ({ children }: { readonly children: ReactNode }) => (
  <Bar ref={usePinned('foot')} data-pinned="" data-bottom-bar="">
    {children}
  </Bar>
);
