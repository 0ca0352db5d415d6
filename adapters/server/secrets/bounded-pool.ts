/** Runs at most `width` pieces of work at once and lets at most `waiting` queue; beyond that the answer is `busy` (SECURITY.md §2.8). */
export class BoundedPool {
  readonly #width: number;
  readonly #waiting: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;
  #refused = 0;

  constructor(limits: { readonly width: number; readonly waiting: number }) {
    this.#width = limits.width;
    this.#waiting = limits.waiting;
  }

  /** How much runs and waits now, and how much was refused so far. */
  get load() {
    return { running: this.#running, waiting: this.#queue.length, refused: this.#refused };
  }

  /** First come, first served. */
  async run<T>(work: () => Promise<T>): Promise<T | 'busy'> {
    if (this.#running >= this.#width) {
      if (this.#queue.length >= this.#waiting) {
        this.#refused += 1;
        return 'busy';
      }
      // The place is handed over by whoever ends, so nobody can slip in between.
      await new Promise<void>((resolve) => this.#queue.push(resolve));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next === undefined) this.#running -= 1;
      else next();
    }
  }
}
