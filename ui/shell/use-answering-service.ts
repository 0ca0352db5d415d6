import type { Route } from '#core/navigation/match-route.rule.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { useRegistry } from './registry.ts';

const groupOf = ({ user, siteGroupNum }: SessionView) =>
  user.allowedDealers.find((group) => group.siteGroupNum === siteGroupNum);

/**
 * Returns the active group if the route needs the answering service and the group has none; null allows the route (spec
 * §2.2). Call it in an `observer`.
 */
export const useUnservedGroup = (route: Pick<Route, 'menu'>): string | null => {
  const { view } = useRegistry().create('session');
  if (view === null || route.menu?.answeringService !== true) return null;
  const group = groupOf(view);
  if (group?.answeringServiceEnabled === true) return null;
  return group?.siteGroupName ?? 'This group';
};

/**
 * Returns true if the person has the right to the answering service and a group with the service enabled (spec §2.2). Call
 * it in an `observer`.
 */
export const useAnsweringService = (): boolean => {
  const { view } = useRegistry().create('session');
  if (view === null) return false;
  return (
    groupOf(view)?.answeringServiceEnabled === true &&
    grantedPermissions(view.user).has('ansServiceBlockFlag')
  );
};
