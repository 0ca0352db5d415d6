import type { ComponentType, ReactNode, SVGProps } from 'react';
import { eachState, row } from './looks.ts';
import { pressedWhole } from './portal-looks.ts';
import { styled } from './styled.ts';
import type { State } from './theme/colors.ts';

/** Two cells in a row. The last one spans the rest of its row, so that no gap is left. */
const TWO_IN_A_ROW = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > :nth-last-of-type(1):nth-of-type(1n)': { gridColumn: 'auto' },
  '& > :nth-last-of-type(1):nth-of-type(2n + 1)': { gridColumn: 'span 2' },
};

const Bar = styled('dl', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '1px',
    background: 'border.default',
    border: 'default',
    borderRadius: 'md',
    overflow: 'hidden',
    '@media (max-width: 68.6875rem)': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      // The last cell spans the rest of its row, so that no gap is left.
      '& > :nth-last-of-type(1):nth-of-type(3n + 2)': { gridColumn: 'span 2' },
      '& > :nth-last-of-type(1):nth-of-type(3n + 1)': { gridColumn: 'span 3' },
    },
    // Three labels beside each other would break within a word.
    '@media (max-width: 24rem)': TWO_IN_A_ROW,
  },
  variants: {
    /** For amounts of money, which need more room. */
    amounts: {
      true: {
        '@media (max-width: 68.6875rem)': TWO_IN_A_ROW,
        // Two amounts of six digits do not fit side by side.
        '@media (max-width: 22.5rem)': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          '& > :nth-last-of-type(1):nth-of-type(1n)': { gridColumn: 'auto' },
        },
      },
    },
  },
});

const Cell = styled('div', {
  base: {
    ...pressedWhole,
    display: 'flex',
    flexDirection: 'column',
    // The numbers of a row stand at one height, whatever breaks above or below them.
    '@supports (grid-template-rows: subgrid)': {
      display: 'grid',
      gridRow: 'span 3',
      gridTemplateRows: 'subgrid',
      rowGap: '0',
      alignItems: 'start',
    },
    padding: '12px 16px',
    background: 'bg.surface',
    borderTop: '3px solid',
    borderColor: 'bg.surface',
    '@media (max-width: 40rem)': { padding: '8px 12px' },
  },
  variants: {
    urgent: { true: { background: 'state.alarm.subtle', borderColor: 'state.alarm.solid' } },
  },
});
const Name = styled('dt', {
  base: {
    ...row('2'),
    marginBottom: 'auto',
    textStyle: 'small',
    color: 'fg.muted',
    '& > svg': { boxSize: '16px' },
    '@media (max-width: 40rem)': { fontSize: '0.75rem', '& > svg': { display: 'none' } },
  },
  variants: {
    state: eachState((state) => ({ '& > svg': { color: `state.${state}.solid` } })),
    urgent: { true: { color: 'state.alarm.fg', fontWeight: '600' } },
  },
});
const Value = styled('dd', {
  base: { textStyle: 'figure' },
  variants: { urgent: { true: { color: 'state.alarm.fg' } } },
});
const Caption = styled('dd', {
  base: { textStyle: 'caption', color: 'fg.muted' },
});

/** A figure of the strip, with a label and a caption. */
export interface StripFigure {
  readonly label: string;
  /** A count, or a formatted amount. */
  readonly value: number | string;
  readonly caption: string;
  readonly state: State;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** True if a user must act now. The cell is then filled. */
  readonly urgent?: boolean;
  /** Wraps the label in a link to the list that the figure counts. */
  readonly link?: (name: ReactNode) => ReactNode;
}

/** A bar with the figures of a dashboard. Only a figure that requires action now has a filled background (kit README §7 "State strip"). */
export const StateStrip = ({ figures }: { readonly figures: readonly StripFigure[] }) => (
  <Bar amounts={figures.some(({ value }) => typeof value === 'string')}>
    {figures.map(({ label, value, caption, icon: Icon, link, state, urgent }) => (
      <Cell key={label} urgent={urgent}>
        <Name state={state} urgent={urgent}>
          <Icon aria-hidden />
          {link === undefined ? label : link(label)}
        </Name>
        <Value urgent={urgent}>{value}</Value>
        <Caption>{caption}</Caption>
      </Cell>
    ))}
  </Bar>
);
