import type { SiteRole } from '../../sites/site-role.ts';
import type { SessionCaller } from '../caller.ts';
import type { SiteViewer } from './site.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { activeGroup, type ListInput } from './list-sites.operation.ts';

/** Returns the role of the caller, which decides the limits on tests and codes. */
export const roleOf = ({ session }: SessionCaller): SiteRole =>
  session.application === 3 ? 'customer' : 'dealer';

/** Returns the display name of the caller; "Somebody" if the account no longer exists. */
export const nameOf = async (tx: Transaction, { session }: SessionCaller): Promise<string> =>
  (await tx.siteTests.placer(session.accountId))?.name ?? 'Someone';

/**
 * Returns which sites the caller may see: the linked sites of a customer, or a dealer's active group with its branches.
 * Null for a group outside the caller's scope.
 */
export const siteViewer = (
  caller: SessionCaller,
  { siteGroupNum }: ListInput,
): SiteViewer | null => {
  if (roleOf(caller) === 'customer')
    return { kind: 'customer', accountId: caller.session.accountId };
  const group = activeGroup(caller, siteGroupNum);
  return group === null ? null : { kind: 'dealer', siteGroupNum: group };
};
