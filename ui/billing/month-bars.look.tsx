import { chartKeys, row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const HEIGHT = 148;

const Frame = styled('figure', {
  base: {
    display: 'grid',
    gap: '3',
    containerType: 'inline-size',
    '& > [data-bars]': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      alignItems: 'end',
      gap: '8px',
      '@container (max-width: 29.9375rem)': { gap: '4px' },
    },
    '& [data-bar]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '1',
      justifyItems: 'center',
      '& > svg': { display: 'block', width: '100%', height: `${HEIGHT}px` },
    },
    '& rect': { fill: 'data.bar' },
    '& rect[data-part]': { fill: 'state.info.solid' },
    '& rect[data-urgent]': { fill: 'state.alarm.solid' },
    '& line': { stroke: 'border.control', vectorEffect: 'non-scaling-stroke' },
  },
});
const Name = styled('small', {
  base: { textStyle: 'caption', color: 'fg.muted', whiteSpace: 'nowrap' },
});
const Amount = styled('small', {
  base: {
    textStyle: 'caption',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    '@container (max-width: 44.9375rem)': { display: 'none' },
  },
});
const Keys = styled('figcaption', { base: chartKeys });

/** A legend entry: a small colored square with the color's meaning. */
const Key = styled('span', {
  base: {
    ...row('1.5'),
    display: 'inline-flex',
    '&::before': { content: '""', boxSize: '8px' },
  },
  variants: {
    of: {
      whole: { '&::before': { background: 'data.bar' } },
      part: { '&::before': { background: 'state.info.solid' } },
      urgent: { '&::before': { background: 'state.alarm.solid' } },
    },
  },
});

/** One month's bar: the settled, open and urgent amounts, in one unit. */
interface MonthBar {
  readonly key: string;
  readonly name: string;
  /** The month's amounts as text, shown above the bar if there is room. */
  readonly words: string;
  readonly whole: number;
  readonly part: number;
  readonly urgent: number;
}

interface MonthBarsProps {
  /** The whole chart as text for screen readers. */
  readonly label: string;
  readonly names: Readonly<Record<'whole' | 'part' | 'urgent', string>>;
  /** The bars, oldest month first. */
  readonly bars: readonly MonthBar[];
}

/** A chart with one bar per month. A bar has up to three parts, with the urgent part at the bottom. A table shows the same data. */
export const MonthBars = ({ label, names, bars }: MonthBarsProps) => {
  const most = Math.max(1, ...bars.map(({ part, urgent, whole }) => whole + part + urgent));
  const high = (value: number): number => (value / most) * (HEIGHT - 2);
  return (
    <Frame>
      <Keys>
        <Key of="whole">{names.whole}</Key>
        <Key of="part">{names.part}</Key>
        <Key of="urgent">{names.urgent}</Key>
      </Keys>
      <div data-bars="" role="img" aria-label={label}>
        {bars.map(({ key, name, part, urgent, whole, words }) => (
          <div key={key} data-bar="" title={`${name}: ${words}`}>
            <Amount>{words}</Amount>
            <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
              <rect y={HEIGHT - high(whole + part + urgent)} width="10" height={high(whole)} />
              <rect data-part="" y={HEIGHT - high(part + urgent)} width="10" height={high(part)} />
              <rect data-urgent="" y={HEIGHT - high(urgent)} width="10" height={high(urgent)} />
              <line x1="0" x2="10" y1={HEIGHT} y2={HEIGHT} />
            </svg>
            <Name>{name}</Name>
          </div>
        ))}
      </div>
    </Frame>
  );
};
