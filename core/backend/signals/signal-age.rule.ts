import { counted } from '../../kernel/counted.rule.ts';

const DAY_MS = 86400000;

/**
 * Maximum age in milliseconds at which a signal is acted on; an older signal is only recorded. The maximum age must be
 * shorter than the retention of counters.
 */
export const ACTED_ON_MS = 30 * DAY_MS;

/** Length of the history (domain guide 6.12 "Filters"): 24 months, in milliseconds. */
const HISTORY_MS = 731 * DAY_MS;

/**
 * Maximum difference between the clocks of panel and receiver, in milliseconds. If the difference is larger, the panel's
 * time is ignored.
 */
const PANEL_CLOCK_MS = 366 * DAY_MS;

/**
 * How far a receiver's clock may be ahead, in milliseconds. If the clock is further ahead, the receiver and the provider's
 * staff are informed.
 */
const CLOCK_AHEAD_MS = 5 * 60000;

/** Returns when a receiver got a signal, or `now` if the receiver sent no time, a future time, or a time older than the history. */
export const takenAt = (receivedAt: number | null, now: number): number =>
  receivedAt === null || receivedAt > now || now - receivedAt > HISTORY_MS ? now : receivedAt;

/** Returns whether a signal received at `at` is acted on or only logged. */
export const signalAge = (at: number, now: number): 'acted' | 'logged' =>
  now - at > ACTED_ON_MS ? 'logged' : 'acted';

/**
 * Returns how far a receiver's clock is ahead of the server's clock, in milliseconds. The value is negative if the clock
 * is so far behind that signals are not acted on. Returns null if the difference does not matter.
 */
export const clockOff = (receivedAt: number | null, now: number): number | null => {
  if (receivedAt === null) return null;
  const ahead = receivedAt - now;
  return ahead > CLOCK_AHEAD_MS || -ahead > ACTED_ON_MS ? ahead : null;
};

const NOW = 'the signal counts as received now.';

/** Returns a message about a receiver's wrong clock; null if the clock is right. */
export const clockText = (receivedAt: number | null, now: number): string | null => {
  const off = clockOff(receivedAt, now);
  if (off === null) return null;
  if (off > 0) {
    const minutes = counted(Math.round(off / 60000), 'minute');
    return `receivedAt is ${minutes} ahead of our clock: ${NOW}`;
  }
  return -off > HISTORY_MS
    ? `receivedAt is more than 24 months ago, as if the clock was never set: ${NOW}`
    : 'Received more than 30 days ago: logged, but no one acts on it.';
};

/** Returns the panel's time of the signal, or null if the panel's clock is not set. */
export const panelTime = (panelAt: number | null, at: number): number | null =>
  panelAt === null || Math.abs(panelAt - at) > PANEL_CLOCK_MS ? null : panelAt;
