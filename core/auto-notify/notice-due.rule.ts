import { dayAfter } from '../kernel/calendar-day.rule.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { NotifyDigest, NotifyTiming } from './notify-rule.schema.ts';

/** Local time at which the daily digest is sent, and at which the period of the timing `daytime` starts. */
const MORNING = '07:00';
const NIGHT = '22:00';
const HOUR = 3600000;

/** Whether the dealer is open to answer calls, and when that changes; null if nothing changes within a year. */
export interface OpenAt {
  readonly open: boolean;
  readonly until: number | null;
}

interface Place {
  readonly timeZone: string;
  readonly clock: Pick<WallClock, 'wallTime' | 'instant'>;
}

/** Returns the first instant at or after `at` when it is `MORNING` in the group's time zone. */
const nextMorning = (at: number, { clock, timeZone }: Place): number => {
  const day = clock.wallTime(at, timeZone).slice(0, 10);
  const today = clock.instant(`${day}T${MORNING}`, timeZone);
  return today >= at ? today : clock.instant(`${dayAfter(day, 1)}T${MORNING}`, timeZone);
};

const isDaytime = (at: number, { clock, timeZone }: Place): boolean => {
  const time = clock.wallTime(at, timeZone).slice(11);
  return time >= MORNING && time < NIGHT;
};

const allowedFrom = (
  timing: NotifyTiming,
  at: number,
  openAt: OpenAt,
  place: Place,
): number | null => {
  switch (timing) {
    case 'always':
      return at;
    case 'closed':
      return openAt.open ? null : at;
    case 'hold':
      // If the dealer never opens, the notice is sent at once, so that no notice is held forever.
      return openAt.open ? at : (openAt.until ?? at);
    case 'daytime':
      return isDaytime(at, place) ? at : nextMorning(at, place);
  }
};

/**
 * Returns when the notice of an event is due, in milliseconds UTC, or null if the rule skips the event (domain guide 6.8 c
 * "Timing", "Digest").
 */
export const noticeDue = (
  { digest, timing }: { readonly timing: NotifyTiming; readonly digest: NotifyDigest },
  at: number,
  openAt: OpenAt,
  place: Place,
): number | null => {
  const from = allowedFrom(timing, at, openAt, place);
  if (from === null) return null;
  switch (digest) {
    case 'immediate':
      return from;
    case 'hourly':
      return Math.ceil(from / HOUR) * HOUR;
    case 'daily':
      return nextMorning(from, place);
  }
};

/** Returns the number of notices: one per event, or with a digest one per due time. */
export const noticesOf = (digest: NotifyDigest, dues: readonly number[]): number =>
  digest === 'immediate' ? dues.length : new Set(dues).size;
