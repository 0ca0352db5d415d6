import { counted } from '../../kernel/counted.rule.ts';

const DAY_MS = 86400000;

/** A signal that was received longer ago is written down and nobody acts on it, milliseconds; shorter than counters are known. */
export const ACTED_ON_MS = 30 * DAY_MS;

/** As far as history goes (domain guide 6.12 "Filters"): 24 months. */
const HISTORY_MS = 731 * DAY_MS;

/** A panel's clock that is further from the receiver's says nothing about when. */
const PANEL_CLOCK_MS = 366 * DAY_MS;

/** What is done about a signal received at `at`: acted on, only written down, or nothing, because no screen would ever show it. */
export const signalAge = (at: number, now: number): 'acted' | 'logged' | 'refused' => {
  if (now - at > HISTORY_MS) return 'refused';
  return now - at > ACTED_ON_MS ? 'logged' : 'acted';
};

/** A receiver's clock that is further ahead is told to it and to the provider's staff. */
const CLOCK_AHEAD_MS = 5 * 60000;

/** How far a receiver's clock is ahead of ours, milliseconds; null where that is nothing to speak of. */
export const clockAhead = (receivedAt: number | null, now: number): number | null =>
  receivedAt !== null && receivedAt - now > CLOCK_AHEAD_MS ? receivedAt - now : null;

/** What a receiver is told whose clock is ahead. */
export const aheadWords = (aheadMs: number): string =>
  `receivedAt lies ${counted(Math.round(aheadMs / 60000), 'minute')} ahead of our clock: the signal counts as received now.`;

/** A panel's own time, unless its clock is plainly not set. */
export const panelTime = (panelAt: number | null, at: number): number | null =>
  panelAt === null || Math.abs(panelAt - at) > PANEL_CLOCK_MS ? null : panelAt;
