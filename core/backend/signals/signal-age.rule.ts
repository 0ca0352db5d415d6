import { counted } from '../../kernel/counted.rule.ts';

const DAY_MS = 86400000;

/** A signal that was received longer ago is written down and nobody acts on it, milliseconds; shorter than counters are known. */
export const ACTED_ON_MS = 30 * DAY_MS;

/** As far as history goes (domain guide 6.12 "Filters"): 24 months. */
const HISTORY_MS = 731 * DAY_MS;

/** A panel's clock that is further from the receiver's says nothing about when. */
const PANEL_CLOCK_MS = 366 * DAY_MS;

/** A receiver's clock that is further ahead is told to it and to the provider's staff. */
const CLOCK_AHEAD_MS = 5 * 60000;

/** When a receiver took a signal, by what it says: a clock that is ahead, or that was plainly never set, says nothing, and the signal counts as received now. */
export const takenAt = (receivedAt: number | null, now: number): number =>
  receivedAt === null || receivedAt > now || now - receivedAt > HISTORY_MS ? now : receivedAt;

/** What is done about a signal taken at `at`: acted on, or only written down. */
export const signalAge = (at: number, now: number): 'acted' | 'logged' =>
  now - at > ACTED_ON_MS ? 'logged' : 'acted';

/** How far a receiver's clock is ahead of ours, milliseconds, below zero where it is so far behind that nobody acts on what it takes; null where that is nothing to speak of. */
export const clockOff = (receivedAt: number | null, now: number): number | null => {
  if (receivedAt === null) return null;
  const ahead = receivedAt - now;
  return ahead > CLOCK_AHEAD_MS || -ahead > ACTED_ON_MS ? ahead : null;
};

const NOW = 'the signal counts as received now.';

/** What a receiver is told of its clock; null where there is nothing to say. */
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

/** A panel's own time, unless its clock is plainly not set. */
export const panelTime = (panelAt: number | null, at: number): number | null =>
  panelAt === null || Math.abs(panelAt - at) > PANEL_CLOCK_MS ? null : panelAt;
