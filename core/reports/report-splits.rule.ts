import { dayAfter, dayNumber } from '../kernel/calendar-day.rule.ts';
import type { ReportDays } from './report-days.rule.ts';

/** How a report that was too long can be created instead. */
export const REPORT_SPLITS = ['whole', 'halves', 'branches'] as const;
export type ReportSplit = (typeof REPORT_SPLITS)[number];

/** Splits days into two halves, the first being the longer. A single day cannot be split. */
export const halvesOf = ({ fromDay, toDay }: ReportDays): readonly ReportDays[] => {
  const length = dayNumber(toDay) - dayNumber(fromDay) + 1;
  if (length < 2) return [{ fromDay, toDay }];
  const middle = dayAfter(fromDay, Math.ceil(length / 2) - 1);
  return [
    { fromDay, toDay: middle },
    { fromDay: dayAfter(middle, 1), toDay },
  ];
};
