import { dayAfter, dayNumber, weekdayOf } from '../kernel/calendar-day.rule.ts';
import type { WallClock, WallTime } from '../kernel/wall-clock.port.ts';
import type { Recurrence } from './site-test.schema.ts';

const MINUTE = 60000;
const DAY_MINUTES = 24 * 60;

/** When one occurrence runs, milliseconds UTC. */
export interface Occurrence {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Where the clocks hang by which a test recurs, and the longest it may last each time, milliseconds. */
export interface RecurrencePlace {
  readonly clock: WallClock;
  readonly timeZone: string;
  readonly longest: number;
}

const two = (value: number): string => String(value).padStart(2, '0');
const wallOf = (day: string, minute: number): WallTime =>
  `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** Minutes on the wall from its start to its end; equal times are a whole day. */
export const wallMinutes = ({ from, to }: Pick<Recurrence, 'from' | 'to'>): number =>
  ((to - from + DAY_MINUTES - 1) % DAY_MINUTES) + 1;

/**
 * The occurrence of a day. It begins and ends by the clocks on the wall, also on the nights that move them; where the hour
 * that is skipped would leave nothing of it, it lasts its length, and never longer than is allowed.
 */
const occurrenceOn = (
  day: string,
  recurrence: Recurrence,
  { clock, timeZone, longest }: RecurrencePlace,
): Occurrence => {
  const minutes = wallMinutes(recurrence);
  const startsAt = clock.instant(wallOf(day, recurrence.from), timeZone);
  const overnight = recurrence.from + minutes >= DAY_MINUTES ? 1 : 0;
  const end = clock.instant(wallOf(dayAfter(day, overnight), recurrence.to), timeZone);
  const endsAt = end > startsAt ? end : startsAt + minutes * MINUTE;
  return { startsAt, endsAt: Math.min(endsAt, startsAt + longest) };
};

/** The first occurrence of which that is so, from the day before `from` on: an overnight one may still run then; null when the last day is over. */
const firstWhere = (
  recurrence: Recurrence,
  from: number,
  place: RecurrencePlace,
  isIt: (occurrence: Occurrence) => boolean,
): Occurrence | null => {
  const today = place.clock.wallTime(from, place.timeZone).slice(0, 10);
  // Yesterday, a whole week, and a day: today's may have begun already.
  for (let ahead = -1; ahead <= 7; ahead += 1) {
    const day = dayAfter(today, ahead);
    if (day > recurrence.until) return null;
    if (!recurrence.weekdays.includes(weekdayOf(dayNumber(day)))) continue;
    const occurrence = occurrenceOn(day, recurrence, place);
    if (isIt(occurrence)) return occurrence;
  }
  return null;
};

/** The first occurrence that begins at `after` (milliseconds UTC) or later; null when the last day is over. */
export const nextOccurrence = (
  recurrence: Recurrence,
  after: number,
  place: RecurrencePlace,
): Occurrence | null => firstWhere(recurrence, after, place, ({ startsAt }) => startsAt >= after);

/** What is left of the occurrences after a moment: the rest of the one that runs then, else the next; null when the last day is over. */
export const restOfOccurrences = (
  recurrence: Recurrence,
  after: number,
  place: RecurrencePlace,
): Occurrence | null => {
  const found = firstWhere(recurrence, after, place, ({ endsAt }) => endsAt > after);
  return found === null ? null : { ...found, startsAt: Math.max(found.startsAt, after) };
};

/** A test that recurs, with the longest it may last each time. */
export interface Series {
  readonly recurrence: Recurrence;
  /** Milliseconds. */
  readonly longest: number;
}

/** Whether two tests that recur ever run at the same moment from `from` on. */
export const seriesMeet = (
  a: Series,
  b: Series,
  from: number,
  where: Omit<RecurrencePlace, 'longest'>,
): boolean => {
  const next = ({ recurrence, longest }: Series, after: number): Occurrence | null =>
    restOfOccurrences(recurrence, after, { ...where, longest });
  let [one, other] = [next(a, from), next(b, from)];
  while (one !== null && other !== null) {
    if (one.startsAt < other.endsAt && other.startsAt < one.endsAt) return true;
    if (one.endsAt <= other.startsAt) one = next(a, other.startsAt);
    else other = next(b, one.startsAt);
  }
  return false;
};
