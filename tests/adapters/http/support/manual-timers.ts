import type { Timers } from '#adapters/http/timers.ts';

/** A clock that advances only on demand. */
export class ManualTimers implements Timers {
  now = 0;
  readonly #due = new Set<{ readonly at: number; readonly run: () => void }>();

  get pending(): number {
    return this.#due.size;
  }

  after(delay: number, run: () => void): () => void {
    const timer = { at: this.now + delay, run };
    this.#due.add(timer);
    return () => {
      this.#due.delete(timer);
    };
  }

  /** Advances the clock by this number of milliseconds and runs the due timers in order. */
  advance(by: number): void {
    const end = this.now + by;
    for (;;) {
      const next = [...this.#due].sort((a, b) => a.at - b.at).find((timer) => timer.at <= end);
      if (next === undefined) break;
      this.#due.delete(next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}
