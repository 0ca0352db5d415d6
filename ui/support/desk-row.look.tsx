import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { eachState, row } from '../kit/looks.ts';
import { marked, pressedWhole, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import type { State } from '../kit/theme/colors.ts';

/** A list of desk rows. In a narrow container, what is at the end of a row goes below its text. */
export const DeskRows = styled('ul', { base: { containerType: 'inline-size' } });

const NARROW = '@container (max-width: 28.6875rem)';

const Item = styled('li', {
  base: {
    ...pressedWhole,
    ...row('3'),
    minHeight: '56px',
    padding: '8px 16px',
    '&:not(:first-of-type)': { borderTop: 'subtle' },
    '& > svg': { boxSize: '20px', flexShrink: '0' },
    [NARROW]: { flexWrap: 'wrap', rowGap: '8px' },
  },
  variants: { tone: eachState(marked) },
});
const Words = styled('div', { base: { flex: '1 1 0', minWidth: '0', overflowWrap: 'anywhere' } });
const Name = styled('p', {
  base: {
    color: 'fg.muted',
    // Doubled, because the row gives its link the color around it.
    '&& > [data-link]': { color: 'fg.default', fontWeight: '600' },
  },
});
const Note = styled('div', { base: { textStyle: 'small', color: 'fg.muted' } });
const End = styled('div', {
  base: {
    ...wrapping('4px 16px'),
    alignItems: 'center',
    justifyContent: 'flex-end',
    // What can be pressed stays above the link that covers the row.
    '& > *': { position: 'relative', zIndex: '1' },
    [NARROW]: {
      order: '1',
      flex: '1 1 100%',
      justifyContent: 'space-between',
      paddingInlineStart: '32px',
      '&:empty': { display: 'none' },
    },
  },
});
/** Marks a row that opens. Beside a state or a time it is as wide as a button, so that these end at the same edge in all rows. */
const Opens = styled('span', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    flexShrink: '0',
    color: 'fg.muted',
    '& > svg': { boxSize: '20px' },
    '[data-end] + &': { minWidth: '7rem', [NARROW]: { minWidth: '0' } },
  },
});

interface DeskRowProps {
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly tone: State;
  /** The name as a link marked `data-link`, which covers the row, and what follows the name. */
  readonly children: ReactNode;
  readonly note: ReactNode;
  /** A state, a time line or buttons. */
  readonly end?: ReactNode;
  /** True if a press on the row opens what it names, and the row has no button. */
  readonly opens?: boolean;
}

/** A row about a person or a message: what it is, why it is listed, and what to do about it. */
export const DeskRow = ({ icon: Icon, tone, children, note, end, opens }: DeskRowProps) => (
  <Item tone={tone}>
    <Icon aria-hidden />
    <Words>
      <Name>{children}</Name>
      <Note>{note}</Note>
    </Words>
    {end !== undefined && <End data-end="">{end}</End>}
    {opens === true && (
      <Opens>
        <ChevronRightIcon aria-hidden />
      </Opens>
    )}
  </Item>
);

const WIDTH = 136;
const TICKS = 12;

const Line = styled('span', {
  base: {
    display: 'grid',
    justifyItems: 'end',
    gap: '2px',
    textStyle: 'small',
    fontWeight: '600',
    '& svg': { maxWidth: '100%' },
    '& line': { stroke: 'border.control' },
    '& rect[data-now]': { fill: 'fg.default' },
    [NARROW]: { flex: '1 1 5rem', maxWidth: `${WIDTH}px`, justifyItems: 'start' },
  },
  variants: {
    tone: eachState((state) => ({
      color: `state.${state}.fg`,
      '& rect[data-gone]': { fill: `state.${state}.solid` },
    })),
  },
});

/** A scale of a running time: the part that has passed, the present, and the time left in words. */
export const TimeLeft = ({
  share,
  tone,
  children,
}: {
  /** The part that has passed, from 0 to 1. */
  readonly share: number;
  readonly tone: State;
  readonly children: string;
}) => {
  const now = Math.round(Math.min(1, Math.max(0, share)) * (WIDTH - 2));
  return (
    <Line tone={tone}>
      {children}
      <svg
        width={WIDTH}
        height="12"
        viewBox={`0 0 ${WIDTH} 12`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {Array.from({ length: TICKS + 1 }, (_, tick) => {
          const x = 0.5 + (tick * (WIDTH - 1)) / TICKS;
          return <line key={tick} x1={x} x2={x} y1={tick % 3 === 0 ? 4 : 7} y2="11" />;
        })}
        <line x1="0" x2={WIDTH} y1="11.5" y2="11.5" />
        <rect data-gone="" y="5" width={now} height="6" />
        <rect data-now="" x={now} width="2" height="12" />
      </svg>
    </Line>
  );
};
