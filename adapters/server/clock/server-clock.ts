import { randomUUID } from 'node:crypto';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';

/**
 * Returns a clock that never goes back. When the system clock is set back, time continues from its last value at the pace
 * of the monotonic timer.
 */
const steady = (
  wall: () => number = Date.now,
  stopwatch: () => number = () => performance.now(),
): (() => number) => {
  let [knownAt, known] = [stopwatch(), wall()];
  return () => {
    const at = stopwatch();
    const goneOn = known + Math.max(0, Math.floor(at - knownAt));
    const given = wall();
    if (given >= goneOn) [knownAt, known] = [at, given];
    return Math.max(given, goneOn);
  };
};

/** The system clock, except that it never goes back. */
export class SystemClock implements Clock {
  readonly #now: () => number;

  constructor(wall?: () => number, stopwatch?: () => number) {
    this.#now = steady(wall, stopwatch);
  }

  now(): number {
    return this.#now();
  }
}

/**
 * The clock of the demo data, which starts at a given time, runs, and can be moved forward. Expiry, limits and tokens use
 * this clock (SECURITY.md §5).
 */
export class DemoClock implements Clock {
  readonly #startOffset: number;
  readonly #real: () => number;
  #advanced = 0;

  constructor(startsAt: number | null, real: () => number = steady()) {
    this.#real = real;
    this.#startOffset = startsAt === null ? 0 : startsAt - real();
  }

  now(): number {
    return this.#real() + this.#startOffset + this.#advanced;
  }

  /** Moves the clock forward. Ignores negative values. */
  advance(milliseconds: number): void {
    this.#advanced += Math.max(0, milliseconds);
  }

  /** Undoes all calls of `advance`. */
  restore(): void {
    this.#advanced = 0;
  }
}

/** Creates random UUIDs of version 4. */
export class RandomIds implements IdSource {
  next(): string {
    return randomUUID();
  }
}
