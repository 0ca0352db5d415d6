import type { RefreshLock } from '#core/session/session-marker.port.ts';

/** Runs work one at a time, in the order of the calls. */
export class MemoryRefreshLock implements RefreshLock {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => null);
    return turn;
  }
}
