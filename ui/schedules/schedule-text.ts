import { dayNumber } from '#core/kernel/calendar-day.rule.ts';
import { effectiveHours, planHours } from '#core/schedules/effective-hours.rule.ts';
import type { Schedule, ScheduleEntry } from '#core/schedules/schedule.ts';
import type { SavedSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { openingOf } from '#core/schedules/site-hours.rule.ts';
import type { TypedEntry } from '#core/schedules/typed-entry.rule.ts';
import { hoursText } from '#core/schedules/layers-of-day.rule.ts';
import { formatClock, formatDate } from '../kit/format-time.ts';

/** Formats a date as "Mar 12", with the year only if it differs from the year of `today`. */
export const dateText = (day: string, today: string): string =>
  formatDate(`${day}T12:00:00Z`, `${today}T12:00:00Z`, 'UTC');

/** Returns the display name of a schedule. */
export const scheduleName = (schedule: Schedule): string => {
  const { layer, kind, reason, holidayGroup, holidayName } = schedule;
  if (layer === 'permanent') return 'Weekly hours';
  if (layer === 'alternate') return reason ?? 'Season';
  if (layer === 'holiday') return holidayName ?? `All ${holidayGroup ?? ''} holidays`;
  return kind ?? 'Changed hours';
};

/** Returns the names of areas; an empty list means all areas. */
export const areaText = (areaNums: readonly number[], areas: SiteSchedules['areas']): string =>
  areaNums.length === 0
    ? 'All areas'
    : areaNums.map((num) => areas.find((one) => one.num === num)?.name ?? `Area ${num}`).join(', ');

const DAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const LONG_DAYS = [
  '',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];

export const weekdayName = (weekday: number): string => DAYS[weekday] ?? '';

export const longWeekday = (weekday: number): string => LONG_DAYS[weekday] ?? '';

/** Returns weekdays in short form: `Mon–Fri`, `Mon, Wed`, `every day`. */
export const weekdaysText = (weekdays: readonly number[]): string => {
  const days = weekdays.toSorted((a, b) => a - b);
  if (days.length === 7) return 'every day';
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const isRow = days.length > 2 && last - first === days.length - 1;
  return isRow ? `${weekdayName(first)}–${weekdayName(last)}` : days.map(weekdayName).join(', ');
};

const entryHours = (entry: ScheduleEntry): string => {
  const { opensAt, closesAt } = entry;
  const to = closesAt > opensAt ? closesAt : closesAt + 1440;
  const { opens, closes, nextDay } = openingOf({ from: opensAt, to });
  return formatClock(`${opens}–${closes}${nextDay ? ' next day' : ''}`);
};

/** Returns all entries of a schedule as text: `Mon–Fri 08:00–18:00, Sat 09:00–14:00`. */
export const entriesText = (entries: readonly ScheduleEntry[]): string =>
  entries.length === 0
    ? 'Closed'
    : entries
        .map((entry) =>
          entry.weekdays.length === 7
            ? entryHours(entry)
            : `${weekdaysText(entry.weekdays)} ${entryHours(entry)}`,
        )
        .join(', ');

/** Returns typed hours as text, even while they are invalid. */
export const typedHours = (entries: readonly TypedEntry[]): string =>
  entries.length === 0
    ? 'Closed'
    : entries
        .map(({ closes, nextDay, opens, weekdays }) => {
          const hours = formatClock(`${opens}–${closes}${nextDay ? ' next day' : ''}`);
          return weekdays.length === 7 ? hours : `${weekdaysText(weekdays)} ${hours}`;
        })
        .join(', ');

/** Returns the hours of a layer for a table. A one-day layer shows the hours of that day. */
export const plannedHours = (schedule: SavedSchedule): string => {
  const { appliesOn } = schedule;
  const hours = hoursOf(schedule);
  return appliesOn.length === 7 ? hours : `${weekdaysText(appliesOn)}: ${hours}`;
};

const hoursOf = (schedule: SavedSchedule): string => {
  if (schedule.kind === 'Closed all day' || schedule.entries.length === 0) return 'No activity';
  if (schedule.layer !== 'temporary' || schedule.fromDay !== schedule.toDay)
    return entriesText(schedule.entries);
  const alone = planHours([schedule], []);
  const area = schedule.areaNums[0] ?? null;
  const day = dayNumber(schedule.fromDay ?? '1970-01-01');
  return formatClock(hoursText(effectiveHours(alone, area, day)?.openings ?? []));
};

/** Returns the first and last day of a season or holiday as text. */
export const daysText = (
  from: string | null,
  to: string | null,
  today: string,
): readonly [string, string] => [
  from === null ? 'Always' : dateText(from, today),
  to === null ? 'No end' : dateText(to, today),
];
