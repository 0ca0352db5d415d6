import { dayNumber, dayText } from '../kernel/calendar-day.rule.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import {
  appliesOn,
  DAY_MINUTES,
  effectiveHours,
  layerHours,
  type Opened,
  planHours,
} from './effective-hours.rule.ts';
import type { Holiday, Schedule } from './schedule.ts';
import type { Opening, SiteHours } from './site-hours.schema.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** Returns a local minute as text, such as `08:30`. A minute after midnight is shown as a time of the next day. */
export const wallText = (minute: number): string => {
  const ofDay = minute % DAY_MINUTES;
  return `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
};

/** Converts a business-hours interval to texts for display. */
export const openingOf = ({ from, to }: Pick<Opened, 'from' | 'to'>): Opening => ({
  opens: wallText(from),
  closes: wallText(to),
  nextDay: to >= DAY_MINUTES,
});

/** The days from which a week is looked ahead. */
const WEEK_AHEAD: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

/** Returns today's hours of the whole site, and the current or next temporary schedule for any area. */
export const siteHours = (
  schedules: readonly Schedule[],
  holidays: readonly Holiday[],
  now: number,
  { clock, timeZone }: { readonly clock: WallClock; readonly timeZone: string },
): SiteHours => {
  const today = clock.wallTime(now, timeZone).slice(0, 10);
  const hours = effectiveHours(planHours(schedules, holidays), null, dayNumber(today));
  const [next] = schedules
    .flatMap((schedule) => {
      const { layer, fromDay, toDay, kind, reason } = schedule;
      if (layer !== 'temporary' || fromDay === null || toDay === null || toDay < today) return [];
      const start = dayNumber(fromDay < today ? today : fromDay);
      // Of chosen weekdays, the last one may be over before the last day is.
      const first = WEEK_AHEAD.map((ahead) => start + ahead).find((day) =>
        appliesOn(schedule, day),
      );
      if (first === undefined || first > dayNumber(toDay)) return [];
      const shared = { from: fromDay, to: toDay, kind: kind ?? 'Changed hours', reason };
      return [{ schedule, first, ...shared }];
    })
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  const shown =
    hours === null ? null : { openings: hours.openings.map(openingOf), reason: hours.reason };
  if (next === undefined) return { today: shown, temporary: null };
  const { schedule, first, ...temporary } = next;
  const { appliesOn: weekdays = WEEK_AHEAD } = schedule;
  const alone = layerHours(
    planHours([schedule], []),
    'temporary',
    schedule.areaNums[0] ?? null,
    first,
  );
  return {
    today: shown,
    temporary: {
      ...temporary,
      ...(weekdays.length < WEEK_AHEAD.length && { weekdays: [...weekdays] }),
      openings: (alone?.openings ?? []).map(openingOf),
      normalFrom: dayText(dayNumber(temporary.to) + 1),
    },
  };
};
