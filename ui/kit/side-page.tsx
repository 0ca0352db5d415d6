import type { ReactNode } from 'react';
import { column } from './portal-looks.ts';
import { styled } from './styled.ts';

/** A page of its own frame, which reaches the edges; its column comes first and stands beside it where there is room. */
export const SidePage = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: '-24px',
    minHeight: 'calc(100dvh - 56px - var(--visit, 0px))',
    alignContent: 'start',
    '@media (max-width: 640px)': { margin: '-16px' },
    '& > aside': { display: 'none' },
    '&:has(> aside)': {
      '@media (min-width: 1280px)': {
        gridTemplateColumns: '208px minmax(0, 1fr)',
        '& > aside': { display: 'block' },
        '& [data-without-side]': { display: 'none' },
      },
    },
    '@media print': { margin: '0', display: 'block', '& > aside': { display: 'none' } },
  },
});
/** The list that leads to the parts of a long page, and at its side the parts below each other. */
export const SectionPage = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '156px minmax(0, 1fr)',
    gap: '6',
    padding: '20px 24px 24px',
    '& > :last-child': { alignContent: 'start' },
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
    '@media (max-width: 640px)': { padding: '12px 16px 16px', gap: '3' },
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', padding: '12px 0' },
  },
});
/** One part of a long page, with `tabIndex={-1}`: takes the focus when it is gone to, and stays clear of the pinned header. */
export const SectionPlace = styled('div', {
  base: {
    outline: '0',
    scrollMarginTop: 'calc(232px + var(--visit, 0px))',
    ...column('4'),
    '@media (max-width: 640px)': { scrollMarginTop: 'calc(136px + var(--visit, 0px))' },
    '@media (max-height: 560px)': { scrollMarginTop: 'calc(72px + var(--visit, 0px))' },
    '@media print': { breakInside: 'avoid' },
  },
});

const Contents = styled('span', { base: { display: 'contents' } });

/** Only where the column is not beside the page. */
export const WithoutSide = ({ children }: { readonly children: ReactNode }) => (
  <Contents data-without-side="">{children}</Contents>
);

/** The padding of a page, for what stands in a part's place. */
export const PageRoom = styled('div', {
  base: { padding: '24px', '@media (max-width: 640px)': { padding: '16px' } },
});
