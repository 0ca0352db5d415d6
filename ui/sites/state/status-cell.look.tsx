import type { ReactNode } from 'react';
import { styled } from '../../kit/styled.ts';

/** The states of several things on phones, each in an `li`. */
export const StatusList = styled('ul', {
  base: { '& > *': { padding: '10px 16px', borderTop: 'subtle' } },
});

/** The lines of one of them. */
export const StatusLines = styled('div', { base: { display: 'grid', rowGap: '1.5' } });

const Lines = styled('span', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    rowGap: '2px',
    '& > [data-below]': { color: 'fg.muted', fontWeight: '400', textStyle: 'small' },
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
    {note !== null && note !== '' && <small data-below="">{note}</small>}
  </Lines>
);
