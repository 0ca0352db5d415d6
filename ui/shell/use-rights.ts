import type { Permission } from '#core/permission/permissions.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import { useRegistry } from './registry.ts';

/**
 * Returns the rights of the current person. Staff who only view the portal as a customer or dealer may change nothing.
 * Call it in an `observer`.
 */
export const useRights = (): {
  readonly held: ReadonlySet<string>;
  readonly mayChange: (...needed: readonly Permission[]) => boolean;
} => {
  const { view, limits } = useRegistry().create('session');
  const held = view === null ? new Set<string>() : grantedPermissions(view.user);
  return {
    held,
    mayChange: (...needed) => limits.mayChange && needed.every((one) => held.has(one)),
  };
};
