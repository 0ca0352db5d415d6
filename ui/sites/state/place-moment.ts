import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { formatZonedMoment } from '../../kit/format-time.ts';

/** A site, and the provider's current time. */
export interface Place {
  readonly info: SiteInfo;
  readonly now: string;
}

/** Returns a formatter for times in the site's time zone, including the zone name. */
export const placeMoment =
  ({ info: { timeZone }, now }: Place) =>
  (at: string): string =>
    formatZonedMoment(at, now, timeZone);
