import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

/** A table of states. In a narrow card, each state stands on the line of its name, and
 * health has a line of its own. */
export const StatusRoom = styled('div', {
  base: { '& [data-beside]': { alignSelf: 'start' }, '& [data-second]': { gridColumn: '1 / -1' } },
});

const Lines = styled('span', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    rowGap: '2px',
    '& > small': { color: 'fg.muted', fontWeight: '400', textStyle: 'small' },
  },
});

/** A cell of two lines: a name, badge or time, and below it a note. */
export const StatusCell = ({
  note,
  children,
}: {
  readonly note: ReactNode;
  readonly children: ReactNode;
}) => (
  <Lines>
    {children}
    {note !== null && note !== '' && <small>{note}</small>}
  </Lines>
);
