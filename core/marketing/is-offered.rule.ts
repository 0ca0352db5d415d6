import { newsStatus } from '../news/news-status.rule.ts';
import type { Audience, Campaign } from './campaign.schema.ts';

/**
 * Checks whether a group sees a campaign on a day in the provider's time zone. The campaign must be published, be for the
 * group's kind, and have a link or a file. Both days of its period are included (domain guide 6.16).
 */
export const isOffered = (
  campaign: Pick<Campaign, 'state' | 'audience' | 'validFrom' | 'validTo' | 'url' | 'file'>,
  to: { readonly kind: Audience; readonly today: string },
): boolean => {
  const { state, audience, validFrom, validTo, url, file } = campaign;
  if (state !== 'published' || !audience.includes(to.kind)) return false;
  if (url === '' && file === null) return false;
  const open = (day: string): string | null => (day === '' ? null : day);
  const days = { effectiveDate: open(validFrom), expirationDate: open(validTo) };
  return newsStatus(days, to.today) === 'Active';
};
