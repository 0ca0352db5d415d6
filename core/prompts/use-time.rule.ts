/** One look at the person and the clock. */
export interface UseTick {
  /** Milliseconds UTC; the clock may jump. */
  readonly at: number;
  readonly visible: boolean;
  /** When a key, a pointer or the wheel was last moved. */
  readonly lastInputAt: number;
}

/** Milliseconds between two looks. */
export const TICK = 5000;

/** Milliseconds without a key or a pointer after which nobody is at work. */
const REST = 60000;

/**
 * How much of the time since the look before counts as use (spec §9): only while the page is visible and somebody moved
 * something within the last minute; a clock that jumped counts as one tick at most, and never backwards.
 */
export const useTime = (before: UseTick | null, tick: UseTick): number => {
  if (before === null || !tick.visible || tick.at - tick.lastInputAt >= REST) return 0;
  return Math.min(Math.max(tick.at - before.at, 0), TICK);
};
