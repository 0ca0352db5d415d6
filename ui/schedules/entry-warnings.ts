import { dayLabel } from '#core/kernel/calendar-day.rule.ts';
import { scheduleWarnings } from '#core/schedules/schedule-warnings.rule.ts';
import { overlapsOf, overlapText } from '#core/schedules/overlap.rule.ts';
import type { ScheduleForm } from '#core/schedules/schedule-form.schema.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { holidaysWithin, closedDaysOpened } from '#core/schedules/closed-days-opened.rule.ts';
import { weekdayName } from './schedule-text.ts';

/**
 * Returns warnings about an entry: days that the weekly hours leave closed, holidays that it overrides, unusual hours, and
 * overlapping entries.
 */
export const entryWarnings = (
  wanted: ScheduleForm,
  { holidays, schedules }: Pick<SiteSchedules, 'holidays' | 'schedules'>,
  id: string | null,
): readonly string[] => {
  const opened = closedDaysOpened(wanted, schedules).map(weekdayName);
  const others = schedules.filter((one) => one.id !== id);
  return [
    ...(opened.length === 0
      ? []
      : [`It opens ${opened.join(', ')}, which your weekly hours leave closed`]),
    ...holidaysWithin(wanted, schedules, holidays).map(
      ({ fromDay, name }) =>
        `${name} (${dayLabel(fromDay)}) falls on these days. This entry overrides the holiday`,
    ),
    ...scheduleWarnings(wanted.entries),
    ...overlapsOf(wanted, others).map(overlapText),
  ];
};
