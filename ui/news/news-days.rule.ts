import type { NewsDays } from '#core/news/news-status.rule.ts';
import { formatDate } from '../kit/format-time.ts';

/** Returns the days on which an item is shown: "Nov 19 to Dec 8", "Since Nov 19", "Until Dec 8"; null if always. */
export const newsDays = (
  { effectiveDate, expirationDate }: NewsDays,
  now: string,
): string | null => {
  const date = (day: string): string => formatDate(`${day}T12:00:00Z`, now, 'UTC');
  if (effectiveDate === null)
    return expirationDate === null ? null : `Until ${date(expirationDate)}`;
  const from = date(effectiveDate);
  return expirationDate === null ? `Since ${from}` : `${from} to ${date(expirationDate)}`;
};

/** Returns the host of a URL as people say it: without the protocol and "www". */
export const hostOf = (url: string): string =>
  url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[/?#].*$/s, '');
