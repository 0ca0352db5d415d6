import type { User } from '../../session/user.schema.ts';

/** The site group a session starts in: a dealer's own default or first, a customer's favourite or first link, none for staff (spec §6). */
export const startingGroup = (
  user: Pick<User, 'applicationNum' | 'allowedDealers' | 'accountLinks'>,
  preferred: number | null,
): number | null => {
  if (user.applicationNum === 1) return null;
  if (user.applicationNum === 3) {
    const link = user.accountLinks.find(({ isFavorite }) => isFavorite) ?? user.accountLinks[0];
    return link?.siteGroupNum ?? null;
  }
  const groups = user.allowedDealers.map(({ siteGroupNum }) => siteGroupNum);
  return groups.find((number) => number === preferred) ?? groups[0] ?? null;
};
