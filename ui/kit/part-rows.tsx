import type { ReactNode } from 'react';
import { currentMark } from './portal-looks.ts';
import { styled } from './styled.ts';

/** Rows of a card that reach its edges. */
export const PartRows = styled('ul', { base: { '& > li + li': { borderTop: 'subtle' } } });

const Row = styled('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '44px',
    padding: '8px 16px',
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
    '& > [data-end]': {
      textStyle: 'small',
      color: 'fg.muted',
      textAlign: 'end',
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'end',
      alignItems: 'center',
      gap: '0 12px',
    },
    '& > [data-below]': { gridColumn: '1 / -1', minWidth: '0', overflowWrap: 'anywhere' },
    '& small': { display: 'block', textStyle: 'small', color: 'fg.muted' },
    '& b': { fontWeight: '600' },
  },
  variants: {
    current: { true: { background: 'accent.subtle', '&::before': currentMark('0') } },
    /** Below another one. */
    within: { true: { paddingInlineStart: '40px' } },
  },
});

interface PartRowProps {
  readonly current?: boolean;
  readonly within?: boolean;
  readonly children: ReactNode;
  /** At its end, quieter. */
  readonly end?: ReactNode;
  /** Across its whole width, below the words. */
  readonly below?: ReactNode;
}

/** Words, what they come to, and where it helps a picture below them. */
export const PartRow = ({ current, within, children, end, below }: PartRowProps) => (
  <Row current={current} within={within} aria-current={current === true ? 'true' : undefined}>
    <span>{children}</span>
    {end !== undefined && <span data-end="">{end}</span>}
    {below !== undefined && <div data-below="">{below}</div>}
  </Row>
);
