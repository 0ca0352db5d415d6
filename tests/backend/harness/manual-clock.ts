import type { Clock } from '#core/kernel/clock.port.ts';

/** A clock that moves only when a test moves it. */
export class ManualClock implements Clock {
  #now: number;

  constructor(now = Date.UTC(2026, 10, 20, 15, 0, 0)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
