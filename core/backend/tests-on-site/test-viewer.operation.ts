import { ok } from '../../kernel/result.ts';
import type { TestRole } from '../../tests-on-site/test-limits.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { TestedSite, TestViewer } from '../site-test.repository.port.ts';
import { activeGroup, guessOf, type ListInput, tellLook } from '../sites/site-scope.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** For whose limits somebody acts: the application decides, also for staff who see the portal as a user. */
export const roleOf = ({ session }: SessionCaller): TestRole =>
  session.application === 3 ? 'customer' : 'dealer';

/** By which name somebody is known; a session whose account went away meanwhile has none. */
export const nameOf = async (tx: Transaction, { session }: SessionCaller): Promise<string> =>
  (await tx.siteTests.placer(session.accountId))?.name ?? 'Somebody';

/** Whose sites somebody may see: a customer's linked ones, a dealer's active group with its branches; null for a foreign group. */
export const viewerOf = (caller: SessionCaller, { siteGroupNum }: ListInput): TestViewer | null => {
  if (roleOf(caller) === 'customer')
    return { kind: 'customer', accountId: caller.session.accountId };
  const group = activeGroup(caller, siteGroupNum);
  return group === null ? null : { kind: 'dealer', siteGroupNum: group };
};

/** The site a change is about, held until the transaction ends; outside of the scope it does not exist, and looking for numbers is limited. */
export const holdSite = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  { sn, ...input }: ListInput & { readonly sn: number },
): Reply<TestedSite> => {
  const viewer = viewerOf(caller, input);
  if (viewer === null) return NOT_FOUND;
  await tx.siteTests.hold(sn);
  const look = { guess: guessOf(caller), now: ports.clock.now() };
  const looked = await tx.siteTests.site(sn, viewer, look);
  return tellLook(tx, ports, caller, { ...looked, target: `site ${sn}` });
};

/** The site of a test, held likewise. Ids of tests cannot be guessed, so nothing is counted. */
export const holdSiteOfTest = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  { id, ...input }: ListInput & { readonly id: string },
): Reply<TestedSite> => {
  const viewer = viewerOf(caller, input);
  if (viewer === null) return NOT_FOUND;
  const siteNum = await tx.siteTests.siteOf(id, viewer);
  if (siteNum === null) return NOT_FOUND;
  await tx.siteTests.hold(siteNum);
  const look = { guess: guessOf(caller), now: ports.clock.now() };
  const { found } = await tx.siteTests.site(siteNum, viewer, look);
  return found === null ? NOT_FOUND : ok(found);
};
