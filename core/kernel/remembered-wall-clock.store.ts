import type { WallClock } from './wall-clock.port.ts';

/** Creates a wall clock that caches all its conversions. The cache only grows, so create a new wall clock for each piece of work. */
export const rememberedWallClock = (clock: WallClock): WallClock => {
  const walls = new Map<string, string>();
  const instants = new Map<string, number>();
  const known = <T>(of: Map<string, T>, key: string, find: () => T): T => {
    const value = of.get(key) ?? find();
    of.set(key, value);
    return value;
  };
  return {
    ...clock,
    wallTime: (at, timeZone) =>
      known(walls, `${timeZone} ${String(at)}`, () => clock.wallTime(at, timeZone)),
    instant: (wall, timeZone) =>
      known(instants, `${timeZone} ${wall}`, () => clock.instant(wall, timeZone)),
  };
};
