interface Entry {
  readonly until: number;
  readonly value: Promise<unknown>;
}

/** Remembers look-ups for a moment of real time; a failed one answers its fallback and is not remembered. */
export class BriefCache {
  readonly #entries = new Map<string, Entry>();
  readonly #milliseconds: number;
  readonly #size: number;

  constructor(milliseconds: number, size: number) {
    this.#milliseconds = milliseconds;
    this.#size = size;
  }

  /** One look-up serves everyone who asks meanwhile. */
  async get<T>(key: string, look: () => Promise<T>, fallback: T): Promise<T> {
    const now = performance.now();
    const known = this.#entries.get(key);
    const value = known !== undefined && known.until > now ? known.value : look();
    if (value !== known?.value) this.#keep(key, { until: now + this.#milliseconds, value });
    try {
      // Each key is only ever used with one type of look-up.
      return (await value) as T;
    } catch {
      this.#entries.delete(key);
      return fallback;
    }
  }

  /** Forgets everything, e.g. after the demo world was restored. */
  clear(): void {
    this.#entries.clear();
  }

  #keep(key: string, entry: Entry): void {
    const oldest = this.#entries.keys().next();
    if (this.#entries.size >= this.#size && !oldest.done) this.#entries.delete(oldest.value);
    this.#entries.set(key, entry);
  }
}
