import { dayNumber, weekdayOf } from '../kernel/calendar-day.rule.ts';
import type { Holiday, Schedule, ScheduleEntry, ScheduleLayer } from './schedule.ts';

/** One opening of a day, in minutes of its wall; one that passes midnight ends beyond 1440, at most a day after it began. */
export interface Opened extends Omit<ScheduleEntry, 'weekdays' | 'opensAt' | 'closesAt'> {
  readonly from: number;
  readonly to: number;
}

/** Hours of one day, with the layer they come from and why. */
export interface EffectiveHours<S extends Schedule = Schedule> {
  readonly layer: ScheduleLayer;
  readonly reason: string;
  readonly schedule: S;
  /** In their order; none is closed all day. */
  readonly openings: readonly Opened[];
}

/** The upper one decides (domain guide 6.5). */
export const LAYERS: readonly ScheduleLayer[] = ['temporary', 'holiday', 'alternate', 'permanent'];

/** Minutes of a day on the wall. */
export const DAY_MINUTES = 1440;

interface Days {
  readonly first: number;
  readonly last: number;
}

const daysOf = (days: {
  readonly fromDay: string | null;
  readonly toDay: string | null;
}): Days => ({
  first: days.fromDay === null ? -Infinity : dayNumber(days.fromDay),
  last: days.toDay === null ? Infinity : dayNumber(days.toDay),
});

const holds = ({ first, last }: Days, day: number): boolean => first <= day && day <= last;

interface Prepared<S extends Schedule> extends Days {
  readonly schedule: S;
  /** Openings by weekday, 1 to 7. */
  readonly week: readonly (readonly Opened[])[];
  /** Decides where nothing else does. */
  readonly text: string;
}

type Layers<S extends Schedule> = Readonly<Record<ScheduleLayer, readonly Prepared<S>[]>>;

/** Layers of hours, ready to be asked for many days. */
export interface HoursPlan<S extends Schedule = Schedule> {
  /** What is about all areas, and about the site as a whole. */
  readonly layers: Layers<S>;
  /** What is about each area that some layer names. */
  readonly ofArea: ReadonlyMap<number, Layers<S>>;
  readonly holidays: readonly (Days & Holiday)[];
}

const openedOf = ({ opensAt, closesAt, weekdays: _, ...rest }: ScheduleEntry): Opened => ({
  ...rest,
  from: opensAt,
  to: closesAt > opensAt ? closesAt : closesAt + DAY_MINUTES,
});

const weekOf = ({ entries }: Schedule): readonly (readonly Opened[])[] =>
  [0, 1, 2, 3, 4, 5, 6, 7].map((weekday) =>
    entries
      .filter(({ weekdays }) => weekdays.includes(weekday))
      .map(openedOf)
      .toSorted((a, b) => a.from - b.from || a.to - b.to),
  );

/** Whole orders of text, so that no order of the rows decides between two of the same days. */
const textOf = ({ kind, reason, areaNums, entries }: Schedule): string =>
  JSON.stringify([kind, reason, areaNums, entries]);

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const isStayLate = ({ kind }: Schedule): boolean => kind === 'Stay late today';

type Ranked = Days & { readonly schedule: Schedule };

const compareRanked = (a: Ranked, b: Ranked): number =>
  Number(b.schedule.areaNums.length > 0) - Number(a.schedule.areaNums.length > 0) ||
  Number(isStayLate(b.schedule)) - Number(isStayLate(a.schedule)) ||
  Number(b.schedule.holidayName !== null) - Number(a.schedule.holidayName !== null) ||
  (a.first === b.first ? 0 : b.first - a.first) ||
  (a.last === b.last ? 0 : a.last - b.last);

/** Which of two schedules of one layer decides, below 0 the first: the one for some areas before that for all, who stays late before what was planned, one holiday's own before its group's, the one that began last, the one that ends first; 0 where they are alike in all this. */
export const compareRanks = (a: Schedule, b: Schedule): number =>
  compareRanked({ ...daysOf(a), schedule: a }, { ...daysOf(b), schedule: b });

