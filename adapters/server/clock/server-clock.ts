import { randomUUID } from 'node:crypto';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';

/**
 * Time that never goes back: where the clock of the machine is put back, it goes on from where it was at the pace of the
 * machine's own stopwatch, or codes and tokens would live longer by as much.
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

/** The machine's own time, which never goes back. */
export class SystemClock implements Clock {
  readonly #now: () => number;

  constructor(wall?: () => number, stopwatch?: () => number) {
    this.#now = steady(wall, stopwatch);
  }

  now(): number {
    return this.#now();
  }
}

/** The demo world's time: starts where it is told, runs on, and can be moved forward; expiry, limits and tokens all read it (SECURITY.md §5). */
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

  /** Only forward: a clock that goes back would bring expired things to life. */
  advance(milliseconds: number): void {
    this.#advanced += Math.max(0, milliseconds);
  }

  /** Back to where it would be had it never been moved. */
  restore(): void {
    this.#advanced = 0;
  }
}

/** UUID version 4 text. */
export class RandomIds implements IdSource {
  next(): string {
    return randomUUID();
  }
}
