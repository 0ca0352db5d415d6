import type { Pause } from '../pause.port.ts';

/** How many attempts may wait for one account (3 s each, so that a browser still gets its response), and for all accounts together. */
export const TURNSTILE = { perKey: 5, inAll: 1000 } as const;

/** Identifies a waiting attempt: its account key and its client address. */
export interface Standing {
  readonly key: string;
  readonly address: string;
}

/**
 * Lets the attempts of one account through one at a time, each after its delay. No address waits twice, and nothing is
 * stored once nobody waits. An account without a waiting attempt is admitted even when all positions are taken, so that
 * attacks on others never lock it out (SECURITY.md §2.4).
 */
export class LoginTurnstile {
  readonly #pause: Pause;
  readonly #queues = new Map<string, { tail: Promise<unknown>; waiting: number }>();
  readonly #addresses = new Set<string>();

  constructor(pause: Pause) {
    this.#pause = pause;
  }

  /** Runs `work` in turn, or returns `full` at once. */
  async pass<T>(
    { key, address }: Standing,
    delayMs: number,
    work: () => Promise<T>,
  ): Promise<T | 'full'> {
    const queue = this.#queues.get(key) ?? { tail: Promise.resolve(), waiting: 0 };
    if (this.#addresses.has(address) || queue.waiting >= TURNSTILE.perKey) return 'full';
    if (queue.waiting > 0 && this.#addresses.size >= TURNSTILE.inAll) return 'full';
    this.#queues.set(key, queue);
    this.#addresses.add(address);
    queue.waiting += 1;
    const turn = queue.tail.then(async () => {
      await this.#pause.wait(delayMs);
      return work();
    });
    queue.tail = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      queue.waiting -= 1;
      this.#addresses.delete(address);
      if (queue.waiting === 0) this.#queues.delete(key);
    }
  }
}
