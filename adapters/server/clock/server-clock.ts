import { randomUUID } from 'node:crypto';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';

/** The machine's own time. */
export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }
}

/** The demo world's time: starts where it is told, runs on, and can be moved forward; expiry, limits and tokens all read it (SECURITY.md §5). */
export class DemoClock implements Clock {
  readonly #startOffset: number;
  readonly #real: () => number;
  #advanced = 0;

  constructor(startsAt: number | null, real: () => number = Date.now) {
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
