import { mayUseGroup } from '../navigation/read-place.rule.ts';
import type { SessionView } from '../session/session-view.schema.ts';
import { APPLICATIONS } from '../permission/application.schema.ts';

/**
 * Returns the site group that a dealer should switch to: the remembered group if the dealer may access it, otherwise a
 * group that the dealer may access. Returns null to keep the current group, and for customers and staff.
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
