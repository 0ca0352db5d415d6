import type { StatusBanner } from './status-banner.schema.ts';

/** The stored banner. `endsAt` is the time at which the banner is turned off, in milliseconds, or null. */
export interface TimedBanner {
  readonly banner: StatusBanner;
  readonly endsAt: number | null;
}

/** Returns the banner as people see it at `now`. From `endsAt` on, the banner is off, even in a cached copy. */
export const shownBanner = ({ banner, endsAt }: TimedBanner, now: number): StatusBanner =>
  endsAt !== null && endsAt <= now ? { ...banner, active: false } : banner;
