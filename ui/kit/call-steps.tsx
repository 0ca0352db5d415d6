import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import type { ReactNode } from 'react';
import { row } from './looks.ts';
import { wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

const DAY = 24 * 60;

/** One line of a call order as it is drawn. */
export interface CallStepRow {
  readonly key: string;
  /** 1 is called first; null is skipped. */
  readonly turn: number | null;
  readonly title: string;
  readonly why: string;
  /** Minutes of the day in which somebody may be called. */
  readonly hours: readonly { readonly from: number; readonly to: number }[];
  /** Somebody is sent, or said to be not: a node of the order, not a person. */
  readonly dispatch?: boolean;
}

const List = styled('ol', {
  base: {
    position: 'relative',
    listStyle: 'none',
    paddingBlock: '4px',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '24px minmax(0, 1fr)',
      columnGap: '3',
      paddingBlock: '4px',
      '& b': { display: 'block', fontWeight: '600', overflowWrap: 'anywhere' },
      '& small': { display: 'block', textStyle: 'caption', color: 'fg.muted' },
      '& [data-lane]': { display: 'none' },
    },
    // The rail from one disc to the next.
    '& > li:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '12px',
      top: '32px',
      bottom: '-4px',
      width: '1px',
      background: 'border.control',
    },
    '& > li[data-skipped]': {
      '& b': { fontWeight: '400', color: 'fg.muted', textDecoration: 'line-through' },
      '& small': { color: 'state.trouble.fg' },
    },
    '& > li[data-dispatch] > div': {
      padding: '8px 12px',
      border: '1px solid',
      borderColor: 'state.info.border',
      borderRadius: 'sm',
      background: 'state.info.subtle',
      '& b': { color: 'state.info.fg' },
    },
  },
  variants: {
    /** With a lane of the day for each, where there is room. */
    lanes: {
      true: {
        '@media (min-width: 641px)': {
          '& > li:not([data-dispatch])': {
            gridTemplateColumns: '24px minmax(0, 1fr) minmax(180px, 38%)',
            '& [data-lane]': { display: 'block' },
          },
        },
      },
    },
  },
});

const Disc = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '24px',
    marginTop: '6px',
    borderRadius: 'full',
    textStyle: 'caption',
    fontWeight: '600',
    background: 'accent.solid',
    color: 'accent.on',
    '& svg': { boxSize: '16px' },
  },
  variants: {
    look: {
      skipped: {
        background: 'bg.surface',
        color: 'fg.muted',
        border: '1px dashed',
        borderColor: 'border.control',
      },
      dispatch: { background: 'state.info.solid', color: 'state.info.on' },
    },
  },
});

const Lane = styled('span', {
  base: {
    position: 'relative',
    minHeight: '40px',
    '& > svg': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      overflow: 'visible',
    },
    '& [data-day]': { fill: 'bg.muted' },
    '& [data-open]': { fill: 'accent.subtle', stroke: 'data.bar' },
    '& [data-closed]': { fill: 'bg.surface', stroke: 'fg.muted', strokeDasharray: '3 2' },
    '& line': { stroke: 'fg.default', strokeWidth: '2' },
  },
});

const percent = (minute: number): string => `${((minute / DAY) * 100).toFixed(3)}%`;

const LaneOf = ({ step, minute }: { readonly step: CallStepRow; readonly minute: number }) => (
  <Lane data-lane="" aria-hidden>
    <svg>
      <rect data-day="" x="0" width="100%" y="14" height="12" rx="2" />
      {step.hours.map(({ from, to }) => (
        <rect
          key={from}
          {...(step.turn === null ? { 'data-closed': '' } : { 'data-open': '' })}
          x={percent(from)}
          width={percent(to - from)}
          y="14.5"
          height="11"
          rx="2"
        />
      ))}
      <line x1={percent(minute)} x2={percent(minute)} y1="-4" y2="110%" />
    </svg>
  </Lane>
);

/** Who is called in which order, who is not, and where somebody is sent; with `minute` each has a lane of the day and the moment stands across all of them (kit README §7 "Call order"). */
export const CallSteps = ({
  label,
  steps,
  minute = null,
}: {
  readonly label: string;
  readonly steps: readonly CallStepRow[];
  readonly minute?: number | null;
}) => (
  <List aria-label={label} lanes={minute !== null}>
    {steps.map((step) => {
      const { dispatch = false, key, title, turn, why } = step;
      const isSkipped = turn === null && !dispatch;
      return (
        <li
          key={key}
          data-skipped={isSkipped ? '' : undefined}
          data-dispatch={dispatch ? '' : undefined}
        >
          <Disc look={dispatch ? 'dispatch' : isSkipped ? 'skipped' : undefined}>
            {dispatch ? <ShieldCheckIcon aria-hidden /> : (turn ?? '–')}
          </Disc>
          <div>
            <b>{title}</b>
            <small>{isSkipped ? `Skipped: ${why}` : why}</small>
          </div>
          {minute !== null && !dispatch && <LaneOf step={step} minute={minute} />}
        </li>
      );
    })}
  </List>
);

