import { dayText } from '../kernel/calendar-day.rule.ts';
import {
  DAY_MINUTES,
  effectiveHours,
  type EffectiveHours,
  type HoursPlan,
  layerHours,
  LAYERS,
} from './effective-hours.rule.ts';
import { hoursStrip, type StripPiece } from './hours-strip.rule.ts';
import type { WallMinute } from './arming-verdict.rule.ts';
import type { Schedule, ScheduleLayer } from './schedule.ts';
import { wallText } from './site-hours.rule.ts';

/** The business hours of one day, with the areas that share these hours. */
export interface DayHours<S extends Schedule> {
  readonly day: number;
  /** The areas with these hours. Null stands for the site as a whole. */
  readonly areaNums: readonly (number | null)[];
  readonly hours: EffectiveHours<S> | null;
  readonly pieces: readonly StripPiece[];
}

/** Returns the business hours of areas on a day (by `dayNumber`), in area order. Areas with equal hours are grouped. */
export const dayHours = <S extends Schedule>(
  plan: HoursPlan<S>,
  areaNums: readonly (number | null)[],
  day: number,
): readonly DayHours<S>[] => {
  const groups = new Map<string, DayHours<S>>();
  for (const areaNum of areaNums) {
    const of = (one: number) => effectiveHours(plan, areaNum, one);
    const hours = of(day);
    const pieces = hoursStrip(hours, of(day - 1), of(day + 1));
    const key = JSON.stringify([hours?.layer, hours?.reason, pieces]);
    const known = groups.get(key);
    groups.set(key, { day, hours, pieces, areaNums: [...(known?.areaNums ?? []), areaNum] });
  }
  return [...groups.values()];
};

/** Returns intervals as text such as `08:00–18:00`, separated by commas. A closing time after midnight is labeled. */
export const hoursText = (
  openings: readonly { readonly from: number; readonly to: number }[],
): string =>
  openings.length === 0
    ? 'Closed all day'
    : openings
        .map(
          ({ from, to }) =>
            `${wallText(from)}–${wallText(to)}${to >= DAY_MINUTES ? ' next day' : ''}`,
        )
        .join(', ');

export const LAYER_NAMES: Readonly<Record<ScheduleLayer, string>> = {
  temporary: 'Temporary',
  holiday: 'Holiday',
  alternate: 'Alternate',
  permanent: 'Permanent',
};

const SILENT: Readonly<Record<ScheduleLayer, string>> = {
  temporary: 'None on this date',
  holiday: 'None on this date',
  alternate: 'None in season',
  permanent: 'None',
};

/** Returns the hours of each layer for a day, highest precedence first. The first layer that applies overrides the layers below. */
export const layersOfDay = <S extends Schedule>(
  plan: HoursPlan<S>,
  areaNum: number | null,
  day: number,
) => {
  let decided = false;
  return LAYERS.map((layer) => {
    const hours = layerHours(plan, layer, areaNum, day);
    const state =
      hours === null
        ? ('silent' as const)
        : decided
          ? ('overruled' as const)
          : ('decides' as const);
    decided ||= hours !== null;
    const says = hours === null ? SILENT[layer] : hoursText(hours.openings);
    return { layer, name: LAYER_NAMES[layer], says, state };
  });
};

/**
 * Returns when an open area should close by its business hours, in minutes of today; values beyond 1440 mean tomorrow.
 * Null when the hours define no such time.
 */
export const shouldClose = <S extends Schedule>(
  plan: HoursPlan<S>,
  areaNum: number | null,
  { day, minute }: WallMinute,
): number | null => {
  const ends = [day - 1, day].flatMap((one) =>
    (effectiveHours(plan, areaNum, one)?.openings ?? [])
      .filter(({ mustClose }) => mustClose)
      .map(({ to, windowAfter }) => ({ to: to + (one - day) * DAY_MINUTES, windowAfter })),
  );
  const next = ends
    .filter(({ to, windowAfter }) => to + windowAfter >= minute)
    .toSorted((a, b) => a.to - b.to)[0];
  return next?.to ?? null;
};

/** Returns the weeks of the month that contains a day (by `dayNumber`), from Monday to Sunday, as day numbers. */
export const weeksOfMonth = (day: number): readonly (readonly number[])[] => {
  const month = dayText(day).slice(0, 7);
  const isIn = (one: number): boolean => dayText(one).startsWith(month);
  let first = day;
  while (isIn(first - 1)) first -= 1;
  let last = day;
  while (isIn(last + 1)) last += 1;
  const start = mondayOf(first);
  const count = Math.ceil((last - start + 1) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, at) => start + week * 7 + at),
  );
};

/** Returns the Monday of the week that contains `day`. Days are numbers as in `dayNumber`. */
export const mondayOf = (day: number): number => day - ((((day + 3) % 7) + 7) % 7);
