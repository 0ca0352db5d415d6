import { formatHour } from './format-time.ts';
import { HiddenText } from './hidden-text.tsx';
import { row } from './looks.ts';
import { styled } from './styled.ts';

const Frame = styled('ul', {
  base: {
    display: 'grid',
    rowGap: '3',
    '& svg': { display: 'block', width: '100%', height: '14px', overflow: 'visible' },
    '& svg > rect': {
      fill: 'bg.muted',
      vectorEffect: 'non-scaling-stroke',
      // Here the fill is the color of the page.
      '@media (forced-colors: active)': { stroke: 'border.default' },
    },
    '& svg > rect[data-open]': { fill: 'state.info.solid', fillOpacity: 0.78 },
    // Nobody knows yet, so this is neither open nor closed.
    '& svg > rect[data-ahead]': { fill: 'none', stroke: 'border.default', strokeDasharray: '3 3' },
    '& svg > line': { stroke: 'fg.default', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  },
});
const Day = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '68px minmax(0, 1fr)',
    alignItems: 'center',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});
const Acts = styled('p', {
  base: {
    gridColumn: '2',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    marginTop: '1',
    '& > [data-marked]': { color: 'state.trouble.fg', fontWeight: '600' },
  },
});
const Hours = styled('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    marginTop: '1',
    marginInlineStart: '68px',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});
const Key = styled('span', {
  base: {
    ...row('1.5'),
    display: 'inline-flex',
    textStyle: 'caption',
    color: 'fg.muted',
    '&::before': { content: '""', width: '16px', height: '10px', borderRadius: 'xs' },
  },
  variants: {
    of: {
      open: { '&::before': { background: 'state.info.solid', opacity: 0.78 } },
      closed: { '&::before': { background: 'bg.muted', border: 'default' } },
    },
  },
});

const MINUTES = 1440;

/** A day of the chart: its name, and its open intervals both in minutes of the day and as text. */
export interface DayStrip {
  readonly key: string;
  readonly label: string;
  readonly spans: readonly { readonly from: number; readonly to: number }[];
  /** The current minute of the day; null for a day in the past. */
  readonly now: number | null;
  readonly words: string;
  /** Who opened and closed, as short texts below the strip. A marked one stands out. Omitted if unknown. */
  readonly acts?: readonly {
    readonly key: string;
    readonly text: string;
    readonly mark: string | null;
  }[];
}

/** The legend of the two colors in day strips. */
export const DayStripKey = () => (
  <>
    <Key of="open">Open</Key>
    <Key of="closed">Closed</Key>
  </>
);

/** Shows days below each other with their open intervals. Screen readers receive each day's text (kit README §7 "Day strip"). */
export const DayStrips = ({
  label,
  days,
}: {
  readonly label: string;
  readonly days: readonly DayStrip[];
}) => (
  <div>
    <Frame aria-label={label}>
      {days.map(({ key, label: name, spans, now, words, acts }) => (
        <Day key={key}>
          <span aria-hidden>{name}</span>
          <HiddenText>{words}</HiddenText>
          <svg aria-hidden viewBox={`0 0 ${MINUTES} 14`} preserveAspectRatio="none">
            <rect width={now ?? MINUTES} height={14} />
            {now !== null && <rect data-ahead x={now} width={MINUTES - now} height={14} />}
            {spans.map(({ from, to }) => (
              <rect key={from} data-open x={from} width={Math.max(2, to - from)} height={14} />
            ))}
            {now !== null && <line x1={now} x2={now} y1={0} y2={14} />}
          </svg>
          {acts !== undefined && acts.length > 0 && (
            <Acts aria-hidden>
              {acts.map((act) => (
                <span key={act.key} data-marked={act.mark === null ? undefined : ''}>
                  {act.mark === null || act.mark === 'missed'
                    ? act.text
                    : `${act.text}, ${act.mark}`}
                </span>
              ))}
            </Acts>
          )}
        </Day>
      ))}
    </Frame>
    <Hours aria-hidden>
      {[0, 6, 12, 18, 24].map((hour) => (
        <span key={hour}>{formatHour(hour)}</span>
      ))}
    </Hours>
  </div>
);
