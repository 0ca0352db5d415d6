import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { TestedSite } from './site-test.repository.port.ts';
import { guessOf, type ListInput, answerLookup } from '../sites/list-sites.operation.ts';
import { siteViewer } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Locks a site until the transaction ends. A site outside the caller's scope is "not found", and guessing site numbers is rate-limited. */
export const lockSite = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  { sn, ...input }: ListInput & { readonly sn: number },
): Reply<TestedSite> => {
  const viewer = siteViewer(caller, input);
  if (viewer === null) return NOT_FOUND;
  await tx.siteTests.lock(sn);
  const look = { guess: guessOf(caller), now: ports.clock.now() };
  const looked = await tx.siteTests.site(sn, viewer, look);
  return answerLookup(tx, ports, caller, { ...looked, target: `site ${sn}` });
};

/** Locks the site of a test until the transaction ends. Test ids cannot be guessed, so a miss is not rate-limited. */
export const lockSiteOfTest = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  { id, ...input }: ListInput & { readonly id: string },
): Reply<TestedSite> => {
  const viewer = siteViewer(caller, input);
  if (viewer === null) return NOT_FOUND;
  const siteNum = await tx.siteTests.siteOf(id, viewer);
  if (siteNum === null) return NOT_FOUND;
  await tx.siteTests.lock(siteNum);
  const look = { guess: guessOf(caller), now: ports.clock.now() };
  const { found } = await tx.siteTests.site(siteNum, viewer, look);
  return found === null ? NOT_FOUND : ok(found);
};
