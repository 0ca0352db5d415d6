import type { ReactNode } from 'react';
import { pressedWhole } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

/** A list of inbox rows. */
export const InboxRows = styled('ul', { base: { '& > li + li': { borderTop: 'subtle' } } });

const Item = styled('li', {
  base: {
    ...pressedWhole,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 8px',
    minHeight: '56px',
    padding: '8px 16px',
    '& > p': { gridColumn: '1 / -1' },
  },
});
const Title = styled('b', { base: { fontWeight: '600', truncate: true } });
const Faint = styled('span', { base: { textStyle: 'small', color: 'fg.muted' } });
const Note = styled('p', {
  base: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
});

/** A report in the inbox: kind, summary as a link that covers the row, time, and author below. */
export const InboxRow = ({
  badge,
  at,
  note,
  children,
}: {
  readonly badge: ReactNode;
  readonly at: string;
  readonly note: string;
  readonly children: ReactNode;
}) => (
  <Item>
    {badge}
    <Title>{children}</Title>
    <Faint>{at}</Faint>
    <Note>{note}</Note>
  </Item>
);
