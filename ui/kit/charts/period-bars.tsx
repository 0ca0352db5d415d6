import type { ReactNode } from 'react';
import { HiddenText } from '../hidden-text.tsx';
import { chartKeys, inlineRow } from '../looks.ts';
import { pressedWhole } from '../portal-looks.ts';
import { styled } from '../styled.ts';
import { chartTop } from './chart-top.rule.ts';

const HEIGHT = 96;

/** What a part of a bar stands for, and its color. */
const FILLS = {
  count: 'data.bar',
  now: 'fg.default',
  alarm: 'state.alarm.solid',
  neutral: 'state.neutral.solid',
} as const;
type Fill = keyof typeof FILLS;

const Frame = styled('figure', { base: { display: 'grid', gap: '2' } });
const Keys = styled('figcaption', { base: { ...chartKeys, minHeight: '16px' } });
const Key = styled('span', {
  base: {
    ...inlineRow('1.5'),
    '&::before': { content: '""', boxSize: '8px', forcedColorAdjust: 'none' },
  },
  variants: {
    of: {
      count: { '&::before': { background: FILLS.count } },
      now: { '&::before': { background: FILLS.now } },
      alarm: { '&::before': { background: FILLS.alarm } },
      neutral: { '&::before': { background: FILLS.neutral } },
      before: { '&::before': { width: '12px', height: '2px', background: 'fg.default' } },
    },
  },
});
const Plot = styled('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr)',
    columnGap: '1',
  },
});
const Scale = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    height: `${HEIGHT}px`,
    textStyle: 'caption',
    color: 'fg.muted',
    textAlign: 'end',
    // The middle of each number is at its line.
    '& > *': { height: '0', lineHeight: '0' },
  },
});
const Bars = styled('ul', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    height: `${HEIGHT}px`,
    backgroundImage:
      'linear-gradient(var(--p-colors-border-subtle) 1px, transparent 1px), linear-gradient(var(--p-colors-border-subtle) 1px, transparent 1px)',
    backgroundSize: '100% 1px',
    backgroundPosition: `0 0, 0 ${HEIGHT / 2}px`,
    backgroundRepeat: 'no-repeat',
    borderBottom: 'control',
    '& > *': pressedWhole,
    // The link has no text in sight, so that it needs the size of its bar.
    '& [data-link]': { position: 'absolute', inset: '0' },
    '& svg': { display: 'block', width: '100%', height: `${HEIGHT}px` },
    '& rect[data-of=count]': { fill: FILLS.count },
    '& rect[data-of=now]': { fill: FILLS.now },
    '& rect[data-of=alarm]': { fill: FILLS.alarm },
    '& rect[data-of=neutral]': { fill: FILLS.neutral },
    '& line': { stroke: 'fg.default', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' },
  },
});
const Names = styled('p', {
  base: {
    gridColumn: '2',
    display: 'grid',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    textStyle: 'caption',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    // A name is as wide as it needs, with its middle under its bar; the first may reach below the zero of the scale.
    justifyItems: 'center',
    paddingTop: '1',
    '& > *': { gridRow: '1' },
    '& > :nth-child(2)': { gridColumn: '5' },
    '& > :nth-child(3)': { gridColumn: '9' },
    // Under the last bar, but never beyond the end of the scale.
    '& > [data-now]': {
      gridColumn: '11 / 13',
      justifySelf: 'end',
      minWidth: '50%',
      textAlign: 'center',
      fontWeight: '600',
      color: 'fg.default',
    },
  },
});

/** One week or month: the parts of its bar from the base line up, and the same time of the year before as a line. */
export interface PeriodBar {
  readonly key: string;
  readonly parts: readonly { readonly of: Fill; readonly value: number }[];
  /** Null if there is nothing to compare. */
  readonly before: number | null;
  /** The bar as text, for screen readers and on hover. */
  readonly words: string;
  /** Wraps the text in a link, which then covers the whole bar. */
  readonly link?: (words: ReactNode) => ReactNode;
}

interface PeriodBarsProps {
  readonly label: string;
  /** Twelve weeks or months, the oldest first. The last one has not ended yet. */
  readonly bars: readonly PeriodBar[];
  readonly keys: readonly { readonly of: Fill | 'before'; readonly text: string }[];
  /** The first, fifth and ninth bar, as text below them. */
  readonly names: readonly string[];
}

/** Twelve bars by week or month. A table shows the same data. */
export const PeriodBars = ({ label, bars, keys, names }: PeriodBarsProps) => {
  const heights = bars.map(({ parts }) => parts.reduce((all, { value }) => all + value, 0));
  const top = chartTop([...heights, ...bars.map(({ before }) => before ?? 0)]);
  const highOf = (value: number): number => (value / top) * HEIGHT;
  return (
    <Frame>
      <Keys>
        {keys.map(({ of, text }) => (
          <Key key={of} of={of}>
            {text}
          </Key>
        ))}
      </Keys>
      <Plot>
        <Scale aria-hidden>
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{value}</span>
          ))}
        </Scale>
        <Bars aria-label={label}>
          {bars.map(({ key, parts, before, words, link }) => {
            const text = <HiddenText>{words}</HiddenText>;
            let y = HEIGHT;
            return (
              <li key={key} title={words}>
                {link === undefined ? text : link(text)}
                <svg viewBox={`0 0 10 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
                  {parts.map(({ of, value }) => {
                    const height = value === 0 ? 0 : Math.max(2, highOf(value));
                    y -= height;
                    return <rect key={of} data-of={of} x="1" y={y} width="8" height={height} />;
                  })}
                  {before !== null && (
                    <line
                      x1="0"
                      x2="10"
                      y1={HEIGHT - highOf(before)}
                      y2={HEIGHT - highOf(before)}
                    />
                  )}
                </svg>
              </li>
            );
          })}
        </Bars>
        <Names aria-hidden>
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
          <span data-now="">now</span>
        </Names>
      </Plot>
    </Frame>
  );
};
