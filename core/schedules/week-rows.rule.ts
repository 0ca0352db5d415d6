import { DAY_MINUTES } from './effective-hours.rule.ts';
import type { ScheduleEntry } from './schedule.ts';
import { minuteOf, type TypedEntry, typedEntry } from './typed-entry.rule.ts';

/** 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const compare = (a: TypedEntry, b: TypedEntry): number =>
  (a.weekdays[0] ?? 0) - (b.weekdays[0] ?? 0) ||
  (minuteOf(a.opens) ?? 0) - (minuteOf(b.opens) ?? 0);

/** Returns a week as rows with one opening of one day, in the order of the week. */
export const weekRows = (entries: readonly ScheduleEntry[]): readonly TypedEntry[] =>
  entries
    .flatMap((entry) =>
      entry.weekdays.map((weekday) => ({ ...typedEntry(entry), weekdays: [weekday] })),
    )
    .toSorted(compare);

/** Returns the same week with as few entries as possible. Days with the same opening share an entry, in the order of the week. */
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

/**
 * Quick set: sets one pair of times for the selected weekdays in place of their existing openings. The other days stay
 * (domain guide 6.5).
 */
export const quickSet = (
  rows: readonly TypedEntry[],
  weekdays: readonly number[],
  hours: Omit<TypedEntry, 'weekdays'>,
): readonly TypedEntry[] =>
  [
    ...rows.filter(({ weekdays: [day = 0] }) => !weekdays.includes(day)),
    ...[...new Set(weekdays)].map((day) => ({ ...hours, weekdays: [day] })),
  ].toSorted(compare);

/** The step in minutes for dragging an end of an opening, and for an arrow key. */
export const STEP = 15;

const two = (value: number): string => String(value).padStart(2, '0');
const text = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/**
 * Moves one end of an opening to a minute of its day, in steps of a quarter of an hour. It cannot pass the other end or
 * reach a whole day. An unreadable row stays unchanged.
 */
export const movedEnd = (row: TypedEntry, end: 'opens' | 'closes', minute: number): TypedEntry => {
  const [from, closes] = [minuteOf(row.opens), minuteOf(row.closes)];
  if (from === null || closes === null) return row;
  const to = closes > from && !row.nextDay ? closes : closes + DAY_MINUTES;
  const wanted = Math.round(minute / STEP) * STEP;
  if (end === 'opens') {
    const least = Math.max(0, to - DAY_MINUTES + STEP);
    const most = Math.min(DAY_MINUTES - STEP, to - STEP);
    // If a whole day starts within the last step, there is no room to move.
    if (least > most) return row;
    return { ...row, opens: text(Math.min(most, Math.max(least, wanted))) };
  }
  const moved = Math.min(from + DAY_MINUTES - STEP, Math.max(from + STEP, wanted));
  return { ...row, closes: text(moved % DAY_MINUTES), nextDay: moved >= DAY_MINUTES };
};
