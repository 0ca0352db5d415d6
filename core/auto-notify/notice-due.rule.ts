import { dayAfter } from '../kernel/calendar-day.rule.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { NotifyDigest, NotifyTiming } from './notify-rule.schema.ts';

/** Local times: when the daily digest goes out and the day of timing `daytime` starts, and when that day ends. */
const MORNING = '07:00';
const NIGHT = '22:00';
const HOUR = 3600000;

/** Whether the dealer answers calls itself at a given time, and when that changes; null means not within a year. */
export interface OpenAt {
  readonly open: boolean;
  readonly until: number | null;
}

interface Place {
  readonly timeZone: string;
  readonly clock: Pick<WallClock, 'wallTime' | 'instant'>;
}

/** Returns the next morning at or after an instant, in the group's time zone. */
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
      // A dealer who never opens is notified at once, so that nothing is held forever.
      return openAt.open ? at : (openAt.until ?? at);
    case 'daytime':
      return isDaytime(at, place) ? at : nextMorning(at, place);
  }
};

/** Returns when an event is notified, in milliseconds UTC; null if the rule skips it (domain guide 6.8 c "Timing", "Digest"). */
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

/** Returns the number of notices: one per event, or one for all that are due at the same time. */
export const noticesOf = (digest: NotifyDigest, dues: readonly number[]): number =>
  digest === 'immediate' ? dues.length : new Set(dues).size;
