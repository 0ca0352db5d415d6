import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { HiddenText } from './hidden-text.tsx';
import { inlineRow } from './looks.ts';
import { styled } from './styled.ts';
import { useElementSize } from './use-size.ts';

const MINUTES = 1440;
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];
/** Pixels a text in a bar needs. */
const TEXT_ROOM = 86;
/** Minutes by which an arrow key moves an end, and with Shift. */
const STEP = { plain: 15, far: 60 } as const;

const columns = '92px minmax(0, 1fr) 116px';
const Frame = styled('ul', {
  base: {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: columns,
      alignItems: 'center',
      minHeight: '48px',
      paddingInline: '16px',
      borderTop: 'subtle',
      '&[data-current]': { background: 'bg.subtle' },
      '& > p': { textStyle: 'body', color: 'fg.muted', whiteSpace: 'nowrap' },
      '& > p > b': { color: 'fg.default', fontWeight: '600' },
      '& > p > small': {
        display: 'block',
        textStyle: 'caption',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
      '& > [data-badge]': { justifySelf: 'end', textStyle: 'caption', color: 'fg.muted' },
    },
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
    '& text': { fontSize: '12px', fontWeight: '600', fill: 'accent.fg', pointerEvents: 'none' },
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
    '@media (max-width: 640px)': {
      '& > li': {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        paddingBlock: '8px 4px',
        '& > svg': { gridColumn: '1 / 3', order: '1' },
      },
    },
  },
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
    '& text': { fontSize: '12px', fill: 'fg.muted' },
    '& > span': { justifySelf: 'end' },
    '@media (max-width: 640px)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > svg': { gridColumn: '1' },
      '& > span': { display: 'none' },
    },
  },
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

/** What a piece of a day is, by its look; words say it besides. */
export type StripLook = 'open' | 'window' | 'temporary' | 'closed';

/** A piece of a day, minutes of it. */
export interface StripBar {
  readonly from: number;
  readonly to: number;
  readonly look: StripLook;
  /** In it, where there is room. */
  readonly text: string | null;
}

/** An end of an opening that is moved by dragging and by keys; `at` may lie beyond the day. */
export interface StripEnd {
  readonly key: string;
  readonly label: string;
  readonly at: number;
  /** The same as people read it. */
  readonly text: string;
  readonly onMove: (minute: number) => void;
}

/** One day of a week. */
export interface WeekStrip {
  readonly key: string;
  readonly name: string;
  /** Beside the name. */
  readonly date: string | null;
  /** Below it, where a day has several strips. */
  readonly note: string | null;
  readonly bars: readonly StripBar[];
  /** The minute it is now; null on any other day. */
  readonly now: number | null;
  readonly badge: ReactNode;
  /** The whole day for whoever does not see it. */
  readonly words: string;
  readonly ends?: readonly StripEnd[];
}

const percent = (minute: number): string =>
  `${((Math.min(Math.max(minute, 0), MINUTES) / MINUTES) * 100).toFixed(3)}%`;

/** What the looks of pieces mean; `words` as the screen calls them. */
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

const End = ({ end }: { readonly end: StripEnd }) => {
  const onPointerMove = (event: PointerEvent<SVGRectElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (box !== undefined) end.onMove(((event.clientX - box.left) / box.width) * MINUTES);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    end.onMove(end.at + way * (event.shiftKey ? STEP.far : STEP.plain));
  };
  const x = percent(end.at);
  return (
    <g>
      <rect
        role="slider"
        tabIndex={0}
        aria-label={end.label}
        aria-valuemin={0}
        aria-valuemax={2 * MINUTES}
        aria-valuenow={end.at}
        aria-valuetext={end.text}
        {...{ x, y: 2, width: 24, height: 44, transform: 'translate(-12 0)' }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.focus();
        }}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      />
      <rect
        data-knob=""
        {...{ x, y: 8, width: 4, height: 32, rx: 2, transform: 'translate(-2 0)' }}
      />
    </g>
  );
};

const Bars = ({ strip, room }: { readonly strip: WeekStrip; readonly room: number }) => {
  const { bars, now, ends = [] } = strip;
  return (
    <svg data-strip="" aria-hidden={ends.length === 0 ? true : undefined}>
      {HOURS.map((hour) => (
        <line
          key={hour}
          data-tick=""
          {...{ x1: percent(hour * 60), x2: percent(hour * 60), y1: 12, y2: 36 }}
        />
      ))}
      {bars.map(({ from, to, look }) => (
        <rect
          key={`${look} ${from}`}
          data-look={look}
          {...{ x: percent(from), y: 12.5, height: 23, width: percent(to - from) }}
        />
      ))}
      {now !== null && (
        <line data-now="" {...{ x1: percent(now), x2: percent(now), y1: 0, y2: 48 }} />
      )}
      {bars.map(({ from, to, look, text }) => {
        if (
          text === null ||
          ((to - from) / MINUTES) * room < Math.max(TEXT_ROOM, text.length * 6.6)
        )
          return null;
        // A line through the middle of it would strike it out.
        const aside = now !== null && from <= now && now <= to;
        const place = aside
          ? { x: percent(from), dx: 8, textAnchor: 'start' as const }
          : { x: percent((from + to) / 2), textAnchor: 'middle' as const };
        return (
          <text key={`text ${from}`} data-look={look} y={28} {...place} aria-hidden>
            {text}
          </text>
        );
      })}
      {ends.map((end) => (
        <End key={end.key} end={end} />
      ))}
    </svg>
  );
};

/**
 * Days of a week below each other, each with what may happen when (kit README §7 "Week strip"); ends of an opening that may
 * be moved are dragged in a strip or moved by arrow keys. Whoever hears the page hears the words of each day.
 */
export const WeekStrips = ({
  label,
  badges,
  strips,
}: {
  readonly label: string;
  /** What stands at the end of each row. */
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
              {String(hour).padStart(2, '0')}
            </text>
          ))}
        </svg>
        <span>{badges}</span>
      </Ruler>
      <Frame aria-label={label}>
        {strips.map((strip) => (
          <li
            key={strip.key}
            data-current={strip.now === null ? undefined : ''}
            aria-current={strip.now === null ? undefined : 'date'}
          >
            <p>
              <b>{strip.name}</b> {strip.date}
              {strip.note !== null && <small>{strip.note}</small>}
              <HiddenText>: {strip.words}</HiddenText>
            </p>
            <Bars strip={strip} room={width} />
            <div data-badge="">{strip.badge}</div>
          </li>
        ))}
      </Frame>
    </div>
  );
};
