import type { ComponentType, ReactNode, SVGProps } from 'react';
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
    icon: {
      true: {
        paddingInlineStart: '44px',
        '& > svg': {
          position: 'absolute',
          insetInlineStart: '16px',
          top: '12px',
          boxSize: '20px',
          color: 'fg.muted',
        },
      },
    },
    /** Indents the row below another row. A line leads to it from the icon of that row. */
    within: {
      true: {
        paddingInlineStart: '68px',
        '& > svg': { insetInlineStart: '40px' },
        '&::before, &::after': { content: '""', position: 'absolute', insetInlineStart: '25px' },
        '&::before': { top: '-1px', bottom: '0', borderInlineStart: 'control' },
        '&:last-of-type::before': { bottom: 'auto', height: '22px' },
        '&::after': { top: '21px', width: '12px', borderTop: 'control' },
      },
    },
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
  /** A solid icon of 20 px before the text. */
  readonly icon?: ComponentType<SVGProps<SVGSVGElement>>;
  /** True for a row with an icon that belongs to the nearest row above that is not within. */
  readonly within?: boolean;
  readonly children: ReactNode;
  /** Less prominent content at the end of the row. */
  readonly end?: ReactNode;
  /** Full-width content below the text. */
  readonly below?: ReactNode;
}

/** A row of `Rows`: a text, content at the end of the row, and optional content below. */
export const PartRow = ({ current, icon: Icon, within, children, end, below }: PartRowProps) => (
  <Row
    current={current}
    icon={Icon !== undefined}
    within={within}
    aria-current={current === true ? 'true' : undefined}
  >
    {Icon !== undefined && <Icon aria-hidden />}
    <Words>{children}</Words>
    {end !== undefined && <End>{end}</End>}
    {below !== undefined && <Below>{below}</Below>}
  </Row>
);
