import { newsStatus } from '../news/news-status.rule.ts';
import type { Audience, Campaign } from './campaign.schema.ts';

/**
 * Checks whether a group may see a campaign on a day in the provider's time zone, both days of the validity period
 * included (domain guide 6.16). The campaign must be published, target the group's kind, and have a link or a file.
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
