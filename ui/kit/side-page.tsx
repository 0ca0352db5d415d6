import type { ReactNode } from 'react';
import { row } from './looks.ts';
import { column, sideColumn } from './portal-looks.ts';
import { styled } from './styled.ts';

/** Words above a screen that are not the screen's own. */
export const ToldAbove = styled('div', {
  base: {
    ...column('2'),
    paddingBottom: '16px',
    // A page that reaches the edges begins below.
    '&& + *': { marginTop: '0' },
    '@media print': { display: 'none' },
  },
});

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

const Group = styled('section', {
  base: {
    '& + &': { marginTop: '16px' },
    '& > header': {
      ...row('2'),
      minHeight: '32px',
      paddingInline: '8px 0',
      textStyle: 'caption',
      color: 'fg.muted',
      '& > h2': { fontWeight: '600', flex: '1 1 auto' },
    },
    '& > p, & > [role=alert]': { padding: '4px 8px', textStyle: 'small', color: 'fg.muted' },
    '& > [role=status]': { padding: '8px' },
  },
});
const Count = styled('span', { base: { '&[data-last]': { paddingInlineEnd: '8px' } } });
/** A column of lists beside a page, in sight while the page moves. */
export const SideBar = styled('aside', {
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
/** Links at the side; a link holds a name as `b`, and below it a `span` of a code as `small` and a state. */
export const SideLinks = styled('ul', {
  base: {
    '& a': {
      display: 'grid',
      alignContent: 'center',
      minHeight: '48px',
      padding: '3px 8px',
      border: '1px solid transparent',
      borderRadius: 'sm',
      color: 'fg.default',
      '&:hover': { background: 'bg.muted' },
      '& > b': { textStyle: 'small', truncate: true },
      '& > span': {
        ...row('2'),
        justifyContent: 'space-between',
        minHeight: '22px',
        '& > small': { textStyle: 'caption', color: 'fg.muted' },
      },
    },
    '& a[aria-current=page]': {
      background: 'bg.surface',
      borderColor: 'border.default',
      'html.dark &': { background: 'bg.muted', borderColor: 'bg.muted' },
      '& > b': { fontWeight: '600' },
    },
  },
});

interface SideGroupProps {
  readonly id: string;
  readonly title: string;
  /** Absent until it is known. */
  readonly count: number | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A named list at the side with its count and one small button; what stands in its place is a `p`, an alert or a status. */
export const SideGroup = ({ id, title, count, action, children }: SideGroupProps) => (
  <Group>
    <header>
      <h2 id={id}>{title}</h2>
      {count !== undefined && (
        <Count data-last={action === undefined ? '' : undefined}>{count}</Count>
      )}
      {action}
    </header>
    {children}
  </Group>
);
