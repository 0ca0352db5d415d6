import { dayNumber, dayText, weekdayOf } from '../kernel/calendar-day.rule.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import { wallText } from '../schedules/site-hours.rule.ts';
import type { Rotation, WeekMinute } from './on-call.ts';

/** A time span in milliseconds UTC, end exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

type Clock = Pick<WallClock, 'wallTime' | 'instant'>;

/** Returns the instant of a local minute on a day, in milliseconds UTC. */
const instantOn = (day: number, minute: number, timeZone: string, clock: Clock): number =>
  clock.instant(`${dayText(day)}T${wallText(minute)}`, timeZone);

const dayOf = (at: number, timeZone: string, clock: Clock): number =>
  dayNumber(clock.wallTime(at, timeZone).slice(0, 10));

/** Returns the index of the turn that a shift belongs to, among `many` turns that repeat. */
export const turnOf = (index: number, many: number): number => ((index % many) + many) % many;

export interface Turn extends Span {
  /** The index of the shift. The shift that starts on `startsOn` has index 0. */
  readonly index: number;
}

/** Returns the shifts that overlap a time span, in order. Shifts change at local hand-off times. */
export const turnsIn = (
  { startsOn, handoffAt, rotationDays }: Rotation,
  span: Span,
  timeZone: string,
  clock: Clock,
): readonly Turn[] => {
  const first = dayNumber(startsOn);
  const begin = (index: number): number =>
    instantOn(first + index * rotationDays, handoffAt, timeZone, clock);
  const turns: Turn[] = [];
  let index = Math.floor((dayOf(span.from, timeZone, clock) - first) / rotationDays) - 1;
  for (let from = begin(index); from < span.to; index += 1) {
    const to = begin(index + 1);
    if (to > span.from) turns.push({ index, from, to });
    from = to;
  }
  return turns;
};

/** Returns the number of local days from one minute of the week to the next. Two equal minutes are a whole week apart. */
export const weekLength = (from: WeekMinute, to: WeekMinute): number => {
  const days = turnOf(to.weekday - from.weekday, 7);
  return days === 0 && to.minute <= from.minute ? 7 : days;
};

const weeklyIn = (
  { covers }: Rotation,
  span: Span,
  timeZone: string,
  clock: Clock,
): readonly Span[] => {
  if (covers === null) return [span];
  const last = dayOf(span.to, timeZone, clock);
  const spans: Span[] = [];
  const { from, to } = covers;
  const length = weekLength(from, to);
  for (let day = dayOf(span.from, timeZone, clock) - 8; day <= last; day += 1) {
    if (weekdayOf(day) !== from.weekday) continue;
    const begins = instantOn(day, from.minute, timeZone, clock);
    const ends = instantOn(day + length, to.minute, timeZone, clock);
    if (ends > span.from && begins < span.to) spans.push({ from: begins, to: ends });
  }
  return spans;
};

/** Returns the time span from the first hand-off of a list to the hand-off after its last day. */
const runOf = (
  { endsOn, handoffAt, startsOn }: Rotation,
  timeZone: string,
  clock: Clock,
): Span => ({
  from: instantOn(dayNumber(startsOn), handoffAt, timeZone, clock),
  to: endsOn === null ? Infinity : instantOn(dayNumber(endsOn) + 1, handoffAt, timeZone, clock),
});

/** Returns the parts of a time span that the list covers: its weekly hours between its first turn and its last day. */
export const coveredIn = (
  rotation: Rotation,
  span: Span,
  timeZone: string,
  clock: Clock,
): readonly Span[] => {
  const run = runOf(rotation, timeZone, clock);
  return weeklyIn(rotation, span, timeZone, clock)
    .map(({ from, to }) => ({ from: Math.max(from, run.from), to: Math.min(to, run.to) }))
    .filter(({ from, to }) => from < to);
};

/** Checks whether an instant is within a time span, end exclusive. */
export const holds = ({ from, to }: Span, at: number): boolean => from <= at && at < to;
