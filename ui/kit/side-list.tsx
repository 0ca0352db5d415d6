import type { ReactNode } from 'react';
import { row } from './looks.ts';
import { sideColumn } from './portal-looks.ts';
import { styled } from './styled.ts';

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
      textDecoration: 'none',
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
