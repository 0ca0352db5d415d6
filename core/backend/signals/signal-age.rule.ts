import { counted } from '../../kernel/counted.rule.ts';

const DAY_MS = 86400000;

/**
 * Signals received longer ago than this are recorded but not acted on, in milliseconds. It is shorter than the time for
 * which counters are remembered.
 */
export const ACTED_ON_MS = 30 * DAY_MS;

/** How far back history goes (domain guide 6.12 "Filters"): 24 months. */
const HISTORY_MS = 731 * DAY_MS;

/** The largest difference between a panel's and the receiver's clock for the panel's time to be used. */
const PANEL_CLOCK_MS = 366 * DAY_MS;

/** If a receiver's clock is further ahead than this, the receiver and the provider's staff are informed. */
const CLOCK_AHEAD_MS = 5 * 60000;

/** Returns when a receiver took a signal. A time in the future, or one so old that the clock was clearly never set, counts as now. */
export const takenAt = (receivedAt: number | null, now: number): number =>
  receivedAt === null || receivedAt > now || now - receivedAt > HISTORY_MS ? now : receivedAt;

/** Returns whether a signal taken at `at` is acted on or only recorded. */
export const signalAge = (at: number, now: number): 'acted' | 'logged' =>
  now - at > ACTED_ON_MS ? 'logged' : 'acted';

/**
 * Returns how far a receiver's clock is ahead of ours, in milliseconds. The value is negative if it is so far behind that
 * its signals are not acted on. Returns null if the difference does not matter.
 */
export const clockOff = (receivedAt: number | null, now: number): number | null => {
  if (receivedAt === null) return null;
  const ahead = receivedAt - now;
  return ahead > CLOCK_AHEAD_MS || -ahead > ACTED_ON_MS ? ahead : null;
};

const NOW = 'the signal counts as received now.';

/** Returns what to tell a receiver about its clock; null if there is nothing. */
export const clockText = (receivedAt: number | null, now: number): string | null => {
  const off = clockOff(receivedAt, now);
  if (off === null) return null;
  if (off > 0) {
    const minutes = counted(Math.round(off / 60000), 'minute');
    return `receivedAt lies ${minutes} ahead of our clock: ${NOW}`;
  }
  return -off > HISTORY_MS
    ? `receivedAt lies more than 24 months back, as of a clock that was never set: ${NOW}`
    : 'Received more than 30 days ago: written down, and nobody acts on it.';
};

/** Returns the panel's own time, or null if its clock is clearly not set. */
export const panelTime = (panelAt: number | null, at: number): number | null =>
  panelAt === null || Math.abs(panelAt - at) > PANEL_CLOCK_MS ? null : panelAt;
