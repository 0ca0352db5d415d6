import type { ReactNode } from 'react';
import { currentMark } from './portal-looks.ts';
import { styled } from './styled.ts';

const Row = styled('li', {
  base: {
    position: 'relative',
    // Where the name would get less than ten letters a line, the end moves below it.
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '4px 16px',
    minHeight: '44px',
    padding: '8px 16px',
  },
  variants: {
    current: { true: { background: 'accent.subtle', '&::before': currentMark('0') } },
    /** Indents the row below another row. */
    within: { true: { paddingInlineStart: '40px' } },
  },
});

const Words = styled('span', {
  base: { flex: '1 1 10rem', minWidth: '0', overflowWrap: 'anywhere' },
});
const End = styled('span', {
  base: {
    minWidth: '0',
    overflowWrap: 'anywhere',
    textStyle: 'small',
    color: 'fg.muted',
    textAlign: 'end',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    alignItems: 'center',
    gap: '0 12px',
  },
});
const Below = styled('div', {
  base: { flex: '1 0 100%', minWidth: '0', overflowWrap: 'anywhere' },
});

/** A less prominent text line in a row. */
export const PartRowNote = styled('small', {
  base: { display: 'block', textStyle: 'small', color: 'fg.muted' },
});

interface PartRowProps {
  readonly current?: boolean;
  readonly within?: boolean;
  readonly children: ReactNode;
  /** Less prominent content at the end of the row. */
  readonly end?: ReactNode;
  /** Full-width content below the text. */
  readonly below?: ReactNode;
}

/** A row of `Rows`: a text, content at the end of the row, and optional content below. */
export const PartRow = ({ current, within, children, end, below }: PartRowProps) => (
  <Row current={current} within={within} aria-current={current === true ? 'true' : undefined}>
    <Words>{children}</Words>
    {end !== undefined && <End>{end}</End>}
    {below !== undefined && <Below>{below}</Below>}
  </Row>
);
