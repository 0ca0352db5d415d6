import { dayNumber, dayText } from '../kernel/calendar-day.rule.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import { effectiveHours, type HoursPlan, planHours } from '../schedules/effective-hours.rule.ts';
import type { Holiday, Schedule, ScheduleEntry } from '../schedules/schedule.ts';
import { wallText } from '../schedules/site-hours.rule.ts';
import type {
  BusinessInterval,
  HoursWhy,
  OpenState,
  TemporaryHours,
  WeeklyHours,
} from './business-hours.ts';

/** Converts a weekly interval to a schedule entry without time windows. */
export const entryOf = (interval: BusinessInterval): ScheduleEntry => ({
  ...interval,
  windowBefore: 0,
  windowAfter: 0,
  mustOpen: false,
  mustClose: false,
});

const layer = (
  name: Schedule['layer'],
  holidayGroup: string | null,
  entries: readonly ScheduleEntry[],
): Schedule => ({
  layer: name,
  kind: null,
  reason: null,
  fromDay: null,
  toDay: null,
  holidayGroup,
  holidayName: null,
  areaNums: [],
  entries,
});

/**
 * Converts the weekly hours and holidays of a site group to schedule layers, so that the rules for site schedules (domain
 * guide 6.5) apply.
 */
export const planOfWeek = (
  { intervals, holidayGroup }: WeeklyHours,
  holidays: readonly Holiday[],
): HoursPlan =>
  planHours(
    [
      layer('permanent', null, intervals.map(entryOf)),
      ...(holidayGroup === null ? [] : [layer('holiday', holidayGroup, [])]),
    ],
    holidays,
  );

/** A period in which a site group is open, or closed, for one reason. Times are milliseconds UTC. */
export interface HoursStretch extends Omit<OpenState, 'until'> {
  readonly from: number;
  readonly to: number;
}

/** The weekly hours, holidays and temporary changes of a site group. `weekly` is null if the group has no hours. */
export interface HoursOfGroup {
  readonly weekly: WeeklyHours | null;
  readonly temporary: readonly TemporaryHours[];
  readonly holidays: readonly Holiday[];
  readonly timeZone: string;
}

type Clock = Pick<WallClock, 'wallTime' | 'instant'>;
type StretchFacts = Omit<HoursStretch, 'from' | 'to'>;
interface Opening {
  readonly from: number;
  readonly to: number;
}
interface Day extends Opening {
  readonly openings: readonly Opening[];
  readonly closed: StretchFacts;
}

const NO_HOURS: StretchFacts = {
  open: false,
  why: 'none',
  reason: 'no hours set',
  temporaryId: null,
};
const HOLIDAY = 'holiday: ';
const DAY = 86400000;

const dayOf = (at: number, timeZone: string, clock: Clock): number =>
  dayNumber(clock.wallTime(at, timeZone).slice(0, 10));

const closedBy = (reason: string): StretchFacts => {
  const why: HoursWhy = reason.startsWith(HOLIDAY) ? 'holiday' : 'weekly';
  return {
    open: false,
    why,
    reason: why === 'holiday' ? reason.slice(HOLIDAY.length) : 'normal hours',
    temporaryId: null,
  };
};

/**
 * Returns the days of a time span with their business intervals in milliseconds UTC. Includes the day before, whose
 * interval may pass midnight.
 */
const daysIn = (
  { weekly, holidays, timeZone }: HoursOfGroup,
  from: number,
  to: number,
  clock: Clock,
): readonly Day[] => {
  if (weekly === null) return [];
  const plan = planOfWeek(weekly, holidays);
  const at = (day: number, minute: number): number =>
    clock.instant(`${dayText(day + Math.floor(minute / 1440))}T${wallText(minute)}`, timeZone);
  const days: Day[] = [];
  const last = dayOf(to, timeZone, clock);
  for (let day = dayOf(from, timeZone, clock) - 1; day <= last; day += 1) {
    const hours = effectiveHours(plan, null, day);
    days.push({
      from: at(day, 0),
      to: at(day + 1, 0),
      closed: closedBy(hours?.reason ?? ''),
      openings: (hours?.openings ?? []).map((one) => ({
        from: at(day, one.from),
        to: at(day, one.to),
      })),
    });
  }
  return days;
};

const holds = ({ from, to }: Opening, at: number): boolean => from <= at && at < to;

const saidAt = (
  days: readonly Day[],
  temporary: readonly TemporaryHours[],
  at: number,
): StretchFacts => {
  const change = temporary.find((one) => holds(one, at));
  if (change !== undefined)
    return { open: change.open, why: 'temporary', reason: change.reason, temporaryId: change.id };
  const open = days.some(({ openings }) => openings.some((one) => holds(one, at)));
  if (open) return { open: true, why: 'weekly', reason: 'normal hours', temporaryId: null };
  return days.find((one) => holds(one, at))?.closed ?? NO_HOURS;
};

/** Returns the open and closed periods that fill a time span without gaps. Adjacent periods differ in state or reason. */
export const hoursStretches = (
  group: HoursOfGroup,
  from: number,
  to: number,
  clock: Clock,
): readonly HoursStretch[] => {
  const days = daysIn(group, from, to, clock);
  const temporary = group.temporary
    .filter((one) => one.from < to && one.to > from)
    .toSorted((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
  const spans = [{ from, to }, ...days, ...days.flatMap(({ openings }) => openings), ...temporary];
  const edges = spans.flatMap((one) => [one.from, one.to]).filter((at) => at >= from && at <= to);
  const cuts = [...new Set(edges)].toSorted((a, b) => a - b);
  const stretches: HoursStretch[] = [];
  for (const [index, begins] of cuts.entries()) {
    const ends = cuts[index + 1];
    if (ends === undefined) break;
    // Only the days near `begins` can affect the state at `begins`.
    const near = days.filter((one) => one.from - DAY <= begins && begins < one.to + 2 * DAY);
    const given = saidAt(near, temporary, begins);
    const before = stretches.at(-1);
    if (
      before?.open === given.open &&
      before.why === given.why &&
      before.reason === given.reason &&
      before.temporaryId === given.temporaryId
    )
      stretches[stretches.length - 1] = { ...before, to: ends };
    else stretches.push({ ...given, from: begins, to: ends });
  }
  return stretches;
};

/** Search periods for the next change of the open state, in milliseconds, tried in order. The first period is enough for most groups. */
const AHEAD = [9 * DAY, 40 * DAY, 400 * DAY];

/** Returns whether a site group is open at `at`, why, and until when (domain guide 6.8 d). */
export const openState = (group: HoursOfGroup, at: number, clock: Clock): OpenState => {
  for (const ahead of AHEAD) {
    const [now, ...later] = hoursStretches(group, at, at + ahead, clock);
    if (now === undefined) break;
    const { open, reason, temporaryId, why } = now;
    const fields = { open, reason, temporaryId, why };
    const next = later.find((one) => one.open !== open);
    if (next !== undefined) return { ...fields, until: next.from };
    if (ahead === AHEAD.at(-1)) return { ...fields, until: null };
  }
  return { ...NO_HOURS, until: null };
};

/** Returns when a site group next opens after `after`; null if not within a year. */
export const nextOpening = (group: HoursOfGroup, after: number, clock: Clock): number | null => {
  for (const ahead of AHEAD) {
    let isOpen: boolean | null = null;
    for (const { open, from } of hoursStretches(group, after, after + ahead, clock)) {
      if (open && isOpen === false) return from;
      isOpen = open;
    }
  }
  return null;
};
