import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

/** A table with one row per level and one column per right. On phones it scrolls sideways under its headings. */
const Table = styled('table', {
  base: {
    width: '100%',
    minWidth: '540px',
    textStyle: 'small',
    '& th, & td': {
      padding: '8px',
      textAlign: 'center',
      verticalAlign: 'middle',
      borderTop: 'subtle',
    },
    '& thead th': {
      verticalAlign: 'bottom',
      borderTop: '0',
      textStyle: 'caption',
      fontWeight: '600',
      color: 'fg.muted',
    },
    '& th:first-of-type': { textAlign: 'start', fontWeight: '600', whiteSpace: 'nowrap' },
    '& svg': { boxSize: '16px', color: 'state.ok.solid', display: 'inline-block' },
  },
});
const Room = styled('div', { base: { overflowX: 'auto' } });

const LABEL = 'What each level can do, as a table';

/** A table of rights with row and column headings. */
export const RightsTable = ({ children }: { readonly children: ReactNode }) => (
  <Room tabIndex={0} role="group" aria-label={LABEL}>
    <Table aria-label={LABEL}>{children}</Table>
  </Room>
);
