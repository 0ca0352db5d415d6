import { dayNumber, weekdayOf } from '../kernel/calendar-day.rule.ts';
import type { Rotation } from './on-call.ts';
import { turnOf, weekLength } from './turns-in.rule.ts';

const DAY = 1440;
const WEEK = 7 * DAY;

/** Returns an upper bound: after this number of shifts, the turns of a list fall on the same hours of the week again. */
const roundOf = (turns: number): number => turns * 7;

/**
 * Returns the ids of people with turns who are never on call in the hours that the list covers. For example, when seven
 * people rotate daily in a weekend list, the same two people are always on call.
 */
export const neverOnCall = ({
  covers,
  endsOn,
  handoffAt,
  rotationDays,
  startsOn,
  tiers,
}: Rotation): readonly string[] => {
  const first = dayNumber(startsOn);
  // All minutes below are counted from the Monday of the week in which the first turn starts.
  const monday = first - (weekdayOf(first) - 1);
  const begin = (first - monday) * DAY + handoffAt;
  const end = endsOn === null ? Infinity : (dayNumber(endsOn) + 1 - monday) * DAY + handoffAt;
  const counts = (from: number, to: number): boolean => {
    if (covers === null) return from < to;
    const opens = (covers.from.weekday - 1) * DAY + covers.from.minute;
    const length = weekLength(covers.from, covers.to) * DAY + covers.to.minute - covers.from.minute;
    // The start of the last covered hours before `to`. Earlier weeks need no check.
    const last = opens + Math.floor((to - 1 - opens) / WEEK) * WEEK;
    return from < to && last + length > from;
  };
  const paged = new Set(
    tiers.flatMap(({ turns }) =>
      Array.from({ length: roundOf(turns.length) }, (_, index) => index).flatMap((index) => {
        const from = begin + index * rotationDays * DAY;
        const to = Math.min(from + rotationDays * DAY, end);
        return counts(from, to) ? (turns[turnOf(index, turns.length)] ?? []) : [];
      }),
    ),
  );
  const all = new Set(tiers.flatMap(({ turns }) => turns.flat()));
  return [...all].filter((id) => !paged.has(id));
};
