import { mayUseGroup } from '../navigation/read-place.rule.ts';
import type { SessionView } from '../session/session-view.schema.ts';
import { APPLICATIONS } from '../permission/application.schema.ts';

/**
 * Returns the group that a dealer should switch to: the remembered one if it is still allowed, otherwise an allowed one.
 * Null leaves the group unchanged. Customers and staff have no such choice.
 */
export const settleGroup = (
  { user, siteGroupNum }: SessionView,
  remembered: number | null,
): number | null => {
  if (user.applicationNum !== APPLICATIONS.dealer) return null;
  const allowed = (group: number | null): group is number =>
    group !== null && mayUseGroup(group, { ...user, accountLinks: [] });
  if (allowed(remembered)) return remembered === siteGroupNum ? null : remembered;
  if (siteGroupNum === null || allowed(siteGroupNum)) return null;
  return user.allowedDealers[0]?.siteGroupNum ?? null;
};
