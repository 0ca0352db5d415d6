import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import type { ReportSchedule } from '#core/reports/report-schedule.schema.ts';

/** Short weekday names; index 0 is Monday. */
export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Returns when a schedule runs: "Weekly, Mon 06:00". */
export const whenText = ({
  atTime,
  frequency,
  monthDay,
  weekday,
}: Pick<ReportSchedule, 'frequency' | 'weekday' | 'monthDay' | 'atTime'>): string => {
  switch (frequency) {
    case 'daily':
      return `Daily, ${atTime}`;
    case 'weekly':
      return `Weekly, ${WEEKDAYS[weekday - 1] ?? ''} ${atTime}`;
    case 'monthly':
      return `Monthly, day ${String(monthDay)}, ${atTime}`;
  }
};

/** Returns the recipients of a schedule: the first by name, the others as a count. */
export const whoText = ({ recipients }: Pick<ReportSchedule, 'recipients'>): string => {
  const [first, ...others] = recipients;
  if (first === undefined) return 'Nobody';
  const name = first.name ?? shownEmail(first.email);
  return others.length === 0 ? name : `${name} and ${counted(others.length, 'other')}`;
};
