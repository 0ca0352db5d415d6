import { DAY_MINUTES } from './effective-hours.rule.ts';
import type { ScheduleEntry } from './schedule.ts';
import { minuteOf, type TypedEntry, typedEntry } from './typed-entry.rule.ts';

/** The weekdays. 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const compare = (a: TypedEntry, b: TypedEntry): number =>
  (a.weekdays[0] ?? 0) - (b.weekdays[0] ?? 0) ||
  (minuteOf(a.opens) ?? 0) - (minuteOf(b.opens) ?? 0);

/** Splits a week into rows with one interval on one day each, in week order. */
export const weekRows = (entries: readonly ScheduleEntry[]): readonly TypedEntry[] =>
  entries
    .flatMap((entry) =>
      entry.weekdays.map((weekday) => ({ ...typedEntry(entry), weekdays: [weekday] })),
    )
    .toSorted(compare);

/** Joins a week into as few entries as possible, in week order. */
export const joinedEntries = (entries: readonly ScheduleEntry[]): readonly ScheduleEntry[] => {
  const alike = new Map<string, ScheduleEntry>();
  for (const { weekdays, ...hours } of entries) {
    const { opensAt, closesAt, windowBefore, windowAfter, mustOpen, mustClose } = hours;
    const key = [opensAt, closesAt, windowBefore, windowAfter, mustOpen, mustClose].join();
    const days = new Set([...(alike.get(key)?.weekdays ?? []), ...weekdays]);
    alike.set(key, { ...hours, weekdays: [...days].toSorted((a, b) => a - b) });
  }
  return [...alike.values()].toSorted(
    (a, b) => (a.weekdays[0] ?? 0) - (b.weekdays[0] ?? 0) || a.opensAt - b.opensAt,
  );
};

/** Quick set (domain guide 6.5): replaces all intervals of the selected weekdays with one pair of times. Other days stay unchanged. */
export const quickSet = (
  rows: readonly TypedEntry[],
  weekdays: readonly number[],
  hours: Omit<TypedEntry, 'weekdays'>,
): readonly TypedEntry[] =>
  [
    ...rows.filter(({ weekdays: [day = 0] }) => !weekdays.includes(day)),
    ...[...new Set(weekdays)].map((day) => ({ ...hours, weekdays: [day] })),
  ].toSorted(compare);

/** The step, in minutes, by which dragging or an arrow key moves one end of an interval. */
export const STEP = 15;

const two = (value: number): string => String(value).padStart(2, '0');
const text = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/**
 * Moves one end of an interval to a minute of its day, in steps of a quarter of an hour. An end cannot pass the other end,
 * and the interval cannot reach a whole day; an invalid row stays unchanged.
 */
export const movedEnd = (row: TypedEntry, end: 'opens' | 'closes', minute: number): TypedEntry => {
  const [from, closes] = [minuteOf(row.opens), minuteOf(row.closes)];
  if (from === null || closes === null) return row;
  const to = closes > from && !row.nextDay ? closes : closes + DAY_MINUTES;
  const wanted = Math.round(minute / STEP) * STEP;
  if (end === 'opens') {
    const least = Math.max(0, to - DAY_MINUTES + STEP);
    const most = Math.min(DAY_MINUTES - STEP, to - STEP);
    // If the interval lasts almost a whole day, its start cannot be moved.
    if (least > most) return row;
    return { ...row, opens: text(Math.min(most, Math.max(least, wanted))) };
  }
  const moved = Math.min(from + DAY_MINUTES - STEP, Math.max(from + STEP, wanted));
  return { ...row, closes: text(moved % DAY_MINUTES), nextDay: moved >= DAY_MINUTES };
};
