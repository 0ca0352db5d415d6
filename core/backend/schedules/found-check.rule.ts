import { dayNumber, dayText } from '../../kernel/calendar-day.rule.ts';
import type { WallClock } from '../../kernel/wall-clock.port.ts';
import type { ArmingChange } from '../../openings/opening-days.rule.ts';
import { DAY_MINUTES, type HoursPlan } from '../../schedules/effective-hours.rule.ts';
import { windowsOf } from '../../schedules/hours-strip.rule.ts';
import {
  type ArmingVerdict,
  deadlines,
  type DueOpening,
  assessClosing,
  assessOpening,
  type WallMinute,
} from '../../schedules/arming-verdict.rule.ts';
import type { ScheduleCheck } from '../../schedules/schedule-check.ts';
import { wallText } from '../../schedules/site-hours.rule.ts';
import { type AreaPast, hadBeenOpenAt, wasOpenAt, wasOpenWithin } from './area-past.rule.ts';
import type { SiteWatch } from './supervision.repository.port.ts';

/** The clock and time zone that convert a site's hours between wall time and UTC. */
export interface HoursPlace {
  readonly clock: WallClock;
  readonly timeZone: string;
}

/** A failed schedule check of an area. */
export interface FoundCheck {
  readonly check: ScheduleCheck;
  /** Day on which the business-hours interval starts, such as `2026-03-08`; for an early opening, the day of the opening signal. */
  readonly day: string;
  /** Minute of `day` at which the business-hours interval starts (for an opening) or ends (for a closing); -1 if no hours apply. */
  readonly due: number;
  /** Limit that the check failed, in wall time: the start of the allowed window for an early check, otherwise the end of the window. */
  readonly limit: string | null;
  /** Milliseconds UTC of the opening or closing signal, or of the missed deadline. */
  readonly at: number;
}

/**
 * Number of days to search back for business-hours intervals that end after a given time. Two days are enough, because an
 * interval lasts at most one day plus a window of four hours.
 */
const DAYS_BEFORE = 2;
const MINUTE_MS = 60000;
const DAY_MS = 86400000;
/** Number of days ahead to search for the next deadline. */
const DAYS_AHEAD = 8;
/** Number of days ahead to search for the next scheduled closing time. */
const CLOSING_DAYS = 2;

const instantOf = ({ day, minute }: WallMinute, { clock, timeZone }: HoursPlace): number =>
  clock.instant(`${dayText(day)}T${wallText(minute)}`, timeZone);

/** Converts minutes since midnight of `day` to a wall minute. The minutes may be negative or run past the end of the day. */
const wallOf = (day: number, minute: number): WallMinute => ({
  day: day + Math.floor(minute / DAY_MINUTES),
  minute: ((minute % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES,
});

const wallMinuteAt = (at: number, { clock, timeZone }: HoursPlace): WallMinute => {
  const wall = clock.wallTime(at, timeZone);
  return {
    day: dayNumber(wall.slice(0, 10)),
    minute: Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)),
  };
};

const opens: ReadonlySet<ScheduleCheck> = new Set(['earlyOpen', 'failToOpen', 'lateOpen']);

/**
 * Returns the limit of the allowed window, in minutes since midnight of the day on which the business-hours interval
 * starts: the start of the window for an early check, otherwise the end of the window.
 */
const limitOf = (check: ScheduleCheck, { opened }: DueOpening): number => {
  const { open, close } = windowsOf(opened);
  if (check === 'earlyOpen') return open[0];
  if (check === 'earlyClose') return close[0];
  return opens.has(check) ? open[1] : close[1];
};

const found = (
  check: ScheduleCheck,
  due: DueOpening | null,
  at: number,
  ownDay: number,
): FoundCheck => {
  const limit = due === null ? null : wallOf(0, limitOf(check, due)).minute;
  const minute = due === null ? -1 : opens.has(check) ? due.opened.from : due.opened.to;
  // An early opening is recorded for the day of the opening signal, even if the interval starts on the next day.
  const day = due === null || check === 'earlyOpen' ? ownDay : due.day;
  return {
    check,
    day: dayText(day),
    due: minute,
    limit: limit === null ? null : wallText(limit),
    at,
  };
};

type Arming = Pick<FoundCheck, 'at'> & {
  readonly past: AreaPast;
  readonly place: HoursPlace;
};

/**
 * Returns true if the last minute of the check's window has passed. Compares UTC times, because wall time is ambiguous
 * when clocks change.
 */
const isOver = (check: ScheduleCheck, due: DueOpening, { at, place }: Arming): boolean =>
  at >= instantOf(wallOf(due.day, limitOf(check, due)), place) + MINUTE_MS;

