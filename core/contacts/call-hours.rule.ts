import type { WallClock, WallTime } from '../kernel/wall-clock.port.ts';
import { weekday } from '../tests-on-site/recurrence.rule.ts';
import type { CallHours } from './contact.ts';

/** A moment on the wall of a site: its day (`2026-03-08`), weekday (1 is Monday) and minute of the day. */
export interface WallMoment {
  readonly today: string;
  readonly day: number;
  readonly minute: number;
}

/** The parts of a wall time. */
export const wallMoment = (wall: WallTime, clock: WallClock): WallMoment => {
  const today = wall.slice(0, 10);
  const minute = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
  return { today, day: weekday(today, clock), minute };
};

/** The same weekday a day before. */
const dayBefore = (day: number): number => ((day + 5) % 7) + 1;

/** Whether weekly hours hold at a moment; those that pass midnight belong to the day they begin on. */
export const holdsAt = (
  { weekdays, from, to }: CallHours,
  { day, minute }: WallMoment,
): boolean => {
  if (from < to) return weekdays.includes(day) && minute >= from && minute < to;
  return (
    (weekdays.includes(day) && minute >= from) || (weekdays.includes(dayBefore(day)) && minute < to)
  );
};
