/** Maximum number of cached measurements. */
const MOST_KNOWN = 5000;

/** Caches measurements by text. */
export class Measured<T> {
  readonly #known = new Map<string, T>();

  of(key: string, measure: () => T): T {
    const before = this.#known.get(key);
    if (before !== undefined) return before;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    const made = measure();
    this.#known.set(key, made);
    return made;
  }
}
