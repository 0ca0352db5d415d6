import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { TestedSite } from './site-test.repository.port.ts';
import { guessOf, type ListInput, answerLookup } from '../sites/list-sites.operation.ts';
import { siteViewer } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** The site a change is about, locked until the transaction ends; outside of the scope it does not exist, and looking for numbers is limited. */
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

/** The site of a test, held likewise. Ids of tests cannot be guessed, so nothing is counted. */
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
