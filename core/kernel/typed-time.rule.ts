import { isCalendarDay } from './calendar-day.rule.ts';
import { instantOf, isoInstant } from './instant.ts';

const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const MINUTE = 60000;
const DAY = 24 * 60 * MINUTE;
/** The latest time at which every zone has a wall time with a year of four digits. */
const LAST = instantOf('9999-12-31T00:00Z');

const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
};

/** Returns the wall time at a given time in a time zone: `2026-03-08T02:30`. */
const wallOf = (at: number, timeZone: string): string => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
};

/** Suffix that marks the second occurrence of a wall time that occurs twice. */
const SECOND = ' second';

/** Returns the typed wall time without the suffix. */
export const typedWall = (typed: string): string =>
  typed.endsWith(SECOND) ? typed.slice(0, -SECOND.length) : typed;

/** Result of reading a typed wall time in a time zone. Times are milliseconds UTC. */
export type TypedTime =
  /** The typed time is incomplete. */
  | { readonly kind: 'none' }
  /** Clocks skip this wall time. `at` is later by the length of the gap. */
  | { readonly kind: 'skipped'; readonly at: number }
  | { readonly kind: 'once'; readonly at: number }
  /** The wall time occurs twice, because clocks are set back. `at` is the selected one of `both`, by default the first. */
  | { readonly kind: 'twice'; readonly at: number; readonly both: readonly [number, number] };

/** Converts a typed wall time in a time zone to milliseconds UTC. */
export const typedTime = (typed: string, timeZone: string): TypedTime => {
  const wall = typedWall(typed);
  const isRead = WALL.test(wall) && isCalendarDay(wall.slice(0, 10), 9999);
  const plain = isRead ? instantOf(`${wall}Z`) : Number.NaN;
  if (Number.isNaN(plain)) return { kind: 'none' };
  const offsets = [-DAY, DAY].map((away) => {
    const at = Math.min(plain + away, LAST);
    return instantOf(`${wallOf(at, timeZone)}Z`) - at;
  });
  const meant = offsets.map((offset) => plain - offset);
  const [first, second = first] = meant
    .filter((at) => wallOf(at, timeZone) === wall)
    .toSorted((a, b) => a - b);
  if (first === undefined || second === undefined)
    return { kind: 'skipped', at: Math.max(...meant) };
  if (first === second) return { kind: 'once', at: first };
  return { kind: 'twice', at: wall === typed ? first : second, both: [first, second] };
};

/** Returns the typed form of the first or second occurrence of a wall time that occurs twice. */
export const typedAs = (typed: string, which: 'first' | 'second'): string =>
  which === 'second' ? typedWall(typed) + SECOND : typedWall(typed);

/** Returns the typed form of a wall time that replaces `before`. The second occurrence stays selected unless the new time occurs once. */
export const retyped = (before: string, wall: string, timeZone: string): string => {
  const isSecond = before !== typedWall(before) && wall !== '';
  const { kind } = typedTime(wall, timeZone);
  return typedAs(wall, isSecond && kind !== 'once' && kind !== 'skipped' ? 'second' : 'first');
};

/** Returns the typed form of a time in milliseconds UTC. */
export const typedFor = (at: number, timeZone: string): string => {
  const wall = wallOf(at, timeZone);
  const time = typedTime(wall, timeZone);
  const later = time.kind === 'twice' && Math.floor(at / MINUTE) * MINUTE === time.both[1];
  return typedAs(wall, later ? 'second' : 'first');
};

/** Converts a typed wall time to an ISO timestamp. Returns an empty text if the typed time is incomplete or skipped by the clocks. */
export const typedMoment = (typed: string, timeZone: string): string => {
  const time = typedTime(typed, timeZone);
  return time.kind === 'once' || time.kind === 'twice' ? isoInstant(time.at) : '';
};
