import { dayAfter } from '../kernel/calendar-day.rule.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { OpenDay, OpenSpan } from './site-openings.schema.ts';

/** An opening or a closing of an area, `at` in milliseconds. */
export interface ArmingChange {
  readonly at: number;
  readonly isOpen: boolean;
}

/** Where and until when days are looked at. */
export interface DayLook {
  readonly now: number;
  /** How many days. */
  readonly days: number;
  /** The last of them; today unless said. */
  readonly last?: string | undefined;
  readonly clock: WallClock;
  readonly timeZone: string;
}

const MINUTES = 1440;

/** When the first of the days begins, so that nobody reads further back than needed. */
export const openingsSince = ({ now, days, last, clock, timeZone }: DayLook): number => {
  const day = last ?? clock.wallTime(now, timeZone).slice(0, 10);
  return clock.instant(`${dayAfter(day, 1 - days)}T00:00`, timeZone);
};

/** Spans between openings and closings, oldest first; what nobody said before the first counts as closed. */
const openSpans = (changes: readonly ArmingChange[], now: number): readonly OpenSpan[] => {
  const spans: OpenSpan[] = [];
  let openAt: number | null = null;
  for (const { at, isOpen } of changes) {
    if (isOpen) openAt ??= at;
    else if (openAt !== null) {
      spans.push({ from: openAt, to: at });
      openAt = null;
    }
  }
  return openAt === null ? spans : [...spans, { from: openAt, to: now }];
};

/** When an area was open on each day, newest first, by the clocks of the site; `changes` come oldest first and begin with the last one before the days. */
export const openingDays = (
  changes: readonly ArmingChange[],
  look: DayLook,
): readonly OpenDay[] => {
  const { now, days, clock, timeZone } = look;
  const spans = openSpans(changes, now);
  const wallNow = clock.wallTime(now, timeZone);
  const today = wallNow.slice(0, 10);
  const newest = look.last ?? today;
  const minuteOf = (wall: string): number =>
    Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
  return Array.from({ length: days }, (_, ago): OpenDay => {
    const day = dayAfter(newest, -ago);
    const [begins, ends] = [day, dayAfter(day, 1)].map((one) =>
      clock.instant(`${one}T00:00`, timeZone),
    ) as [number, number];
    const within = spans.flatMap(({ from, to }) => {
      if (to <= begins || from >= ends) return [];
      const start = from <= begins ? 0 : minuteOf(clock.wallTime(from, timeZone));
      const end = to >= ends ? MINUTES : minuteOf(clock.wallTime(to, timeZone));
      // On the night that shows an hour twice a span may end before it began.
      return [{ from: start, to: Math.max(start, end) }];
    });
    return { day, spans: within, now: day === today ? minuteOf(wallNow) : null };
  });
};
