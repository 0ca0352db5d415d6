import type { RefreshLock } from '#core/session/session-marker.port.ts';

/** One after the other, in the order of asking; shared by all who hold the same object. */
export class MemoryRefreshLock implements RefreshLock {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => null);
    return turn;
  }
}
