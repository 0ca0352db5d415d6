import { dayText, weekdayOf } from '../kernel/calendar-day.rule.ts';
import {
  DAY_MINUTES,
  effectiveHours,
  type HoursPlan,
  type Opened,
} from './effective-hours.rule.ts';
import type { WallMinute } from './arming-verdict.rule.ts';
import type { Schedule, ScheduleEntry } from './schedule.ts';

/** A moved closing time. `from` and `to` are minutes of the business day, which is the day on which the interval starts. */
export interface MovedClosing {
  readonly day: number;
  readonly from: number;
  readonly to: number;
  readonly areaNums: readonly number[];
  /** The business hours of that day, with the moved closing time. */
  readonly entries: readonly ScheduleEntry[];
}

const lastOf = (openings: readonly Opened[]): Opened | undefined =>
  openings.toSorted((a, b) => a.to - b.to).at(-1);

const startOf = (openings: readonly Opened[]): number =>
  Math.min(...openings.map(({ from, windowBefore }) => from - windowBefore));

const entryOf = ({ from, to, ...opened }: Opened, weekday: number): ScheduleEntry => ({
  ...opened,
  weekdays: [weekday],
  opensAt: from,
  closesAt: to % DAY_MINUTES,
});

/**
 * Returns the business day of a person who is still at the site. Yesterday is returned while yesterday's closing time can
 * be moved beyond now and today's hours have not started.
 */
const businessDay = <S extends Schedule>(
  plan: HoursPlan<S>,
  areaNum: number,
  { day, minute }: WallMinute,
  by: number,
): { readonly day: number; readonly openings: readonly Opened[] } | null => {
  const of = (one: number) => effectiveHours(plan, areaNum, one)?.openings ?? [];
  const [yesterday, today] = [of(day - 1), of(day)];
  const late = lastOf(yesterday);
  const isStillOn =
    late !== undefined &&
    late.to + by > minute + DAY_MINUTES &&
    late.to + late.windowAfter > DAY_MINUTES &&
    minute < startOf(today);
  if (isStillOn) return { day: day - 1, openings: yesterday };
  const last = lastOf(today);
  return last !== undefined && last.to + by > minute ? { day, openings: today } : null;
};

/**
 * Moves the last closing time of the current business day later by `by` minutes. Returns null if no closing time is
 * planned, the moved time has passed, or the interval would reach the next day's hours or a full day.
 */
export const movedClosing = <S extends Schedule>(
  plan: HoursPlan<S>,
  areaNum: number,
  at: WallMinute,
  by: number,
): MovedClosing | null => {
  const found = businessDay(plan, areaNum, at, by);
  const last = found === null ? undefined : lastOf(found.openings);
  if (found === null || last === undefined) return null;
  const to = last.to + by;
  const next = effectiveHours(plan, areaNum, found.day + 1)?.openings ?? [];
  const limit = Math.min(last.from + DAY_MINUTES, startOf(next) + DAY_MINUTES);
  if (to >= limit) return null;
  const weekday = weekdayOf(found.day);
  return {
    day: found.day,
    from: last.to,
    to,
    areaNums: [areaNum],
    entries: found.openings.map((opened) =>
      entryOf(opened === last ? { ...opened, to } : opened, weekday),
    ),
  };
};

/** Moves the closing times of several open areas. Areas with equal moves are combined. */
export const stayLate = <S extends Schedule>(
  plan: HoursPlan<S>,
  openAreas: readonly number[],
  at: WallMinute,
  by: number,
): readonly MovedClosing[] => {
  const alike = new Map<string, MovedClosing>();
  for (const areaNum of [...new Set(openAreas)].toSorted((a, b) => a - b)) {
    const moved = movedClosing(plan, areaNum, at, by);
    if (moved === null) continue;
    const key = JSON.stringify([moved.day, moved.from, moved.entries]);
    const known = alike.get(key);
    alike.set(key, { ...moved, areaNums: [...(known?.areaNums ?? []), areaNum] });
  }
  return [...alike.values()];
};

/** Returns the temporary layer that stores a moved closing time for one day. */
export const stayLateSchedule = ({ areaNums, day, entries }: MovedClosing): Schedule => ({
  layer: 'temporary',
  kind: 'Stay late today',
  reason: null,
  fromDay: dayText(day),
  toDay: dayText(day),
  holidayGroup: null,
  holidayName: null,
  areaNums,
  entries,
});
