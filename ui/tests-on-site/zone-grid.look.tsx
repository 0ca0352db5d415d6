import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import EllipsisHorizontalIcon from '@heroicons/react/16/solid/EllipsisHorizontalIcon';
import ShieldCheckIcon from '@heroicons/react/16/solid/ShieldCheckIcon';
import SignalIcon from '@heroicons/react/16/solid/SignalIcon';
import { memo, type ReactNode } from 'react';
import { styled } from '../kit/styled.ts';
import { useElementSize } from '../kit/use-size.ts';

/** The state of a zone in a test (domain guide 10 "Test zone"). */
export type ZoneCellState = 'Waiting' | 'Received' | 'Restored' | 'Not on test';

const ICONS = {
  Waiting: EllipsisHorizontalIcon,
  Received: SignalIcon,
  Restored: CheckCircleIcon,
  'Not on test': ShieldCheckIcon,
} as const;

/** Width and height of a zone cell, and the gap between cells, in pixels. */
const WIDE = { width: 150, height: 76 };
const SMALL = { width: 46, height: 44 };
const GAP = 8;
/** Rows rendered or skipped together as a band, and the maximum count of columns. */
const BAND_ROWS = 6;
const MOST_COLUMNS = 32;
const COLUMNS = Array.from({ length: MOST_COLUMNS }, (_, index) => index + 1);

const bandHeight = ({ height }: { readonly height: number }): string =>
  `${BAND_ROWS * (height + GAP) - GAP}px`;

const CELL = {
  display: 'flex',
  flexDirection: 'column',
  padding: '8px 10px',
  border: '1px solid',
  borderRadius: 'sm',
  '& > [data-head]': {
    display: 'flex',
    justifyContent: 'space-between',
    textStyle: 'caption',
    fontWeight: '600',
  },
  '& > [data-name]': {
    textStyle: 'small',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > [data-word]': {
    marginTop: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    textStyle: 'caption',
    fontWeight: '600',
    '& > svg': { boxSize: '16px', flexShrink: '0' },
  },
  '&[data-state=Waiting]': {
    borderStyle: 'dashed',
    borderColor: 'border.control',
    '& > [data-word]': { color: 'fg.muted' },
  },
  '&[data-state=Received]': {
    background: 'state.trouble.subtle',
    borderColor: 'state.trouble.solid',
    borderWidth: '2px',
    padding: '7px 9px',
    '& > [data-word]': { color: 'state.trouble.fg' },
  },
  '&[data-state=Restored]': {
    background: 'state.ok.subtle',
    borderColor: 'state.ok.border',
    '& > [data-word]': { color: 'state.ok.fg' },
  },
  '&[data-state="Not on test"]': {
    background: 'bg.subtle',
    borderColor: 'border.default',
    color: 'fg.muted',
  },
} as const;

/**
 * A band of cells: the browser skips invisible bands and repaints only changed ones, so that hundreds of zones stay fast.
 * Cells are plain elements, because many change within a second.
 */
const Band = styled('div', {
  base: {
    display: 'grid',
    gap: '2',
    gridAutoRows: `${WIDE.height}px`,
    contentVisibility: 'auto',
    containIntrinsicHeight: bandHeight(WIDE),
    '& + &': { marginTop: '2' },
    '& > [data-zone]': CELL,
  },
  variants: {
    columns: Object.fromEntries(
      COLUMNS.map((count) => [
        String(count),
        { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      ]),
    ),
    /** A full band has a fixed height, whatever its cells contain. */
    full: { true: { contain: 'size' } },
    small: {
      true: {
        gridAutoRows: `${SMALL.height}px`,
        containIntrinsicHeight: bandHeight(SMALL),
        '& > [data-zone][data-state]': {
          padding: '0 4px',
          flexDirection: 'row',
          alignItems: 'center',
          justifyContent: 'center',
          columnGap: '1',
        },
        '& > [data-zone] > [data-word]': { marginTop: '0' },
        '& > [data-zone] > [data-name], & [data-time], & [data-said]': { display: 'none' },
      },
    },
  },
});

interface ZoneCellProps {
  readonly number: string;
  readonly name: string;
  /** Time of the zone's first signal; null before. */
  readonly time: string | null;
  readonly state: ZoneCellState;
}

/** A zone with number, name and state. Memoized, because a signal changes only one of hundreds of zones. */
export const ZoneCell = memo(({ number, name, time, state }: ZoneCellProps) => {
  const Icon = ICONS[state];
  return (
    <div
      role="listitem"
      data-zone=""
      data-state={state}
      aria-label={`Zone ${number}, ${name}: ${state}${time === null ? '' : `, ${time}`}`}
    >
      <span data-head="">
        {number}
        {time !== null && <span data-time="">{time}</span>}
      </span>
      <span data-name="">{name}</span>
      <b data-word="">
        <Icon aria-hidden />
        <span data-said="">{state}</span>
      </b>
    </div>
  );
});

interface ZoneGridProps {
  readonly label: string;
  /** True for phones, to show only numbers and icons (kit README §7 "Zone cell"). */
  readonly small?: boolean;
  /** The cells, each a `ZoneCell`. */
  readonly cells: readonly ReactNode[];
}

/** The zones of a test as a grid of cells, with as many columns as fit (ui README §13). */
export const ZoneGrid = ({ label, small = false, cells }: ZoneGridProps) => {
  const [room, { width }] = useElementSize();
  const fit = Math.floor((width + GAP) / ((small ? SMALL : WIDE).width + GAP));
  const columns = Math.min(MOST_COLUMNS, Math.max(small ? 1 : 2, fit));
  const size = columns * BAND_ROWS;
  const bands = Array.from({ length: Math.ceil(cells.length / size) }, (_, at) =>
    cells.slice(at * size, (at + 1) * size),
  );
  return (
    <div role="list" aria-label={label} ref={room}>
      {width > 0 &&
        bands.map((band, at) => (
          <Band
            key={`${columns} ${at}`}
            role="none"
            columns={columns}
            full={band.length === size}
            small={small}
          >
            {band}
          </Band>
        ))}
    </div>
  );
};
