import { dayNumber } from '../kernel/calendar-day.rule.ts';
import { type HoursPlan, layerHours } from './effective-hours.rule.ts';
import type { Holiday } from './schedule.ts';

/** A holiday that is not assigned to some areas, with its first day without holiday hours (a `dayNumber`). */
export interface UnassignedHoliday {
  readonly holiday: Holiday;
  readonly day: number;
  readonly areaNums: readonly (number | null)[];
}

/**
 * Returns the holidays within some days (by `dayNumber`) on which areas have no holiday hours, because the holiday is not
 * assigned to them. A day that another holiday already takes is not told.
 */
export const unassignedHolidays = (
  plan: HoursPlan,
  areaNums: readonly (number | null)[],
  days: readonly number[],
): readonly UnassignedHoliday[] =>
  plan.holidays
    .flatMap((holiday) => {
      const its = days.filter(
        (day) => dayNumber(holiday.fromDay) <= day && day <= dayNumber(holiday.toDay),
      );
      const lacks = (areaNum: number | null, day: number): boolean =>
        layerHours(plan, 'holiday', areaNum, day) === null;
      const day = its.find((one) => areaNums.some((areaNum) => lacks(areaNum, one)));
      if (day === undefined) return [];
      return [{ holiday, day, areaNums: areaNums.filter((areaNum) => lacks(areaNum, day)) }];
    })
    .toSorted((a, b) => a.day - b.day);
