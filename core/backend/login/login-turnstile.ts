import type { Pause } from '../pause.port.ts';

/** How many tries may wait for one account, and for all together, before the next is turned away. */
export const TURNSTILE = { perKey: 10, inAll: 200 } as const;

/** Lets tries of one account through one at a time, each after its delay; keeps nothing once nobody waits (SECURITY.md §2.4). */
export class LoginTurnstile {
  readonly #pause: Pause;
  readonly #queues = new Map<string, { tail: Promise<unknown>; waiting: number }>();
  #inAll = 0;

  constructor(pause: Pause) {
    this.#pause = pause;
  }

  /** Runs `work` in turn, or answers `full` at once. */
  async pass<T>(key: string, delayMs: number, work: () => Promise<T>): Promise<T | 'full'> {
    const queue = this.#queues.get(key) ?? { tail: Promise.resolve(), waiting: 0 };
    if (queue.waiting >= TURNSTILE.perKey || this.#inAll >= TURNSTILE.inAll) return 'full';
    this.#queues.set(key, queue);
    queue.waiting += 1;
    this.#inAll += 1;
    const turn = queue.tail.then(async () => {
      await this.#pause.wait(delayMs);
      return work();
    });
    queue.tail = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      queue.waiting -= 1;
      this.#inAll -= 1;
      if (queue.waiting === 0) this.#queues.delete(key);
    }
  }
}
