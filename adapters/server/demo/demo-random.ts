/** Repeatable chance: the same seed gives the same demo world, so that pictures and tests repeat (domain guide 9.1). */
export interface DemoRandom {
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** One entry; the list must not be empty. */
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/** Mulberry32: small, fast and good enough for invented data; never for secrets. */
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