const before = <S extends Schedule>(a: Prepared<S>, b: Prepared<S>): number =>
  compareRanked(a, b) || compareTexts(a.text, b.text);

const layersOf = <S extends Schedule>(prepared: readonly Prepared<S>[]): Layers<S> => {
  const of = (layer: ScheduleLayer) => prepared.filter(({ schedule }) => schedule.layer === layer);
  return {
    temporary: of('temporary'),
    holiday: of('holiday'),
    alternate: of('alternate'),
    permanent: of('permanent'),
  };
};

/** Prepares layers of hours and the holidays they refer to, in any order; then a year of 20 areas is asked in a few milliseconds. */
export const planHours = <S extends Schedule>(
  schedules: readonly S[],
  holidays: readonly Holiday[],
): HoursPlan<S> => {
  const prepared = schedules
    .map((schedule) => ({
      ...daysOf(schedule),
      schedule,
      week: weekOf(schedule),
      text: textOf(schedule),
    }))
    .toSorted(before);
  const about = (areaNum: number | null) =>
    layersOf(
      prepared.filter(
        ({ schedule: { areaNums } }) =>
          areaNums.length === 0 || (areaNum !== null && areaNums.includes(areaNum)),
      ),
    );
  const named = new Set(schedules.flatMap(({ areaNums }) => areaNums));
  return {
    layers: about(null),
    ofArea: new Map([...named].map((areaNum) => [areaNum, about(areaNum)])),
    holidays: holidays
      .map((holiday) => ({ ...holiday, ...daysOf(holiday) }))
      .toSorted((a, b) => compareTexts(a.name, b.name)),
  };
};

/** Why a layer holds on a day; null where it does not. */
const whyOn = <S extends Schedule>(
  prepared: Prepared<S>,
  { holidays }: HoursPlan<S>,
  day: number,
): string | null => {
  if (!holds(prepared, day)) return null;
  const { layer, reason, kind, holidayGroup, holidayName } = prepared.schedule;
  if (layer === 'holiday') {
    const found = holidays.find(
      (one) =>
        holds(one, day) &&
        one.holidayGroup === holidayGroup &&
        (holidayName === null || one.name === holidayName),
    );
    return found === undefined ? null : `holiday: ${found.name}`;
  }
  if (layer === 'temporary') return `temporary: ${reason ?? kind ?? 'changed hours'}`;
  return layer === 'alternate' ? `alternate: ${reason ?? 'season'}` : 'normal hours';
};

/** What one layer says of a day (by `dayNumber`) and an area, whatever stands above it; null where it does not hold. The area null is the site as a whole, which only layers of all areas are about. */
export const layerHours = <S extends Schedule>(
  plan: HoursPlan<S>,
  layer: ScheduleLayer,
  areaNum: number | null,
  day: number,
): EffectiveHours<S> | null => {
  const layers = (areaNum === null ? undefined : plan.ofArea.get(areaNum)) ?? plan.layers;
  for (const prepared of layers[layer]) {
    const reason = whyOn(prepared, plan, day);
    if (reason === null) continue;
    const openings = prepared.week[weekdayOf(day)] ?? [];
    return { layer, reason, schedule: prepared.schedule, openings };
  }
  return null;
};

/**
 * The hours of a day (by `dayNumber`) of an area: of the uppermost layer that holds on it; null where none does (domain guide
 * 6.5). An opening belongs to the day it begins on, so what holds on the next day does not cut it. Wall times, so that no
 * night that moves the clocks changes them.
 */
export const effectiveHours = <S extends Schedule>(
  plan: HoursPlan<S>,
  areaNum: number | null,
  day: number,
): EffectiveHours<S> | null => {
  for (const layer of LAYERS) {
    const hours = layerHours(plan, layer, areaNum, day);
    if (hours !== null) return hours;
  }
  return null;
};
