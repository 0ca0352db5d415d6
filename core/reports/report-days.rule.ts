import {
  calendarDay,
  dayAfter,
  dayNumber,
  dayText,
  dayLabel,
  weekdayOf,
} from '../kernel/calendar-day.rule.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { ReportPeriod } from './report-row.schema.ts';
import type { ReportScheduleForm } from './report-schedule.schema.ts';

/** First and last day of something, `2026-03-12`. */
export interface ReportDays {
  readonly fromDay: string;
  readonly toDay: string;
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** The days a period means on a day: the day, the week (from Monday) or the month before it, or so many days before it; today never counts. */
export const daysOfPeriod = ({ days, kind }: ReportPeriod, today: string): ReportDays => {
  const yesterday = dayAfter(today, -1);
  switch (kind) {
    case 'day':
      return { fromDay: yesterday, toDay: yesterday };
    case 'week': {
      const monday = dayAfter(today, 1 - weekdayOf(dayNumber(today)));
      return { fromDay: dayAfter(monday, -7), toDay: dayAfter(monday, -1) };
    }
    case 'month': {
      const toDay = dayAfter(firstOfMonth(today), -1);
      return { fromDay: firstOfMonth(toDay), toDay };
    }
    case 'days':
      return { fromDay: dayAfter(today, -days), toDay: yesterday };
  }
};

/** The instants between which days lie by the clocks of a zone, the second not included. */
export const instantsOf = (
  { fromDay, toDay }: ReportDays,
  timeZone: string,
  wallClock: WallClock,
): { readonly from: number; readonly until: number } => ({
  from: wallClock.instant(`${fromDay}T00:00`, timeZone),
  until: wallClock.instant(`${dayAfter(toDay, 1)}T00:00`, timeZone),
});

/** Days in words: one day, or the first and the last. */
export const daysText = ({ fromDay, toDay }: ReportDays): string => {
  if (fromDay === toDay) return dayLabel(fromDay);
  const first = dayLabel(fromDay);
  return fromDay.slice(0, 4) === toDay.slice(0, 4)
    ? `${first.slice(0, first.indexOf(','))} – ${dayLabel(toDay)}`
    : `${first} – ${dayLabel(toDay)}`;
};

type Timing = Pick<
  ReportScheduleForm,
  'frequency' | 'weekday' | 'monthDay' | 'atTime' | 'timeZone'
>;

const monthLength = (day: string): number => {
  const next = firstOfMonth(dayAfter(firstOfMonth(day), 31));
  return dayNumber(next) - dayNumber(firstOfMonth(day));
};

/** Whether a schedule runs on a day; of a month without its day the last day stands for it. */
const runsOn = ({ frequency, monthDay, weekday }: Timing, day: string): boolean => {
  switch (frequency) {
    case 'daily':
      return true;
    case 'weekly':
      return weekdayOf(dayNumber(day)) === weekday;
    case 'monthly':
      return Number(day.slice(8)) === Math.min(monthDay, monthLength(day));
  }
};

/** Days looked through: a month has a run in each 62. */
const MOST_DAYS = 62;
const DAY = 24 * 3600000;

/**
 * When a schedule runs next, after an instant and never at it. A time that the clocks skip comes as much later as they skip; of
 * one that they show twice it is the first, so that no day runs twice and none is left out (domain guide 5.4).
 */
export const nextRun = (timing: Timing, after: number, wallClock: WallClock): number => {
  const today = dayNumber(calendarDay(after, timing.timeZone));
  const days = Array.from({ length: MOST_DAYS + 2 }, (_, at) => dayText(today - 1 + at));
  const runs = days
    .filter((day) => runsOn(timing, day))
    .map((day) => wallClock.instant(`${day}T${timing.atTime}`, timing.timeZone));
  // There is always one: each month has a day on which it runs.
  return runs.find((at) => at > after) ?? after + MOST_DAYS * DAY;
};
