import { EVERY_DAY, shareWeekdays, weekdaysIn } from './effective-hours.rule.ts';
import type { Holiday, Schedule } from './schedule.ts';

type Areas = Pick<Schedule, 'areaNums'>;

const shareAreas = ({ areaNums: some }: Areas, { areaNums: others }: Areas): boolean =>
  some.length === 0 || others.length === 0 || some.some((num) => others.includes(num));

/** Returns the weekdays on which the weekly hours open any of these areas, or all weekdays if there are no weekly hours. */
export const openWeekdays = (schedules: readonly Schedule[], areas: Areas): readonly number[] => {
  const weeks = schedules.filter(
    (one) => one.layer === 'permanent' && one.entries.length > 0 && shareAreas(one, areas),
  );
  if (weeks.length === 0) return EVERY_DAY;
  const open = new Set(weeks.flatMap(({ entries }) => entries.flatMap(({ weekdays }) => weekdays)));
  return EVERY_DAY.filter((day) => open.has(day));
};

/** Returns the weekdays on which a temporary schedule of several days is open although the weekly hours are closed. */
export const closedDaysOpened = (
  wanted: Schedule,
  schedules: readonly Schedule[],
): readonly number[] => {
  if (wanted.layer !== 'temporary' || wanted.fromDay === wanted.toDay) return [];
  const usual = openWeekdays(schedules, wanted);
  const within = weekdaysIn(wanted);
  const opened = new Set(wanted.entries.flatMap(({ weekdays }) => weekdays));
  return EVERY_DAY.filter((day) => opened.has(day) && within.has(day) && !usual.includes(day));
};

/** Returns the holidays of the same areas that a temporary schedule overrides. */
export const holidaysWithin = <H extends Holiday>(
  wanted: Schedule,
  schedules: readonly Schedule[],
  holidays: readonly H[],
): readonly H[] => {
  if (wanted.layer !== 'temporary') return [];
  return holidays.filter(
    (holiday) =>
      holiday.fromDay <= (wanted.toDay ?? '') &&
      holiday.toDay >= (wanted.fromDay ?? '9999') &&
      shareWeekdays(wanted, holiday) &&
      schedules.some((one) => shareAreas(one, wanted) && isAssignment(one, holiday)),
  );
};

/** Checks whether a holiday layer applies to a holiday, by the holiday's name or as part of its group. */
export const isAssignment = (
  { holidayGroup, holidayName, layer }: Schedule,
  holiday: Pick<Holiday, 'holidayGroup' | 'name'>,
): boolean =>
  layer === 'holiday' &&
  holidayGroup === holiday.holidayGroup &&
  (holidayName === null || holidayName === holiday.name);
