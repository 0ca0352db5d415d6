import { impersonationLimits } from '#core/impersonation/impersonation-limits.rule.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import type { Permission } from '#core/permission/permissions.ts';
import type { Parts } from './parts.ts';

/** What the person may do with data of a site; a staff member who only looks changes nothing, and none is shown a secret (SECURITY.md §2.9). */
export const siteRights = ({ context }: Pick<Parts, 'context'>) => {
  const { view } = context.current;
  const { mayChange, mayChangeOwn } = impersonationLimits(view?.impersonation ?? null);
  const held: ReadonlySet<string> = view === null ? new Set() : grantedPermissions(view.user);
  return {
    username: view?.user.username ?? '',
    /** Whoever only looks at somebody's portal saves nothing. */
    maySave: mayChange,
    /** A job is its starter's alone: nobody starts or follows one as a user. */
    mayStartJobs: mayChangeOwn,
    isCustomer: view?.user.applicationNum === 3,
    holds: (permission: Permission): boolean => held.has(permission),
    mayChange: (permission: Permission): boolean => mayChange && held.has(permission),
    /** What only somebody's own session may do, e.g. see a code. */
    mayLookAt: (permission: Permission): boolean => mayChangeOwn && held.has(permission),
  };
};
