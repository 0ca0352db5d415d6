import type { SiteRole } from '../../sites/site-role.ts';
import type { SessionCaller } from '../caller.ts';
import type { SiteViewer } from './site.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { activeGroup, type ListInput } from './list-sites.operation.ts';

/** For whose limits somebody acts. */
export const roleOf = ({ session }: SessionCaller): SiteRole =>
  session.application === 3 ? 'customer' : 'dealer';

/** By which name somebody is known; a session whose account went away meanwhile has none. */
export const nameOf = async (tx: Transaction, { session }: SessionCaller): Promise<string> =>
  (await tx.siteTests.placer(session.accountId))?.name ?? 'Somebody';

/** Whose sites somebody may see: a customer's linked ones, a dealer's active group with its branches; null for a foreign group. */
export const siteViewer = (
  caller: SessionCaller,
  { siteGroupNum }: ListInput,
): SiteViewer | null => {
  if (roleOf(caller) === 'customer')
    return { kind: 'customer', accountId: caller.session.accountId };
  const group = activeGroup(caller, siteGroupNum);
  return group === null ? null : { kind: 'dealer', siteGroupNum: group };
};
