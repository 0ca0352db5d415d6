import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Administration } from '../account-group/administer.operation.ts';
import type { KnownGroup } from '../account-group/portal-user.repository.port.ts';
import type { Reply } from '../refusal.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';

/** Returns the topmost ancestor of a group, under which the group's people are listed. A cycle in the tree ends the search. */
const topOf = (groups: readonly KnownGroup[], siteGroupNum: number): number => {
  const seen = new Set<number>();
  let top = siteGroupNum;
  while (!seen.has(top)) {
    seen.add(top);
    const above = groups.find((group) => group.siteGroupNum === top)?.parent ?? null;
    if (above === null) return top;
    top = above;
  }
  return siteGroupNum;
};

/**
 * Runs a staff member's change of the people who may use the portal for a dealer. The same lock and rules apply as for the
 * dealer's own administrators, but the right `provisioning` covers all groups.
 */
export const asOperator = <T>(
  ports: Pick<BackendPorts, 'unitOfWork' | 'providerName'>,
  caller: SessionCaller,
  siteGroupNum: number,
  act: (administration: Administration) => Reply<T>,
): Reply<T> =>
  ports.unitOfWork.run(async (tx): Reply<T> => {
    await tx.portalUsers.lock();
    const { groups, holders } = await tx.portalUsers.landscape();
    return act({
      tx,
      me: { id: caller.session.accountId, name: await nameOf(tx, caller) },
      house: ports.providerName,
      siteGroupNum: topOf(groups, siteGroupNum),
      groups,
      holders,
      reach: new Set(groups.map((group) => group.siteGroupNum)),
    });
  });
