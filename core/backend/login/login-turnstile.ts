import type { Pause } from '../pause.port.ts';

/**
 * Maximum number of queued sign-in attempts: `perKey` per account, `inAll` for all accounts together. Each attempt is
 * delayed 3 s at most.
 */
export const TURNSTILE = { perKey: 5, inAll: 1000 } as const;

/** A queued sign-in attempt: its account key and its IP address. */
export interface Standing {
  readonly key: string;
  readonly address: string;
}

/**
 * A queue that runs the sign-in attempts of one account one at a time, each after its delay; an IP address may queue only
 * once. An account without queued attempts is admitted even if the whole queue is full, so that attacks on other accounts
 * never block it (SECURITY.md §2.4).
 */
export class LoginTurnstile {
  readonly #pause: Pause;
  readonly #queues = new Map<string, { tail: Promise<unknown>; waiting: number }>();
  readonly #addresses = new Set<string>();

  constructor(pause: Pause) {
    this.#pause = pause;
  }

  /** Runs `work` when the attempt's turn in the queue comes. Returns `full` at once if the attempt cannot be queued. */
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
