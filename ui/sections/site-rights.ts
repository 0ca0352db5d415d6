import { impersonationLimits } from '#core/impersonation/impersonation-limits.rule.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import type { Permission } from '#core/permission/permissions.ts';
import type { Parts } from './parts.ts';

/**
 * The person's rights on the data of a site. A staff member who only views changes nothing, and no staff member sees a
 * secret (SECURITY.md §2.9).
 */
export const siteRights = ({ context }: Pick<Parts, 'context'>) => {
  const { view } = context.current;
  const { mayChange, mayChangeOwn } = impersonationLimits(view?.impersonation ?? null);
  const held: ReadonlySet<string> = view === null ? new Set() : grantedPermissions(view.user);
  return {
    username: view?.user.username ?? '',
    /** False for a staff member who only views a person's portal. */
    maySave: mayChange,
    /** A job belongs to the person who starts it, so none is started or followed during an impersonation. */
    mayStartJobs: mayChangeOwn,
    isCustomer: view?.user.applicationNum === 3,
    holds: (permission: Permission): boolean => held.has(permission),
    mayChange: (permission: Permission): boolean => mayChange && held.has(permission),
    /** Returns true for a right that is held and used in the person's own session, such as the right to see a code. */
    mayLookAt: (permission: Permission): boolean => mayChangeOwn && held.has(permission),
  };
};
