import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { useRegistry } from '../shell/registry.ts';

/** Returns what the staff member may do for the person. Nobody can help themselves, and only staff administrators can help other staff. */
export const useReach = (user: SupportedUser | undefined) => {
  const { view } = useRegistry().create('session');
  if (view === null || user === undefined)
    return { mayHelp: false, mayView: false, mayChange: false };
  const held = grantedPermissions(view.user);
  const reached =
    user.accountId !== view.user.id && (user.applicationNum !== 1 || held.has('staffAdmin'));
  return {
    mayHelp: held.has('support') && reached,
    mayView: held.has('impersonate') && user.applicationNum !== 1 && !user.disabled,
    /** True for dealer users, if the staff member has the right to add people. */
    mayChange: held.has('provisioning') && user.applicationNum === 2,
  };
};
