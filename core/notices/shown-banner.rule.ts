import type { StatusBanner } from './status-banner.schema.ts';

/** The stored banner with the time at which it is turned off, in milliseconds. Null when it has no end. */
export interface TimedBanner {
  readonly banner: StatusBanner;
  readonly endsAt: number | null;
}

/** Returns the banner as people see it at `now`. From its end on it is off, even if an older copy was cached. */
export const shownBanner = ({ banner, endsAt }: TimedBanner, now: number): StatusBanner =>
  endsAt !== null && endsAt <= now ? { ...banner, active: false } : banner;
