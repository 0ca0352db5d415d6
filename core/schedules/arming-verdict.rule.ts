import {
  DAY_MINUTES,
  effectiveHours,
  type HoursPlan,
  type Opened,
} from './effective-hours.rule.ts';
import { windowsOf } from './hours-strip.rule.ts';
import type { Schedule } from './schedule.ts';
import type { ScheduleCheck } from './schedule-check.ts';

/** A moment on the wall of a site: its day (by `dayNumber`) and minute. */
export interface WallMinute {
  readonly day: number;
  readonly minute: number;
}

/** One opening of a site's hours, by the day it begins on; what is raised once for each of its checks. */
export interface DueOpening {
  readonly day: number;
  readonly opened: Opened;
}

/** What an opening or closing was, and which opening of the hours it was measured by; null is none: closed all day, or outside of all. */
export interface ArmingVerdict {
  readonly check: Extract<
    ScheduleCheck,
    'earlyOpen' | 'lateOpen' | 'earlyClose' | 'lateClose'
  > | null;
  readonly due: DueOpening | null;
}

/** Minutes since the beginning of the day `0` of a moment. */
const absolute = ({ day, minute }: WallMinute): number => day * DAY_MINUTES + minute;

/** The openings around a moment, those of the day before and the next too; each with its absolute windows. */
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

/** Whether an area has any hours on a day or beside it: where there are none, nothing is compared. */
const hasHours = <S extends Schedule>(plan: HoursPlan<S>, areaNum: number | null, day: number) =>
  [day - 1, day, day + 1].some((one) => effectiveHours(plan, areaNum, one) !== null);

/**
 * What an opening at a moment is by the hours of its area: in time (null), early, or late. `wasOpen` says whether the area had
 * been open in that opening of the hours already: who comes back from lunch is not late (domain guide 6.5 "Found").
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

/** What a closing at a moment is: in time (null), early, or late; outside of all hours a closing is always welcome, late where an opening of the hours ended since the last one. */
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

/** A moment at which somebody must have opened or closed. */
export interface Deadline extends DueOpening {
  readonly check: 'failToOpen' | 'failToClose';
  readonly at: WallMinute;
}

/** Until when an area must be opened and closed, on some days (by `dayNumber`, both included), in the order of time; a day's own count with it, past midnight too. */
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
