import { dayAfter, dayNumber, weekdayOf } from '../kernel/calendar-day.rule.ts';
import type { WallClock, WallTime } from '../kernel/wall-clock.port.ts';
import type { Recurrence } from './site-test.schema.ts';

const MINUTE = 60000;
const DAY_MINUTES = 24 * 60;

/** The start and end of one occurrence of a recurring test, in milliseconds UTC. */
export interface Occurrence {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The time zone of a recurring test, and the maximum length of one occurrence in milliseconds. */
export interface RecurrencePlace {
  readonly clock: WallClock;
  readonly timeZone: string;
  readonly longest: number;
}

const two = (value: number): string => String(value).padStart(2, '0');
const wallOf = (day: string, minute: number): WallTime =>
  `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** Returns the number of local minutes from start to end. Equal times mean a whole day. */
export const wallMinutes = ({ from, to }: Pick<Recurrence, 'from' | 'to'>): number =>
  ((to - from + DAY_MINUTES - 1) % DAY_MINUTES) + 1;

/**
 * Returns the occurrence on a day, between local start and end times. If a clock change would leave nothing of the
 * occurrence, the occurrence keeps its normal length, up to the maximum.
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

/**
 * Returns the first occurrence for which `isIt` is true, or null after the last day. Starts with the day before `from`,
 * because an overnight occurrence may still be running.
 */
const firstWhere = (
  recurrence: Recurrence,
  from: number,
  place: RecurrencePlace,
  isIt: (occurrence: Occurrence) => boolean,
): Occurrence | null => {
  const today = place.clock.wallTime(from, place.timeZone).slice(0, 10);
  // The loop covers yesterday, a whole week, and one more day, because today's occurrence may have already started.
  for (let ahead = -1; ahead <= 7; ahead += 1) {
    const day = dayAfter(today, ahead);
    if (day > recurrence.until) return null;
    if (!recurrence.weekdays.includes(weekdayOf(dayNumber(day)))) continue;
    const occurrence = occurrenceOn(day, recurrence, place);
    if (isIt(occurrence)) return occurrence;
  }
  return null;
};

/** Returns the first occurrence that starts at or after `after` (milliseconds UTC). Null if the recurrence has ended. */
export const nextOccurrence = (
  recurrence: Recurrence,
  after: number,
  place: RecurrencePlace,
): Occurrence | null => firstWhere(recurrence, after, place, ({ startsAt }) => startsAt >= after);

/** Returns the rest of the occurrence that is running at an instant, otherwise the next occurrence. Null if the recurrence has ended. */
export const restOfOccurrences = (
  recurrence: Recurrence,
  after: number,
  place: RecurrencePlace,
): Occurrence | null => {
  const found = firstWhere(recurrence, after, place, ({ endsAt }) => endsAt > after);
  return found === null ? null : { ...found, startsAt: Math.max(found.startsAt, after) };
};

/** A recurring test, with the maximum length of one occurrence. */
export interface Series {
  readonly recurrence: Recurrence;
  /** The maximum length of one occurrence in milliseconds. */
  readonly longest: number;
}

/** Checks whether two recurring tests ever run at the same time from `from` on. */
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
