import type { WallClock } from '../kernel/wall-clock.port.ts';
import { dayAfter } from '../tests-on-site/recurrence.rule.ts';
import { effectiveHours, openingsOn } from './effective-hours.rule.ts';
import type { Holiday, Schedule } from './schedule.ts';
import type { SiteHours } from './site-hours.schema.ts';

/** The hours of the whole site today, and the temporary change that lasts or comes next, of all areas or some. */
export const siteHours = (
  schedules: readonly Schedule[],
  holidays: readonly Holiday[],
  now: number,
  { clock, timeZone }: { readonly clock: WallClock; readonly timeZone: string },
): SiteHours => {
  const today = clock.wallTime(now, timeZone).slice(0, 10);
  const ofSite = schedules.filter(({ areaNums }) => areaNums.length === 0);
  const hours = effectiveHours(ofSite, holidays, today, clock);
  const [next] = schedules
    .flatMap((schedule) => {
      const { layer, fromDay, toDay, kind, reason } = schedule;
      if (layer !== 'temporary' || fromDay === null || toDay === null || toDay < today) return [];
      return [{ schedule, from: fromDay, to: toDay, kind: kind ?? 'Changed hours', reason }];
    })
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
  const shown = hours === null ? null : { openings: [...hours.openings], reason: hours.reason };
  if (next === undefined) return { today: shown, temporary: null };
  const { schedule, ...temporary } = next;
  const first = temporary.from < today ? today : temporary.from;
  return {
    today: shown,
    temporary: {
      ...temporary,
      openings: [...openingsOn(schedule, first, clock)],
      normalFrom: dayAfter(temporary.to, 1, clock),
    },
  };
};
