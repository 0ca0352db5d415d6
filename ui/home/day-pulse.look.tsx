import { chartKeys, row } from '../kit/looks.ts';
import { chartScale } from '../kit/charts/chart-scale.ts';
import { styled } from '../kit/styled.ts';

const HALF = 28;
const SLOTS = 48;
const STEP = 6;
const WIDTH = SLOTS * STEP;

const Frame = styled('figure', {
  base: {
    display: 'grid',
    gap: '1',
    '& > svg': { display: 'block', width: '100%', height: `${2 * HALF}px` },
    '& rect[data-up]': { fill: 'state.info.solid' },
    '& rect[data-down]': { fill: 'state.neutral.solid' },
    '& line': { stroke: 'border.control', vectorEffect: 'non-scaling-stroke' },
    '& line[data-now]': { stroke: 'fg.default', strokeWidth: 2 },
  },
});
const Hours = styled('p', { base: chartScale });
const Keys = styled('figcaption', {
  base: {
    ...chartKeys,
  },
});
const Key = styled('span', {
  base: {
    ...row('1.5'),
    display: 'inline-flex',
    '&::before': { content: '""', boxSize: '8px', background: 'state.neutral.solid' },
    '&:first-of-type::before': { background: 'state.info.solid' },
  },
});

interface DayPulseProps {
  /** The whole chart as text for screen readers. */
  readonly label: string;
  /** The counts per half hour, starting at midnight. */
  readonly slots: readonly { readonly key: string; readonly up: number; readonly down: number }[];
  readonly keys: { readonly up: string; readonly down: string };
}

/** A chart of a day in half hours: `up` counts above a line, `down` counts below. A table shows the same data. */
export const DayPulse = ({ label, slots, keys }: DayPulseProps) => {
  const most = Math.max(1, ...slots.flatMap(({ up, down }) => [up, down]));
  const heightOf = (value: number): number =>
    value === 0 ? 0 : Math.max(2, Math.round((value / most) * (HALF - 2)));
  const now = Math.min(WIDTH - 1, slots.length * STEP);
  return (
    <Frame>
      <Keys>
        <Key>{keys.up}</Key>
        <Key>{keys.down}</Key>
      </Keys>
      <svg
        viewBox={`0 0 ${WIDTH} ${2 * HALF}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {slots.map(({ key, up, down }, index) => (
          <g key={key}>
            <rect
              data-up=""
              x={index * STEP + 0.75}
              y={HALF - heightOf(up)}
              width={STEP - 1.5}
              height={heightOf(up)}
            />
            <rect
              data-down=""
              x={index * STEP + 0.75}
              y={HALF}
              width={STEP - 1.5}
              height={heightOf(down)}
            />
          </g>
        ))}
        <line x1="0" x2={WIDTH} y1={HALF} y2={HALF} />
        <line data-now="" x1={now} x2={now} y1="0" y2={2 * HALF} />
      </svg>
      <Hours aria-hidden>
        {['00:00', '06:00', '12:00', '18:00', '24:00'].map((time) => (
          <span key={time}>{time}</span>
        ))}
      </Hours>
    </Frame>
  );
};
