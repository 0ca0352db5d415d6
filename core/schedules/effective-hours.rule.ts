import { dayNumber, weekdayOf } from '../kernel/calendar-day.rule.ts';
import type { Holiday, Schedule, ScheduleEntry, ScheduleLayer } from './schedule.ts';

/**
 * One business-hours interval of a day, in minutes of the local day. An interval past midnight ends beyond 1440, at most a
 * day after its start.
 */
export interface Opened extends Omit<ScheduleEntry, 'weekdays' | 'opensAt' | 'closesAt'> {
  readonly from: number;
  readonly to: number;
}

/** The business hours of one day, with the layer they come from and the reason for that layer. */
export interface EffectiveHours<S extends Schedule = Schedule> {
  readonly layer: ScheduleLayer;
  readonly reason: string;
  readonly schedule: S;
  /** The business-hours intervals in order. An empty list means closed all day. */
  readonly openings: readonly Opened[];
}

/** The schedule layers by precedence. The first layer that applies decides (domain guide 6.5). */
export const LAYERS: readonly ScheduleLayer[] = ['temporary', 'holiday', 'alternate', 'permanent'];

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
  /** The business-hours intervals, indexed by weekday from 1 to 7. */
  readonly week: readonly (readonly Opened[])[];
  /** The full text of the schedule, which breaks ties that no other rule resolves. */
  readonly text: string;
}

type Layers<S extends Schedule> = Readonly<Record<ScheduleLayer, readonly Prepared<S>[]>>;

/** The schedule layers of a site, prepared for queries about many days. */
export interface HoursPlan<S extends Schedule = Schedule> {
  /** The layers that apply to all areas, and so to the site as a whole. */
  readonly layers: Layers<S>;
  /** The layers for each area that any layer names. */
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

/**
 * Returns the full text of a schedule. Comparing these texts makes the order of two otherwise equal schedules independent
 * of the row order in the database.
 */
const textOf = ({ kind, reason, areaNums, appliesOn: weekdays, entries }: Schedule): string =>
  JSON.stringify([kind, reason, areaNums, weekdays, entries]);

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const isStayLate = ({ kind }: Schedule): boolean => kind === 'Stay late today';

type Ranked = Days & { readonly schedule: Schedule };

const compareRanked = (a: Ranked, b: Ranked): number =>
  Number(b.schedule.areaNums.length > 0) - Number(a.schedule.areaNums.length > 0) ||
  Number(isStayLate(b.schedule)) - Number(isStayLate(a.schedule)) ||
  Number(b.schedule.holidayName !== null) - Number(a.schedule.holidayName !== null) ||
  (a.first === b.first ? 0 : b.first - a.first) ||
  (a.last === b.last ? 0 : a.last - b.last);

/**
 * Compares the precedence of two schedules of one layer; a negative result means that the first one wins. Precedence: some
 * areas before all areas, staying late before planned hours, a single holiday before its group, later start first, earlier
 * end first.
 */
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

/** Prepares schedule layers and their holidays for fast queries. The order of `schedules` does not matter. */
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

/** Returns true if a schedule with days of its own applies on one of its days, by the weekday. */
export const appliesOn = (
  { appliesOn: weekdays }: Pick<Schedule, 'appliesOn'>,
  day: number,
): boolean => weekdays === undefined || weekdays.includes(weekdayOf(day));

/** Returns why a schedule applies on a day, or null if it does not. */
const whyOn = <S extends Schedule>(
  prepared: Prepared<S>,
  { holidays }: HoursPlan<S>,
  day: number,
): string | null => {
  if (!holds(prepared, day) || !appliesOn(prepared.schedule, day)) return null;
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

/**
 * Returns the hours of one layer for a day (by `dayNumber`) and an area, or null if the layer does not apply. Area null
 * means the whole site, which only layers for all areas affect.
 */
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
 * Returns the hours of an area on a day (by `dayNumber`), from the layer with the highest precedence, or null if no layer
 * applies (domain guide 6.5). An interval belongs to the day on which it starts, so the next day's hours do not shorten an
 * interval past midnight.
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

export const EVERY_DAY: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/** Returns the weekdays of the days on which a schedule with days of its own applies. */
export const weekdaysIn = ({
  appliesOn = EVERY_DAY,
  fromDay,
  toDay,
}: Pick<Schedule, 'appliesOn' | 'fromDay' | 'toDay'>): ReadonlySet<number> => {
  if (fromDay === null || toDay === null) return new Set();
  const first = dayNumber(fromDay);
  const many = Math.min(dayNumber(toDay) - first + 1, 7);
  const days = Array.from({ length: Math.max(0, many) }, (_, at) => weekdayOf(first + at));
  return new Set(days.filter((day) => appliesOn.includes(day)));
};

type Span = Pick<Schedule, 'appliesOn' | 'fromDay' | 'toDay'>;

/** Checks whether two schedules or holidays apply on a day that both have, by their weekdays. */
export const shareWeekdays = (a: Span, b: Span): boolean => {
  const later = (x: string | null, y: string | null) => ((x ?? '') > (y ?? '') ? x : y);
  const earlier = (x: string | null, y: string | null) => ((x ?? '9999') < (y ?? '9999') ? x : y);
  const both = { fromDay: later(a.fromDay, b.fromDay), toDay: earlier(a.toDay, b.toDay) };
  if (both.fromDay === null || both.toDay === null) return true;
  const theirs = weekdaysIn({ ...both, appliesOn: b.appliesOn ?? EVERY_DAY });
  return [...weekdaysIn({ ...both, appliesOn: a.appliesOn ?? EVERY_DAY })].some((day) =>
    theirs.has(day),
  );
};
