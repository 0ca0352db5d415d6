import { dayAfter } from '../kernel/calendar-day.rule.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { OpenDay, OpenSpan } from './site-openings.schema.ts';

/** An opening or closing signal of an area. `at` is in milliseconds UTC. */
export interface ArmingChange {
  readonly at: number;
  readonly isOpen: boolean;
}

/** The days to show and the time zone of the site. */
export interface DayLook {
  readonly now: number;
  /** The number of days to show. */
  readonly days: number;
  /** The last day to show. Omitted for today. */
  readonly last?: string | undefined;
  readonly clock: WallClock;
  readonly timeZone: string;
}

const MINUTES = 1440;

/** Returns the start of the first day to show, in milliseconds UTC, so that only the needed signals are read. */
export const openingsSince = ({ now, days, last, clock, timeZone }: DayLook): number => {
  const day = last ?? clock.wallTime(now, timeZone).slice(0, 10);
  return clock.instant(`${dayAfter(day, 1 - days)}T00:00`, timeZone);
};

/**
 * Returns the time spans from each opening signal to the next closing signal, oldest first. The area counts as closed
 * before the first signal.
 */
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

/**
 * Returns when an area was open on each local day, newest day first. `changes` are oldest first and include the last
 * signal before these days.
 */
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
      // When the clocks go back at night, a span can end before its start in local time.
      return [{ from: start, to: Math.max(start, end) }];
    });
    return { day, spans: within, now: day === today ? minuteOf(wallNow) : null };
  });
};
