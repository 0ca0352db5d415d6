import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import EllipsisHorizontalIcon from '@heroicons/react/16/solid/EllipsisHorizontalIcon';
import ShieldCheckIcon from '@heroicons/react/16/solid/ShieldCheckIcon';
import SignalIcon from '@heroicons/react/16/solid/SignalIcon';
import { memo, type ReactNode } from 'react';
import { styled } from './styled.ts';

/** A zone in a test; one word per state (domain guide 10 "Test zone"). */
export type ZoneCellState = 'Waiting' | 'Received' | 'Restored' | 'Not on test';

const ICONS = {
  Waiting: EllipsisHorizontalIcon,
  Received: SignalIcon,
  Restored: CheckCircleIcon,
  'Not on test': ShieldCheckIcon,
} as const;

const Cells = styled('ul', {
  base: {
    display: 'grid',
    gap: '2',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    // A cell that nobody sees is not laid out: hundreds of them cost what a screen of them costs.
    '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 76px' },
  },
  variants: {
    small: {
      true: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))',
        '@media (max-width: 640px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
        '& > li': {
          minHeight: '44px',
          padding: '0 4px',
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          columnGap: '1',
        },
        '& > li > b': { marginTop: '0' },
        '& > li > span:nth-of-type(2)': { display: 'none' },
        '& [data-time], & > li > b > span': { display: 'none' },
      },
    },
  },
});

const Cell = styled('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '76px',
    padding: '8px 10px',
    border: '1px solid',
    borderRadius: 'sm',
    '& > span': { display: 'flex', justifyContent: 'space-between', textStyle: 'caption' },
    '& > span:first-of-type': { fontWeight: '600' },
    '& > span:nth-of-type(2)': {
      display: 'block',
      textStyle: 'small',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& > b': {
      marginTop: 'auto',
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      textStyle: 'caption',
      fontWeight: '600',
      '& > svg': { boxSize: '16px', flexShrink: '0' },
    },
  },
  variants: {
    state: {
      Waiting: {
        borderStyle: 'dashed',
        borderColor: 'border.control',
        '& > b': { color: 'fg.muted' },
      },
      Received: {
        background: 'state.trouble.subtle',
        borderColor: 'state.trouble.solid',
        borderWidth: '2px',
        padding: '7px 9px',
        '& > b': { color: 'state.trouble.fg' },
      },
      Restored: {
        background: 'state.ok.subtle',
        borderColor: 'state.ok.border',
        '& > b': { color: 'state.ok.fg' },
      },
      'Not on test': {
        background: 'bg.subtle',
        borderColor: 'border.default',
        color: 'fg.muted',
      },
    },
  },
});

interface ZoneCellProps {
  readonly number: string;
  readonly name: string;
  /** When it was received first; null before. */
  readonly time: string | null;
  readonly state: ZoneCellState;
}

/** A zone with its number, its name and its state in a word; drawn anew only when it changes, as a signal changes one of hundreds. */
export const ZoneCell = memo(({ number, name, time, state }: ZoneCellProps) => {
  const Icon = ICONS[state];
  return (
    <Cell
      state={state}
      aria-label={`Zone ${number}, ${name}: ${state}${time === null ? '' : `, ${time}`}`}
    >
      <span>
        {number}
        {time !== null && <span data-time="">{time}</span>}
      </span>
      <span>{name}</span>
      <b>
        <Icon aria-hidden />
        <span>{state}</span>
      </b>
    </Cell>
  );
});

interface ZoneGridProps {
  readonly label: string;
  /** Numbers and icons alone, for phones (kit README §7 "Zone cell"). */
  readonly small?: boolean;
  /** A `ZoneCell` each. */
  readonly children: ReactNode;
}

/** Test coverage as a grid of cells (ui README §13). */
export const ZoneGrid = ({ label, small = false, children }: ZoneGridProps) => (
  <Cells aria-label={label} small={small}>
    {children}
  </Cells>
);
