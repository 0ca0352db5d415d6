import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { formatZonedMoment } from '../kit/format-time.ts';

/** A site, and the provider's time. */
export interface Place {
  readonly info: SiteInfo;
  readonly now: string;
}

/** Says moments in the time of a site, with its zone. */
export const placeMoment =
  ({ info: { timeZone }, now }: Place) =>
  (at: string): string =>
    formatZonedMoment(at, now, timeZone);
