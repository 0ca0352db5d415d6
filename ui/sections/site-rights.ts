import { impersonationLimits } from '#core/impersonation/impersonation-limits.rule.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import type { Permission } from '#core/permission/permissions.ts';
import type { Parts } from './parts.ts';

/**
 * Returns the person's rights on the data of a site. Staff who only view cannot change anything, and no staff member sees
 * secrets (SECURITY.md §2.9).
 */
export const siteRights = ({ context }: Pick<Parts, 'context'>) => {
  const { view } = context.current;
  const { mayChange, mayChangeOwn } = impersonationLimits(view?.impersonation ?? null);
  const held: ReadonlySet<string> = view === null ? new Set() : grantedPermissions(view.user);
  return {
    username: view?.user.username ?? '',
    /** False for staff who only view the portal as a customer or dealer. */
    maySave: mayChange,
    /** False during an impersonation, because a job belongs to the person who starts it. */
    mayStartJobs: mayChangeOwn,
    isCustomer: view?.user.applicationNum === 3,
    holds: (permission: Permission): boolean => held.has(permission),
    mayChange: (permission: Permission): boolean => mayChange && held.has(permission),
    /** Returns true if the person has the permission and the session is their own. */
    mayLookAt: (permission: Permission): boolean => mayChangeOwn && held.has(permission),
  };
};
