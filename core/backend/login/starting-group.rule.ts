import { activeSite } from '../../account-links/links-of-session.rule.ts';
import type { User } from '../../session/user.schema.ts';

/**
 * Returns the site group in which a session starts: a dealer's default or first group, or the group of a customer's
 * current site. Null for staff (spec §6).
 */
export const startingGroup = (
  user: Pick<User, 'applicationNum' | 'allowedDealers' | 'accountLinks'>,
  preferred: { readonly group: number | null; readonly site: number | null },
): number | null => {
  if (user.applicationNum === 1) return null;
  if (user.applicationNum === 3) {
    const active = activeSite(user.accountLinks, preferred.site);
    return user.accountLinks.find(({ siteNum }) => siteNum === active)?.siteGroupNum ?? null;
  }
  const groups = user.allowedDealers.map(({ siteGroupNum }) => siteGroupNum);
  return groups.find((number) => number === preferred.group) ?? groups[0] ?? null;
};