const Scale = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'end',
    gap: '2',
    '& > p': { textStyle: 'caption', fontWeight: '600', color: 'fg.muted' },
    '& > div': { position: 'relative', height: '44px' },
    '& input': {
      position: 'absolute',
      insetInline: '-8px',
      bottom: '0',
      width: 'calc(100% + 16px)',
      height: '28px',
      appearance: 'none',
      background: 'transparent',
      cursor: 'ew-resize',
      borderRadius: 'sm',
      '&::-webkit-slider-thumb': {
        appearance: 'none',
        boxSize: '16px',
        borderRadius: 'full',
        border: '2px solid',
        borderColor: 'fg.default',
        background: 'bg.surface',
      },
      '&::-moz-range-thumb': {
        boxSize: '12px',
        borderRadius: 'full',
        border: '2px solid',
        borderColor: 'fg.default',
        background: 'bg.surface',
      },
    },
    '& svg': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      overflow: 'visible',
      '& text': { fill: 'fg.muted', fontSize: '12px', textAnchor: 'middle' },
      '& line': { stroke: 'border.control' },
    },
    '@media (min-width: 641px)': {
      gridTemplateColumns: '24px minmax(0, 1fr) minmax(180px, 38%)',
      columnGap: '3',
      '& > p': { gridColumn: '1 / 3' },
    },
  },
});
const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

interface DayScaleProps {
  readonly label: string;
  /** What the moment is, in words. */
  readonly words: string;
  readonly minute: number;
  readonly caption: string;
  readonly onMinute: (minute: number) => void;
}

/** A day from 00 to 24 with a mark on it, moved by dragging and by arrow keys, a quarter of an hour each. */
export const DayScale = ({ label, words, minute, caption, onMinute }: DayScaleProps) => (
  <Scale>
    <p>{caption}</p>
    <div>
      <svg aria-hidden>
        {HOURS.map((hour) => (
          <line
            key={hour}
            x1={percent(hour * 60)}
            x2={percent(hour * 60)}
            y1={hour % 6 === 0 ? '20' : '24'}
            y2="30"
          />
        ))}
        {HOURS.filter((hour) => hour % 6 === 0).map((hour) => (
          <text key={hour} x={percent(hour * 60)} y="12">
            {String(hour).padStart(2, '0')}
          </text>
        ))}
      </svg>
      <input
        type="range"
        min="0"
        max={DAY - 1}
        step="15"
        aria-label={label}
        aria-valuetext={words}
        value={minute}
        onChange={({ currentTarget }) => onMinute(Number(currentTarget.value))}
      />
    </div>
  </Scale>
);

const Legend = styled('footer', {
  base: {
    ...wrapping('4px 16px'),
    alignItems: 'center',
    padding: '8px 16px',
    borderTop: 'subtle',
    textStyle: 'caption',
    color: 'fg.muted',
    '& > [data-end]': { marginInlineStart: 'auto' },
    '& > span': row('2'),
    '& i': {
      display: 'inline-block',
      width: '16px',
      height: '10px',
      borderRadius: 'xs',
      background: 'bg.muted',
      border: '1px solid',
      borderColor: 'transparent',
    },
    '& i[data-open]': { background: 'accent.subtle', borderColor: 'data.bar' },
    '& i[data-closed]': { background: 'bg.surface', border: '1px dashed', borderColor: 'fg.muted' },
    '@media (max-width: 640px)': { '& > [data-lanes]': { display: 'none' } },
  },
});

/** What the lanes mean, and what can be done with the order, at its foot. */
export const CallStepsFoot = ({
  lanes,
  children,
}: {
  readonly lanes: boolean;
  readonly children: ReactNode;
}) => (
  <Legend>
    {lanes && (
      <>
        <span data-lanes="">
          <i data-open="" /> May be called
        </span>
        <span data-lanes="">
          <i data-closed="" /> Call hours of a skipped person
        </span>
        <span data-lanes="">
          <i /> Not called
        </span>
      </>
    )}
    <span data-end="">{children}</span>
  </Legend>
);
