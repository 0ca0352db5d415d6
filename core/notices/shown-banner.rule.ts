import type { StatusBanner } from './status-banner.schema.ts';

/** The banner as it is stored: with the moment from which it is shown no more, in milliseconds; null when it has none. */
export interface TimedBanner {
  readonly banner: StatusBanner;
  readonly endsAt: number | null;
}

/** What everyone sees of it now: from its end on it is off, however long it was remembered. */
export const shownBanner = ({ banner, endsAt }: TimedBanner, now: number): StatusBanner =>
  endsAt !== null && endsAt <= now ? { ...banner, active: false } : banner;
