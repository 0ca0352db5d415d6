/** Runs at most `width` tasks at the same time and queues at most `waiting`. Further tasks get `busy` (SECURITY.md §2.8). */
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

  /** Number of running and waiting tasks, and of tasks refused so far. */
  get load() {
    return { running: this.#running, waiting: this.#queue.length, refused: this.#refused };
  }

  /** Runs a task, in the order of the calls. */
  async run<T>(work: () => Promise<T>): Promise<T | 'busy'> {
    if (this.#running >= this.#width) {
      if (this.#queue.length >= this.#waiting) {
        this.#refused += 1;
        return 'busy';
      }
      // A finished task passes its slot directly to the next one, so that no later task can take it.
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
