/** Runs work with equal keys one after another, and other work at once. */
export class OneAtATime {
  readonly #last = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    // Earlier work may fail, which only its own caller needs to know.
    const mine = Promise.allSettled([this.#last.get(key)]).then(work);
    this.#last.set(key, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
