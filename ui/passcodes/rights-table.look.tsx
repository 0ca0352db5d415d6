import type { ReactNode } from 'react';
import { styled } from '../kit/styled.ts';

/** Who may do what, a line each and a column an act; on phones it moves sideways below its heads. */
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

/** A table of rights that is read across and down. */
export const RightsTable = ({ children }: { readonly children: ReactNode }) => (
  <Room tabIndex={0} role="group" aria-label="What each level may do, as a table">
    <Table>{children}</Table>
  </Room>
);
