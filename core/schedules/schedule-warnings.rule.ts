import { DAY_MINUTES } from './effective-hours.rule.ts';
import type { ScheduleEntry } from './schedule.ts';

/** The reason why the entries of a schedule cannot be saved (domain guide 6.5 "Checks"). Null if they can. */
export type ScheduleRefusal =
  | 'Two openings overlap on the same day'
  | 'An opening needs at least one weekday'
  | null;

const lengthOf = ({ opensAt, closesAt }: ScheduleEntry): number =>
  closesAt > opensAt ? closesAt - opensAt : closesAt + DAY_MINUTES - opensAt;

const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Returns each interval as minutes of the week. An interval on Sunday night may end beyond the end of the week. */
const spansOf = (entries: readonly ScheduleEntry[]): readonly (readonly [number, number])[] =>
  entries.flatMap((entry) =>
    entry.weekdays.map((weekday): readonly [number, number] => {
      const from = (weekday - 1) * DAY_MINUTES + entry.opensAt;
      return [from, from + lengthOf(entry)];
    }),
  );

/** Returns why entries cannot be saved together, or null if they can. Detects overlaps past midnight and from Sunday to Monday. */
export const refuseSchedule = (entries: readonly ScheduleEntry[]): ScheduleRefusal => {
  if (entries.some(({ weekdays }) => weekdays.length === 0))
    return 'An opening needs at least one weekday';
  const spans = spansOf(entries).toSorted(([a], [b]) => a - b);
  const first = spans[0];
  if (first === undefined) return null;
  const round = [...spans, [first[0] + WEEK_MINUTES, first[1] + WEEK_MINUTES] as const];
  const overlaps = round.some(([from], index) => {
    const before = round[index - 1];
    return before !== undefined && from < before[1];
  });
  return overlaps ? 'Two openings overlap on the same day' : null;
};

/** The minimum length of a closing window that causes no warning, in minutes. */
const SHORT_WINDOW = 10;

/** Returns warnings about unusual hours, each warning once (domain guide 6.5 "Checks"). Such hours can be saved anyway. */
export const scheduleWarnings = (entries: readonly ScheduleEntry[]): readonly string[] => {
  const closing = entries.filter(({ mustClose }) => mustClose);
  const window = (entry: ScheduleEntry): number => entry.windowBefore + entry.windowAfter;
  return [
    ...(closing.some((entry) => entry.windowAfter === 0)
      ? ['There is no grace period for closing: one minute late counts as not closed']
      : []),
    ...(closing.some((entry) => entry.windowAfter > 0 && window(entry) < SHORT_WINDOW)
      ? [`A closing grace period under ${SHORT_WINDOW} minutes is often missed`]
      : []),
    ...(entries.some((entry) => lengthOf(entry) <= window(entry))
      ? ['An opening is shorter than its grace periods']
      : []),
  ];
};
