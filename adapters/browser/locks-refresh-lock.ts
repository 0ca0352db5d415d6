import type { RefreshLock } from '#core/session/session-tabs.port.ts';
import type { Variant } from '#core/session/user.schema.ts';

const PATIENCE = 5000;

/** One tab of this origin at a time, by the Web Locks API; without it, or after 5 s, the work runs anyway: the server's grace covers both (SECURITY.md §2.2). */
export class LocksRefreshLock implements RefreshLock {
  readonly #name: string;
  readonly #locks: LockManager | undefined;
  readonly #patience: number;

  constructor(variant: Variant, locks: LockManager | undefined, patience: number = PATIENCE) {
    this.#name = `refresh-${variant}`;
    this.#locks = locks;
    this.#patience = patience;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#locks === undefined) return work();
    const impatience = new AbortController();
    const timer = setTimeout(() => {
      impatience.abort();
    }, this.#patience);
    // What the work itself throws stays inside until the lock is released; only the wait can fail out here.
    const turn = () => {
      clearTimeout(timer);
      return work().then(
        (value) => () => value,
        (error: unknown) => () => {
          throw error;
        },
      );
    };
    const settled = await this.#locks
      .request(this.#name, { signal: impatience.signal }, turn)
      .catch(() => null);
    clearTimeout(timer);
    return settled === null ? work() : settled();
  }
}
