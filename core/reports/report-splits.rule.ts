import { dayAfter, dayNumber } from '../kernel/calendar-day.rule.ts';
import type { ReportDays } from './report-days.rule.ts';

/** The ways to create a report again that was too long. */
export const REPORT_SPLITS = ['whole', 'halves', 'branches'] as const;
export type ReportSplit = (typeof REPORT_SPLITS)[number];

/** Splits a period into two halves, of which the first is the longer one. A single day cannot be split. */
export const halvesOf = ({ fromDay, toDay }: ReportDays): readonly ReportDays[] => {
  const length = dayNumber(toDay) - dayNumber(fromDay) + 1;
  if (length < 2) return [{ fromDay, toDay }];
  const middle = dayAfter(fromDay, Math.ceil(length / 2) - 1);
  return [
    { fromDay, toDay: middle },
    { fromDay: dayAfter(middle, 1), toDay },
  ];
};
