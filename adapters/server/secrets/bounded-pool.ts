/** Runs at most `width` tasks in parallel and queues at most `waiting` tasks. Returns `busy` for any further task (SECURITY.md §2.8). */
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

  /** Number of running tasks, of waiting tasks, and of tasks refused so far. */
  get load() {
    return { running: this.#running, waiting: this.#queue.length, refused: this.#refused };
  }

  /** Runs a task or queues it. Queued tasks run in the order of the calls. Returns `busy` if the queue is full. */
  async run<T>(work: () => Promise<T>): Promise<T | 'busy'> {
    if (this.#running >= this.#width) {
      if (this.#queue.length >= this.#waiting) {
        this.#refused += 1;
        return 'busy';
      }
      // A finished task passes its slot directly to the first waiting task, so that no later call can take the slot.
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
