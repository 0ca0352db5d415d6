import type { ComponentProps } from 'react';
import { sideColumn } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** A page without padding. The side column is first in the markup, and beside the page on wide screens. */
export const SidePage = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    margin: '-24px',
    minHeight: 'calc(100dvh - var(--header) - var(--visit, 0px))',
    alignContent: 'start',
    '@media (max-width: 40rem)': { margin: '-16px' },
    '& > [data-side]': { display: 'none' },
    '&:has(> [data-side])': {
      '@media (min-width: 80rem)': {
        gridTemplateColumns: '13rem minmax(0, 1fr)',
        '& > [data-side]': { display: 'block' },
      },
    },
    '@media print': { margin: '0', display: 'block', '& > [data-side]': { display: 'none' } },
  },
});

/** The padding of a page, for a message that replaces the content. */
export const PageRoom = styled('div', {
  base: {
    padding: '20px 24px 24px',
    '@media (max-width: 40rem)': { padding: '12px 16px 16px' },
  },
});

const Bar = styled('aside', {
  base: {
    ...sideColumn,
    alignSelf: 'start',
    overflowY: 'auto',
    background: 'bg.subtle',
    borderInlineEnd: 'default',
    'html.dark &': { background: 'bg.surface' },
    '@media print': { display: 'none' },
  },
});

/** A sticky column of lists beside a page. */
export const SideBar = (bar: Omit<ComponentProps<'aside'>, 'color'>) => (
  <Bar data-side="" data-pinned="" {...bar} />
);
