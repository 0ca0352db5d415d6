import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
import { useRegistry } from './registry.ts';

/** What the person may do with tests of a site; controls for more are absent (domain guide 5.1). Read it in an `observer`. */
export const useTestRights = (): { readonly mayRead: boolean; readonly mayEdit: boolean } => {
  const { view, limits } = useRegistry().create('session');
  const held = view === null ? new Set<string>() : heldPermissions(view.user);
  return {
    mayRead: held.has('noActionRead'),
    mayEdit: limits.mayChange && held.has('noActionRead') && held.has('noActionEdit'),
  };
};
