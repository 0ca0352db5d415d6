/** A seeded random source. The same seed produces the same demo data (domain guide 9.1). */
export interface DemoRandom {
  /** Returns a random integer from `low` to `high`, both inclusive. */
  int(low: number, high: number): number;
  /** Returns a random entry of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/** Returns a Mulberry32 generator. Must never be used for secrets. */
export const demoRandom = (seed: number): DemoRandom => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const entry = list[int(0, list.length - 1)];
      if (entry === undefined) throw new Error('nothing to pick from');
      return entry;
    },
  };
};
