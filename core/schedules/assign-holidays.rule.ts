import type { Schedule } from './schedule.ts';

type HolidayOf = Pick<Schedule, 'holidayGroup' | 'holidayName'>;

/** The changes to the holiday layers that a bulk assignment makes for some areas. */
export interface HolidayChanges<Kept, Wanted> {
  readonly add: readonly Wanted[];
  /** Existing layers whose holiday is assigned again and that get the new hours. */
  readonly change: readonly Kept[];
  readonly remove: readonly Kept[];
}

const keyOf = ({ holidayGroup, holidayName }: HolidayOf): string =>
  JSON.stringify([holidayGroup, holidayName]);

/** Checks whether two lists contain the same areas, in any order. */
export const sameAreas = (one: readonly number[], other: readonly number[]): boolean =>
  JSON.stringify([...new Set(one)].toSorted((a, b) => a - b)) ===
  JSON.stringify([...new Set(other)].toSorted((a, b) => a - b));

/**
 * Returns the changes for assigning several holidays at once (domain guide 6.5 "Holidays"). *add* leaves all other
 * holidays unchanged; *replace* removes them.
 */
export const assignHolidays = <Kept extends HolidayOf, Wanted extends HolidayOf>(
  kept: readonly Kept[],
  wanted: readonly Wanted[],
  how: 'add' | 'replace',
): HolidayChanges<Kept, Wanted> => {
  const asked = new Map(wanted.map((one) => [keyOf(one), one]));
  const known = new Set(kept.map(keyOf));
  return {
    add: [...asked.values()].filter((one) => !known.has(keyOf(one))),
    change: kept.filter((one) => asked.has(keyOf(one))),
    remove: how === 'add' ? [] : kept.filter((one) => !asked.has(keyOf(one))),
  };
};
