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

/** The first and last day of a period, such as `2026-03-12`, both inclusive. */
export interface ReportDays {
  readonly fromDay: string;
  readonly toDay: string;
}

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** Returns the days of a period before `today`: the previous day, week (from Monday) or month, or a number of days. */
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

/** Returns the start and end of a period as instants in a time zone, end exclusive. */
export const instantsOf = (
  { fromDay, toDay }: ReportDays,
  timeZone: string,
  wallClock: WallClock,
): { readonly from: number; readonly until: number } => ({
  from: wallClock.instant(`${fromDay}T00:00`, timeZone),
  until: wallClock.instant(`${dayAfter(toDay, 1)}T00:00`, timeZone),
});

/** Returns a period as text: one day, or the first and last day. */
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

/** Checks whether a schedule runs on a day. In a month without the day `monthDay`, the schedule runs on the last day of the month. */
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

/** The number of days to search for the next run. Any 62 days contain a monthly run. */
const MOST_DAYS = 62;
const DAY = 24 * 3600000;

/**
 * Returns the next run of a schedule strictly after an instant (domain guide 5.4). A time skipped by a clock change moves
 * later by the skipped amount. A repeated time runs only the first time.
 */
export const nextRun = (timing: Timing, after: number, wallClock: WallClock): number => {
  const today = dayNumber(calendarDay(after, timing.timeZone));
  const days = Array.from({ length: MOST_DAYS + 2 }, (_, at) => dayText(today - 1 + at));
  const runs = days
    .filter((day) => runsOn(timing, day))
    .map((day) => wallClock.instant(`${day}T${timing.atTime}`, timing.timeZone));
  // Every month has a run, so a next run always exists and the fallback is never used.
  return runs.find((at) => at > after) ?? after + MOST_DAYS * DAY;
};
