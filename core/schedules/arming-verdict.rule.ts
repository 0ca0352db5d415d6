import {
  DAY_MINUTES,
  effectiveHours,
  type HoursPlan,
  type Opened,
} from './effective-hours.rule.ts';
import { windowsOf } from './hours-strip.rule.ts';
import type { Schedule } from './schedule.ts';
import type { ScheduleCheck } from './schedule-check.ts';

/** A local time at a site, as a day number (`dayNumber`) and a minute of the day. */
export interface WallMinute {
  readonly day: number;
  readonly minute: number;
}

/** One business-hours interval, with the day on which it starts. */
export interface DueOpening {
  readonly day: number;
  readonly opened: Opened;
}

/**
 * The result of checking an opening or closing signal, and the business-hours interval it was compared with. `due` is null
 * when the area is closed all day or the signal is outside all hours.
 */
export interface ArmingVerdict {
  readonly check: Extract<
    ScheduleCheck,
    'earlyOpen' | 'lateOpen' | 'earlyClose' | 'lateClose'
  > | null;
  readonly due: DueOpening | null;
}

/** Converts a local time to minutes since the start of day `0`. */
const absolute = ({ day, minute }: WallMinute): number => day * DAY_MINUTES + minute;

/** Returns the business-hours intervals of the day before, the day and the day after, each with its windows in absolute minutes. */
const around = <S extends Schedule>(plan: HoursPlan<S>, areaNum: number | null, day: number) =>
  [day - 1, day, day + 1].flatMap((one) =>
    (effectiveHours(plan, areaNum, one)?.openings ?? []).map((opened) => {
      const { open, close } = windowsOf(opened);
      const base = one * DAY_MINUTES;
      return {
        due: { day: one, opened },
        openFrom: base + open[0],
        openUntil: base + open[1],
        closeFrom: base + close[0],
        closeUntil: base + close[1],
      };
    }),
  );

/** Checks whether an area has business hours on a day or an adjacent day. Without hours, signals are not checked. */
const hasHours = <S extends Schedule>(plan: HoursPlan<S>, areaNum: number | null, day: number) =>
  [day - 1, day, day + 1].some((one) => effectiveHours(plan, areaNum, one) !== null);

/**
 * Checks an opening signal against the area's hours: on time (null), early or late (domain guide 6.5 "Found"). The result
 * is not late if `wasOpen` returns true, which means that the area was already open in that interval, for example before a
 * lunch break.
 */
export const assessOpening = <S extends Schedule>(
  plan: HoursPlan<S>,
  areaNum: number | null,
  at: WallMinute,
  wasOpen: (since: WallMinute) => boolean,
): ArmingVerdict => {
  if (!hasHours(plan, areaNum, at.day)) return { check: null, due: null };
  const now = absolute(at);
  const spans = around(plan, areaNum, at.day);
  const inside = spans.find(({ openFrom, closeUntil }) => openFrom <= now && now <= closeUntil);
  if (inside === undefined) {
    const next = spans.find(({ openFrom }) => openFrom > now);
    return { check: 'earlyOpen', due: next?.due ?? null };
  }
  if (now <= inside.openUntil) return { check: null, due: inside.due };
  const since = {
    day: Math.floor(inside.openFrom / DAY_MINUTES),
    minute: inside.openFrom % DAY_MINUTES,
  };
  return { check: wasOpen(since) ? null : 'lateOpen', due: inside.due };
};

/**
 * Checks a closing signal: on time (null), early or late. A signal outside all hours is late if an interval of this day or
 * the day before has already ended; any other signal outside all hours is on time.
 */
export const assessClosing = <S extends Schedule>(
  plan: HoursPlan<S>,
  areaNum: number | null,
  at: WallMinute,
): ArmingVerdict => {
  const now = absolute(at);
  const spans = around(plan, areaNum, at.day);
  const inside = spans.find(({ openFrom, closeUntil }) => openFrom <= now && now <= closeUntil);
  if (inside !== undefined)
    return { check: now < inside.closeFrom ? 'earlyClose' : null, due: inside.due };
  const last = spans.findLast(({ closeUntil }) => closeUntil < now);
  return last === undefined ? { check: null, due: null } : { check: 'lateClose', due: last.due };
};

/** A time by which an area must be opened or closed. */
export interface Deadline extends DueOpening {
  readonly check: 'failToOpen' | 'failToClose';
  readonly at: WallMinute;
}

/**
 * Returns the times by which an area must be opened and closed in a range of days (by `dayNumber`, both inclusive), in
 * time order. A time past midnight belongs to the day on which its interval starts.
 */
export const deadlines = <S extends Schedule>(
  plan: HoursPlan<S>,
  areaNum: number | null,
  [from, to]: readonly [from: number, to: number],
): readonly Deadline[] => {
  const found: Deadline[] = [];
  for (let day = from; day <= to; day += 1)
    for (const opened of effectiveHours(plan, areaNum, day)?.openings ?? []) {
      const { open, close } = windowsOf(opened);
      const at = (minute: number): WallMinute => ({
        day: day + Math.floor(minute / DAY_MINUTES),
        minute: minute % DAY_MINUTES,
      });
      if (opened.mustOpen) found.push({ day, opened, check: 'failToOpen', at: at(open[1]) });
      if (opened.mustClose) found.push({ day, opened, check: 'failToClose', at: at(close[1]) });
    }
  return found.toSorted((a, b) => absolute(a.at) - absolute(b.at));
};
