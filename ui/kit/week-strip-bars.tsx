import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';

const MINUTES = 1440;
/** The hours that have a label. */
export const HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];
/** The minimum width in pixels of a bar that contains text. */
const TEXT_ROOM = 86;
/** Minutes by which an arrow key moves an interval's end: without and with Shift. */
const STEP = { plain: 15, far: 60 } as const;

/** The style of an interval, which shows the interval's type. */
export type StripLook = 'open' | 'window' | 'temporary' | 'closed';

/** An interval of a day, in minutes of the day. */
export interface StripBar {
  readonly from: number;
  readonly to: number;
  readonly look: StripLook;
  /** Text inside the bar, shown if there is room; null for none. */
  readonly text: string | null;
}

/** A movable end of an opening interval. `at` can be outside the day. */
export interface StripEnd {
  readonly key: string;
  readonly label: string;
  readonly at: number;
  /** The time as readable text. */
  readonly text: string;
  readonly onMove: (minute: number) => void;
}

/** One day of a week. */
export interface WeekStrip {
  readonly key: string;
  readonly name: string;
  /** The date beside the name; null for none. */
  readonly date: string | null;
  /** A note below the name, if a day has several strips; null for none. */
  readonly note: string | null;
  readonly bars: readonly StripBar[];
  /** The current minute of the day; null if the day is not today. */
  readonly now: number | null;
  readonly badge: ReactNode;
  /** The whole day as text for screen readers. */
  readonly words: string;
  readonly ends?: readonly StripEnd[];
}

/** Returns the position of a minute within a strip as a percentage. A minute outside the day is placed at the edge. */
export const percent = (minute: number): string =>
  `${((Math.min(Math.max(minute, 0), MINUTES) / MINUTES) * 100).toFixed(3)}%`;

const End = ({ end }: { readonly end: StripEnd }) => {
  const onPointerMove = (event: PointerEvent<SVGRectElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (box !== undefined) end.onMove(((event.clientX - box.left) / box.width) * MINUTES);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    end.onMove(end.at + direction * (event.shiftKey ? STEP.far : STEP.plain));
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
        x={x}
        y={2}
        width={24}
        height={44}
        transform="translate(-12 0)"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.focus();
        }}
        onPointerMove={onPointerMove}
        onKeyDown={onKeyDown}
      />
      <rect data-knob="" x={x} y={8} width={4} height={32} rx={2} transform="translate(-2 0)" />
    </g>
  );
};

/**
 * Returns where the text of a bar is placed: in its middle, at its start if the current-time line would cross the text, or
 * after the bars if there is no room.
 */
const placeOf = (bar: StripBar, { bars, now }: WeekStrip, room: number) => {
  const { from, to, text } = bar;
  if (text === null || room === 0) return null;
  if (((to - from) / MINUTES) * room >= Math.max(TEXT_ROOM, text.length * 6.6))
    return now !== null && from <= now && now <= to
      ? { x: percent(from), dx: 8, textAnchor: 'start' as const }
      : { x: percent((from + to) / 2), textAnchor: 'middle' as const };
  const behind = bars.find((one) => one.from === to)?.to ?? to;
  const isFree = !bars.some((one) => one.from >= behind) && behind / MINUTES < 1 - TEXT_ROOM / room;
  return isFree ? { x: percent(behind), dx: 8, textAnchor: 'start' as const } : null;
};

/** Shows the intervals of a day over the hour marks. Movable ends can take the focus. */
export const Bars = ({ strip, room }: { readonly strip: WeekStrip; readonly room: number }) => {
  const { bars, now, ends = [] } = strip;
  return (
    <svg data-strip="" aria-hidden={ends.length === 0 ? true : undefined}>
      {HOURS.map((hour) => (
        <line
          key={hour}
          data-tick=""
          x1={percent(hour * 60)}
          x2={percent(hour * 60)}
          y1={12}
          y2={36}
        />
      ))}
      {bars.map(({ from, to, look }) => (
        <rect
          key={`${look} ${from}`}
          data-look={look}
          x={percent(from)}
          y={12.5}
          height={23}
          width={percent(to - from)}
        />
      ))}
      {now !== null && <line data-now="" x1={percent(now)} x2={percent(now)} y1={0} y2={48} />}
      {bars.map((bar) => {
        const place = placeOf(bar, strip, room);
        return (
          place !== null && (
            <text key={`text ${bar.from}`} data-look={bar.look} y={28} {...place} aria-hidden>
              {bar.text}
            </text>
          )
        );
      })}
      {ends.map((end) => (
        <End key={end.key} end={end} />
      ))}
    </svg>
  );
};
