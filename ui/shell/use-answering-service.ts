import type { Route } from '#core/navigation/match-route.rule.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { useRegistry } from './registry.ts';

const groupOf = ({ user, siteGroupNum }: SessionView) =>
  user.allowedDealers.find((group) => group.siteGroupNum === siteGroupNum);

/** The active group where a screen of the answering service is asked for and the group has none; null lets it through (spec §2.2). Read it in an `observer`. */
export const useUnservedGroup = (route: Pick<Route, 'menu'>): string | null => {
  const { view } = useRegistry().create('session');
  if (view === null || route.menu?.answeringService !== true) return null;
  const group = groupOf(view);
  if (group?.answeringServiceEnabled === true) return null;
  return group?.siteGroupName ?? 'This group';
};

/** Whether the person of now has the answering service: the right, and a group for which it is enabled (spec §2.2). Read it in an `observer`. */
export const useAnsweringService = (): boolean => {
  const { view } = useRegistry().create('session');
  if (view === null) return false;
  return (
    groupOf(view)?.answeringServiceEnabled === true &&
    grantedPermissions(view.user).has('ansServiceBlockFlag')
  );
};
