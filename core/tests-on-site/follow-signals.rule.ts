import { instantOf, isoInstant } from '../kernel/instant.ts';
import type { ResultSignal, ResultZone } from './site-tests.schema.ts';
import { joinTimes, tickState, type TickTimes } from './tick-zone.rule.ts';

/** A zone of a test as shown on the live screen. Only the printed results contain its number of signals. */
export type WatchedZone = Omit<ResultZone, 'count' | 'code'>;

const instant = (text: string | null): number | null => (text === null ? null : instantOf(text));
const text = (at: number | null): string | null => (at === null ? null : isoInstant(at));

/** Returns a zone updated with newly received times. Known times have no effect, so data from a read and from the stream may overlap. */
export const followZone = (zone: WatchedZone, sent: TickTimes): WatchedZone => {
  if (zone.state === 'Not on test') return zone;
  const { firstAt, lastAt, restoredAt } = zone;
  const known = {
    firstAt: instant(firstAt),
    lastAt: instant(lastAt),
    restoredAt: instant(restoredAt),
  };
  const times = joinTimes(known, sent);
  return {
    ...zone,
    state: tickState(times),
    firstAt: text(times.firstAt),
    lastAt: text(times.lastAt),
    restoredAt: text(times.restoredAt),
  };
};

/** Checks whether a zone looks the same as before, so that it need not be rendered again. */
export const looksAlike = (before: WatchedZone | undefined, now: WatchedZone): boolean =>
  before?.state === now.state &&
  before.description === now.description &&
  before.firstAt === now.firstAt &&
  before.lastAt === now.lastAt &&
  before.restoredAt === now.restoredAt &&
  before.lastHeardAt === now.lastHeardAt;

const newestFirst = (a: ResultSignal, b: ResultSignal): number =>
  a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1;

/** Adds new signals to the list of a test, newest first, each once and at most `most`. `added` is the number of new signals. */
export const followSignals = (
  known: readonly ResultSignal[],
  arrived: readonly ResultSignal[],
  most: number,
): { readonly signals: readonly ResultSignal[]; readonly added: number } => {
  const ids = new Set(known.map(({ id }) => id));
  const added = arrived.filter(({ id }) => !ids.has(id));
  const signals = [...added, ...known].toSorted(newestFirst).slice(0, most);
  return { signals, added: added.length };
};
