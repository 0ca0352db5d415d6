import type { WallClock } from '#core/kernel/wall-clock.port.ts';

const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** Moments as they are typed, in wall time of a place. */
export const wallFields = (clock: WallClock, timeZone: string) => ({
  /** What stands in a field. */
  typed: (at: string | number): string =>
    clock.wallTime(typeof at === 'number' ? at : Date.parse(at), timeZone),
  /** The moment that was typed; empty and half-typed ones are refused by whoever judges. */
  moment: (typed: string): string =>
    WALL.test(typed) ? new Date(clock.instant(typed, timeZone)).toISOString() : '',
});
