import { chartKeys, row } from '../kit/looks.ts';
import { chartScale } from '../kit/charts/chart-scale.ts';
import { styled } from '../kit/styled.ts';

const STEP = 6;
const BARS = 72;
const BLOCK = 4;
/** Maximum number of alarm blocks below the baseline. */
const BLOCKS = 4;
const HEIGHT = BARS + BLOCKS * (BLOCK + 1) + 2;

const Frame = styled('figure', {
  base: {
    display: 'grid',
    gap: '1',
    '& svg': { display: 'block', width: '100%', height: `${HEIGHT}px` },
    '& rect': { fill: 'data.bar' },
    '& rect[data-now]': { fill: 'fg.default' },
    '& rect[data-alarm]': { fill: 'state.alarm.solid' },
    '& line': { stroke: 'border.control', vectorEffect: 'non-scaling-stroke' },
  },
});
const Scale = styled('p', { base: chartScale });
const Keys = styled('figcaption', { base: chartKeys });
const Per = styled('span', { base: { marginInlineStart: 'auto' } });

/** The room of a chart with what belongs to it, for the time until it is there. */
export const ChartRoom = styled('div', {
  variants: {
    of: { volume: { minHeight: '11.125rem' }, arming: { minHeight: '12.5625rem' } },
  },
});

/** A legend entry: a small colored square with the color's meaning. */
const Key = styled('span', {
  base: {
    ...row('1.5'),
    display: 'inline-flex',
    '&::before': { content: '""', boxSize: '8px' },
  },
  variants: {
    of: {
      bar: { '&::before': { background: 'data.bar' } },
      alarm: { '&::before': { background: 'state.alarm.solid' } },
    },
  },
});

/** The signal count of one interval. */
export interface VolumeBar {
  readonly key: string;
  readonly value: number;
  /** The number of alarms among the signals. */
  readonly alarms: number;
}

interface VolumeChartProps {
  /** The whole chart as text for screen readers. */
  readonly label: string;
  /** The bars, oldest interval first. The last interval has not ended yet. */
  readonly bars: readonly VolumeBar[];
  readonly keys: { readonly bars: string; readonly alarms: string; readonly per: string };
  /** Labels below the baseline, evenly spread from the first bar to the last. */
  readonly ticks: readonly string[];
}

/**
 * A chart of signal counts over time, with alarms as blocks below the baseline (kit README §7 "Volume chart"). A table
 * shows the same data.
 */
export const VolumeChart = ({ label, bars, keys, ticks }: VolumeChartProps) => {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const width = bars.length * STEP;
  const places = Math.max(1, ticks.length - 1);
  return (
    <Frame>
      <Keys>
        <Key of="bar">{keys.bars}</Key>
        <Key of="alarm">{keys.alarms}</Key>
        <Per>{keys.per}</Per>
      </Keys>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ key, value, alarms }, index) => {
          const height = value === 0 ? 0 : Math.max(2, Math.round((value / most) * (BARS - 2)));
          const x = index * STEP + 0.75;
          return (
            <g key={key}>
              <rect
                data-now={index === bars.length - 1 ? '' : undefined}
                x={x}
                y={BARS - height}
                width={STEP - 1.5}
                height={height}
              />
              {Array.from({ length: Math.min(BLOCKS, alarms) }, (_, block) => (
                <rect
                  key={block}
                  data-alarm=""
                  x={x}
                  y={BARS + 2 + block * (BLOCK + 1)}
                  width={STEP - 1.5}
                  height={BLOCK}
                />
              ))}
            </g>
          );
        })}
        <line x1="0" x2={width} y1={BARS} y2={BARS} />
        {ticks.map((tick, index) => (
          <line
            key={tick}
            x1={(index / places) * width}
            x2={(index / places) * width}
            y1={BARS}
            y2={HEIGHT}
          />
        ))}
      </svg>
      <Scale aria-hidden>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </Scale>
    </Frame>
  );
};