const openingCheck = (verdict: ArmingVerdict, arming: Arming): ScheduleCheck | null => {
  const { check, due } = verdict;
  return check === 'lateOpen' && due !== null && !isOver(check, due, arming) ? null : check;
};

const closingCheck = ({ check, due }: ArmingVerdict, arming: Arming): ScheduleCheck | null => {
  if (check === 'earlyClose' || due === null) return check;
  if (!isOver('lateClose', due, arming)) return null;
  const limit = instantOf(wallOf(due.day, limitOf('lateClose', due)), arming.place);
  // A closing is late only if the area was open at the limit. An area that was opened after the limit is not late.
  return wasOpenAt(arming.past, limit) === true ? 'lateClose' : null;
};

/**
 * Checks an opening or closing signal against the hours and earlier state of its area (domain guide 6.5). Returns null if
 * the signal was on schedule or did not change the state.
 */
export const checkArming = (
  plan: HoursPlan,
  { areaNum, past }: { readonly areaNum: number; readonly past: AreaPast },
  { at, isOpen }: ArmingChange,
  place: HoursPlace,
): FoundCheck | null => {
  if (wasOpenAt(past, at) === isOpen) return null;
  const wall = wallMinuteAt(at, place);
  const arming = { at, past, place };
  const wasOpen = (since: WallMinute): boolean => wasOpenWithin(past, instantOf(since, place), at);
  const verdict = isOpen
    ? assessOpening(plan, areaNum, wall, wasOpen)
    : assessClosing(plan, areaNum, wall);
  const check = isOpen ? openingCheck(verdict, arming) : closingCheck(verdict, arming);
  return check === null ? null : found(check, verdict.due, at, wall.day);
};

interface DueCheck extends FoundCheck {
  /** Earliest wall time at which an opening signal counts for this business-hours interval. */
  readonly openFrom: WallMinute;
}

/** Returns the deadlines after `from` up to and including `until`, earliest first. */
const dueChecks = (
  plan: HoursPlan,
  areaNum: number,
  [from, until]: readonly [from: number, until: number],
  localClock: HoursPlace,
): readonly DueCheck[] => {
  const first = wallMinuteAt(from, localClock).day;
  const last = wallMinuteAt(until, localClock).day;
  return deadlines(plan, areaNum, [first - DAYS_BEFORE, last])
    .filter(({ at: { day } }) => first <= day && day <= last)
    .map((one) => ({
      ...found(one.check, one, instantOf(one.at, localClock), one.day),
      openFrom: wallOf(one.day, windowsOf(one.opened).open[0]),
    }))
    .filter(({ at }) => from < at && at <= until)
    .toSorted((a, b) => a.at - b.at);
};

/** Returns the deadlines after `from` and up to `until` that an area missed. An area whose state is unknown misses no deadline. */
export const checkDeadlines = (
  plan: HoursPlan,
  { areaNum, past }: { readonly areaNum: number; readonly past: AreaPast },
  span: readonly [from: number, until: number],
  localClock: HoursPlace,
): readonly FoundCheck[] =>
  dueChecks(plan, areaNum, span, localClock).flatMap(({ openFrom, ...due }) => {
    const isOpen = hadBeenOpenAt(past, due.at);
    const isMissed =
      due.check === 'failToClose'
        ? isOpen === true
        : isOpen === false && !wasOpenWithin(past, instantOf(openFrom, localClock), due.at);
    return isMissed ? [due] : [];
  });

/**
 * Returns when to examine a site next (at the site's next deadline after `now`, but at most a day later), the site's next
 * deadline, and the site's next scheduled closing.
 */
export const nextLook = (
  plan: HoursPlan,
  areaNums: readonly number[],
  now: number,
  localClock: HoursPlace,
): Pick<SiteWatch, 'dueAt' | 'deadlineAt' | 'closingAt'> => {
  const daily = now + DAY_MS;
  let deadlineAt: number | null = null;
  for (let day = 0; day < DAYS_AHEAD; day += 1) {
    const span = [now + day * DAY_MS, daily + day * DAY_MS] as const;
    const due = areaNums.flatMap((areaNum) => dueChecks(plan, areaNum, span, localClock));
    const first = (of: readonly DueCheck[]): number | null =>
      of.length === 0 ? null : Math.min(...of.map(({ at }) => at));
    deadlineAt ??= first(due);
    const closingAt = first(due.filter(({ check }) => check === 'failToClose'));
    const isFarEnough = closingAt !== null || day + 1 >= CLOSING_DAYS;
    if (deadlineAt !== null && isFarEnough)
      return { dueAt: Math.min(daily, deadlineAt), deadlineAt, closingAt };
  }
  return { dueAt: daily, deadlineAt: null, closingAt: null };
};
