import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

/** A part of the site's page that the section list leads to; takes the focus when it is gone to, and stays clear of the pinned header. */
const Frame = styled('div', {
  base: {
    outline: '0',
    scrollMarginTop: 'calc(232px + var(--visit, 0px))',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    '@media (max-width: 640px)': { scrollMarginTop: 'calc(136px + var(--visit, 0px))' },
    '@media (max-height: 560px)': { scrollMarginTop: 'calc(72px + var(--visit, 0px))' },
    '@media print': { breakInside: 'avoid' },
  },
});

/** One part of the page and where the list leads. */
export const SiteSection = ({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) => (
  <Frame id={id} tabIndex={-1}>
    {children}
  </Frame>
);
