import { chartScale } from '../kit/charts/chart-scale.ts';
import { chartKeys, row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const STEP = 6;
const BARS = 56;
const HEIGHT = BARS + 8;
/** Number of bars of a quarter of a day. */
const QUARTER = 12;

const Frame = styled('figure', {
  base: {
    display: 'grid',
    gap: '1',
    padding: '16px',
    '& svg': { display: 'block', width: '100%', height: `${HEIGHT}px` },
    '& rect': { fill: 'data.bar' },
    '& rect[data-worst]': { fill: 'fg.default' },
    '& line': { stroke: 'border.control', vectorEffect: 'non-scaling-stroke' },
  },
});
const Keys = styled('figcaption', { base: { ...chartKeys, minHeight: '16px' } });
const Key = styled('span', {
  base: { ...row('1.5'), '&::before': { content: '""', boxSize: '8px', background: 'data.bar' } },
  variants: {
    worst: {
      true: {
        color: 'fg.default',
        fontWeight: '600',
        '&::before': { background: 'fg.default' },
      },
    },
  },
});
const Hours = styled('p', {
  base: {
    ...chartScale,
    display: 'grid',
    gridTemplateColumns: `repeat(4, ${QUARTER}fr) 1fr`,
    '& > :last-child': { justifyContent: 'flex-end', justifySelf: 'end' },
  },
});

/** The failed sign-ins of a half hour; `worst` are those of the source with the most. */
export interface SignInBar {
  readonly at: string;
  readonly tries: number;
  readonly worst: number;
}

/** Failed sign-ins by half hour. Those of the worst source are drawn in ink at the foot of their bars. */
export const SignInBars = ({
  label,
  bars,
  keys,
  hours,
}: {
  readonly label: string;
  readonly bars: readonly SignInBar[];
  /** The worst source, and the others if there are any. */
  readonly keys: readonly string[];
  /** Five texts below the line: at every quarter of a day, and at the end of the last bar. */
  readonly hours: readonly string[];
}) => {
  const most = Math.max(1, ...bars.map(({ tries }) => tries));
  const width = bars.length * STEP;
  const heightOf = (tries: number): number =>
    tries === 0 ? 0 : Math.max(3, Math.round((tries / most) * (BARS - 2)));
  return (
    <Frame>
      <Keys>
        {keys.map((key, index) => (
          <Key key={key} worst={index === 0}>
            {key}
          </Key>
        ))}
      </Keys>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {bars.map(({ at, tries, worst }, index) => {
          const x = index * STEP + 0.75;
          const [all, ink] = [heightOf(tries), heightOf(worst)];
          return (
            <g key={at}>
              <rect x={x} y={BARS - all} width={STEP - 1.5} height={all} />
              <rect data-worst="" x={x} y={BARS - ink} width={STEP - 1.5} height={ink} />
              <line
                x1={index * STEP}
                x2={index * STEP}
                y1={BARS}
                y2={BARS + (index % QUARTER === 0 && index < bars.length - 1 ? 8 : 3)}
              />
            </g>
          );
        })}
        <line x1="0" x2={width} y1={BARS} y2={BARS} />
        <line x1={width} x2={width} y1={BARS} y2={HEIGHT} />
      </svg>
      <Hours aria-hidden>
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </Hours>
    </Frame>
  );
};
