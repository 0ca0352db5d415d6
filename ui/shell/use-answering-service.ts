import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
import { useRegistry } from './registry.ts';

/** Whether the person of now has the answering service: the right, and a group for which it is enabled (spec §2.2). Read it in an `observer`. */
export const useAnsweringService = (): boolean => {
  const { view } = useRegistry().create('session');
  if (view === null) return false;
  const group = view.user.allowedDealers.find(
    ({ siteGroupNum }) => siteGroupNum === view.siteGroupNum,
  );
  return (
    group?.answeringServiceEnabled === true && heldPermissions(view.user).has('ansServiceBlockFlag')
  );
};
