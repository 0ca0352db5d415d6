import type { WallClock } from '../kernel/wall-clock.port.ts';
import { weekday } from '../tests-on-site/recurrence.rule.ts';
import type { Holiday, Schedule, ScheduleLayer } from './schedule.ts';
import type { Opening } from './site-hours.schema.ts';

/** Hours of one day, with the layer they come from and why. */
export interface EffectiveHours {
  readonly layer: ScheduleLayer;
  readonly reason: string;
  readonly openings: readonly Opening[];
}

/** The upper one decides. */
const LAYERS: readonly ScheduleLayer[] = ['temporary', 'holiday', 'alternate', 'permanent'];

interface Days {
  readonly fromDay: string | null;
  readonly toDay: string | null;
}

const holds = ({ fromDay, toDay }: Days, day: string): boolean =>
  (fromDay === null || fromDay <= day) && (toDay === null || day <= toDay);

const two = (value: number): string => String(value).padStart(2, '0');
const wallOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The openings of a schedule on a day, in their order. */
export const openingsOn = (
  { entries }: Pick<Schedule, 'entries'>,
  day: string,
  clock: WallClock,
): readonly Opening[] =>
  entries
    .filter(({ weekdays }) => weekdays.includes(weekday(day, clock)))
    .toSorted((a, b) => a.opensAt - b.opensAt)
    .map(({ opensAt, closesAt }) => ({
      opens: wallOf(opensAt),
      closes: wallOf(closesAt),
      nextDay: closesAt <= opensAt,
    }));

/** Why a schedule holds on a day; null where it does not. */
const whyOn = (schedule: Schedule, holidays: readonly Holiday[], day: string): string | null => {
  const { layer, reason } = schedule;
  if (!holds(schedule, day)) return null;
  if (layer === 'holiday') {
    const found = holidays.find(
      (one) => one.holidayGroup === schedule.holidayGroup && holds(one, day),
    );
    return found === undefined ? null : `holiday: ${found.name}`;
  }
  if (layer === 'temporary') return `temporary: ${reason ?? schedule.kind ?? 'changed hours'}`;
  return layer === 'alternate' ? `alternate: ${reason ?? 'season'}` : 'normal hours';
};

/** The hours of a day of the site: of the uppermost layer that holds on it, the one that began last; null where none does (domain guide 6.5). Wall times, so that no night that moves the clocks changes them. */
export const effectiveHours = (
  schedules: readonly Schedule[],
  holidays: readonly Holiday[],
  day: string,
  clock: WallClock,
): EffectiveHours | null => {
  for (const layer of LAYERS) {
    const [first] = schedules
      .flatMap((schedule) => {
        const reason = schedule.layer === layer ? whyOn(schedule, holidays, day) : null;
        return reason === null ? [] : [{ schedule, reason }];
      })
      .toSorted((a, b) => (b.schedule.fromDay ?? '').localeCompare(a.schedule.fromDay ?? ''));
    if (first !== undefined)
      return { layer, reason: first.reason, openings: openingsOn(first.schedule, day, clock) };
  }
  return null;
};
