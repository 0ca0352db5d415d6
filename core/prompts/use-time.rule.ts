export interface UseTick {
  /** The time of the measurement, in milliseconds UTC. The value may jump when the computer's clock is set. */
  readonly at: number;
  readonly visible: boolean;
  /** The time of the last key, pointer or wheel input. */
  readonly lastInputAt: number;
}

/** Milliseconds between two measurements. */
export const TICK = 5000;

/** Milliseconds without input after which the person counts as inactive. */
const REST = 60000;

/**
 * Returns how many milliseconds since the previous tick count as active use (spec §9). Time counts only while the page is
 * visible with input in the last minute; after a clock jump, at most one tick counts.
 */
export const useTime = (before: UseTick | null, tick: UseTick): number => {
  if (before === null || !tick.visible || tick.at - tick.lastInputAt >= REST) return 0;
  return Math.min(Math.max(tick.at - before.at, 0), TICK);
};
