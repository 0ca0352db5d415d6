import type { SiteInfo } from '#core/sites/site.schema.ts';
import { formatMoment, formatZone } from '../kit/format-time.ts';

/** A site, and the provider's time. */
export interface Place {
  readonly info: SiteInfo;
  readonly now: string;
}

/** Says moments in the time of a site, with its zone. */
export const placeMoment =
  ({ info: { timeZone }, now }: Place) =>
  (at: string): string =>
    `${formatMoment(at, now, timeZone)} ${formatZone(at, timeZone)}`;
