import { formatHour } from './format-time.ts';
import { HiddenText } from './hidden-text.tsx';
import { inlineRow } from './looks.ts';
import { styled } from './styled.ts';
import { Strong } from './text.ts';
import { useElementSize } from './use-size.ts';
import { Bars, HOURS, percent, type StripLook, type WeekStrip } from './week-strip-bars.tsx';

const columns = '92px minmax(0, 1fr) 116px';
const Frame = styled('ul', {
  base: {
    '& svg[data-strip]': { display: 'block', width: '100%', height: '48px', overflow: 'visible' },
    '& [data-tick]': { stroke: 'border.subtle', strokeWidth: 1 },
    '& [data-now]': { stroke: 'fg.default', strokeWidth: 2 },
    '& rect[data-look=open]': { fill: 'accent.subtle', stroke: 'data.bar' },
    '& rect[data-look=window]': { fill: 'bg.surface', stroke: 'data.bar' },
    '& rect[data-look=temporary]': { fill: 'state.info.subtle', stroke: 'state.info.solid' },
    '& rect[data-look=closed]': {
      fill: 'state.neutral.subtle',
      stroke: 'state.neutral.solid',
      strokeDasharray: '4 3',
    },
    '& text': { fontSize: '0.75rem', fontWeight: '600', fill: 'accent.fg', pointerEvents: 'none' },
    '& text[data-look=temporary]': { fill: 'state.info.fg' },
    '& text[data-look=closed]': { fill: 'fg.muted' },
    '& [role=slider]': {
      fill: 'transparent',
      cursor: 'ew-resize',
      touchAction: 'none',
      outline: '0',
    },
    '& [data-knob]': { fill: 'accent.solid', pointerEvents: 'none' },
    '& [role=slider]:focus-visible + [data-knob]': {
      stroke: 'focus.ring',
      strokeWidth: 4,
      paintOrder: 'stroke',
    },
  },
});
const Day = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    minHeight: '48px',
    paddingInline: '16px',
    borderTop: 'subtle',
    '&[data-current]': { background: 'bg.subtle' },
    '@media (max-width: 40rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      paddingBlock: '8px 4px',
      '& > svg': { gridColumn: '1 / 3', order: '1' },
    },
  },
});
const Name = styled('p', { base: { textStyle: 'body', color: 'fg.muted', whiteSpace: 'nowrap' } });
const Badge = styled('div', {
  base: { justifySelf: 'end', textStyle: 'caption', color: 'fg.muted' },
});
const Note = styled('small', {
  base: { display: 'block', textStyle: 'caption', overflow: 'hidden', textOverflow: 'ellipsis' },
});
const Ruler = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    height: '32px',
    paddingInline: '16px',
    background: 'bg.subtle',
    textStyle: 'caption',
    color: 'fg.muted',
    '& > svg': { gridColumn: '2', width: '100%', height: '16px', overflow: 'visible' },
    '& text': { fontSize: '0.75rem', fill: 'fg.muted' },
    '@media (max-width: 40rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > svg': { gridColumn: '1' },
    },
  },
});
const Badges = styled('span', {
  base: { justifySelf: 'end', '@media (max-width: 40rem)': { display: 'none' } },
});
const Key = styled('span', {
  base: {
    ...inlineRow('1.5'),
    textStyle: 'caption',
    color: 'fg.muted',
    '&::before': { content: '""', width: '16px', height: '9px', border: '1px solid' },
  },
  variants: {
    of: {
      open: { '&::before': { background: 'accent.subtle', borderColor: 'data.bar' } },
      window: { '&::before': { background: 'bg.surface', borderColor: 'data.bar' } },
      temporary: {
        '&::before': { background: 'state.info.subtle', borderColor: 'state.info.solid' },
      },
      closed: {
        '&::before': {
          background: 'state.neutral.subtle',
          borderColor: 'state.neutral.solid',
          borderStyle: 'dashed',
        },
      },
    },
  },
});

/** The legend of the interval styles; `words` are the screen's own labels. */
export const WeekStripKey = ({
  words,
}: {
  readonly words: readonly (readonly [StripLook, string])[];
}) =>
  words.map(([look, word]) => (
    <Key key={look} of={look}>
      {word}
    </Key>
  ));

/**
 * Shows the days of a week below each other with their intervals (kit README §7 "Week strip"). Ends of opening intervals
 * are moved by dragging or with arrow keys. Screen readers receive each day as text.
 */
export const WeekStrips = ({
  label,
  badges,
  strips,
}: {
  readonly label: string;
  /** The accessible name of the content at the end of each row. */
  readonly badges: string;
  readonly strips: readonly WeekStrip[];
}) => {
  const [ruler, { width }] = useElementSize();
  return (
    <div>
      <Ruler aria-hidden>
        <svg ref={ruler as never}>
          {HOURS.map((hour) => (
            <text
              key={hour}
              x={percent(hour * 60)}
              y={12}
              textAnchor={hour === 24 ? 'end' : hour === 0 ? 'start' : 'middle'}
            >
              {formatHour(hour)}
            </text>
          ))}
        </svg>
        <Badges>{badges}</Badges>
      </Ruler>
      <Frame aria-label={label}>
        {strips.map((strip) => (
          <Day
            key={strip.key}
            data-current={strip.now === null ? undefined : ''}
            aria-current={strip.now === null ? undefined : 'date'}
          >
            <Name>
              <Strong ink>{strip.name}</Strong> {strip.date}
              {strip.note !== null && <Note>{strip.note}</Note>}
              <HiddenText>: {strip.words}</HiddenText>
            </Name>
            <Bars strip={strip} room={width} />
            <Badge>{strip.badge}</Badge>
          </Day>
        ))}
      </Frame>
    </div>
  );
};
