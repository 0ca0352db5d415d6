import type { DealerAlarms } from '../../home/dealer-alarms.schema.ts';
import { dayAfter } from '../../kernel/calendar-day.rule.ts';

/** Number of weeks that are shown, the running one included. */
export const ALARM_WEEKS = 12;

/** Among so many of the oldest weeks there is an alarm if all weeks of the year before are stored. */
const BEGUN = 3;

/** The alarms of one week, or of all weeks if `week` is null. Weeks without an alarm have no row. */
interface AlarmWeekRow {
  /** 0 for the weeks up to now, 1 for those 52 weeks earlier. */
  readonly year: number;
  /** The week's place, from 0 for the oldest. */
  readonly week: number | null;
  readonly falseAlarms: number;
  readonly answered: number | null;
}

export interface StoredAlarmWeeks {
  /** The Monday on which the oldest week begins. */
  readonly first: string;
  readonly rows: readonly AlarmWeekRow[];
}

/** Returns every week in order, also those without an alarm. */
export const describeAlarmWeeks = ({ first, rows }: StoredAlarmWeeks): DealerAlarms => {
  const find = (year: number, week: number | null): AlarmWeekRow | undefined =>
    rows.find((row) => row.year === year && row.week === week);
  const ofWeek = (year: number, week: number) => {
    const { falseAlarms = 0, answered = null } = find(year, week) ?? {};
    return { falseAlarms, answered };
  };
  return {
    weeks: Array.from({ length: ALARM_WEEKS }, (_, week) => ({
      day: dayAfter(first, 7 * week),
      now: ofWeek(0, week),
      before: ofWeek(1, week),
    })),
    answered: { now: find(0, null)?.answered ?? null, before: find(1, null)?.answered ?? null },
    // A group whose alarms begin within those weeks would be compared with weeks of which nothing is stored.
    hasYearBefore: rows.some(({ week, year }) => year === 1 && week !== null && week < BEGUN),
  };
};
