import { instantOf, isoInstant } from './instant.ts';

const WALL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;
const DAY = 24 * 3600000;

const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });
  formatters.set(timeZone, made);
  return made;
};

/** What the clocks of a zone show at an instant: `2026-03-08T02:30`. */
const wallOf = (at: number, timeZone: string): string => {
  const parts = new Map(
    formatterOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
};

/**
 * The instants at which the clocks of a zone show what was typed in a field, milliseconds UTC: one, two in the hour that
 * comes again in autumn, the earlier first; of a time that the clocks skip the one that is as much later. None where nothing
 * whole was typed.
 */
export const typedInstants = (typed: string, timeZone: string): readonly number[] => {
  if (!WALL.test(typed) || Number.isNaN(instantOf(`${typed}Z`))) return [];
  const plain = instantOf(`${typed}Z`);
  const offsets = [-DAY, DAY].map((away) => {
    const at = plain + away;
    return instantOf(`${wallOf(at, timeZone)}Z`) - at;
  });
  const meant = [...new Set(offsets.map((offset) => plain - offset))].toSorted((a, b) => a - b);
  const shown = meant.filter((at) => wallOf(at, timeZone) === typed);
  if (shown.length > 0) return shown;
  return meant.slice(-1);
};

/** The first of them as it travels; empty where nothing whole was typed. */
export const typedMoment = (typed: string, timeZone: string): string => {
  const [at] = typedInstants(typed, timeZone);
  return at === undefined ? '' : isoInstant(at);
};
