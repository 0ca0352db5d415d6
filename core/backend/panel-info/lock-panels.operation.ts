import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { guessOf, type ListInput, answerLookup } from '../sites/list-sites.operation.ts';
import { siteViewer } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { PanelSite } from './panel.repository.port.ts';

/**
 * Returns the panels to change and locks their site until the transaction ends. A site outside the scope is not found, and
 * such look-ups are rate-limited.
 */
export const lockPanels = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  { sn, ...input }: ListInput & { readonly sn: number },
): Reply<PanelSite> => {
  const viewer = siteViewer(caller, input);
  if (viewer === null) return NOT_FOUND;
  await tx.siteTests.lock(sn);
  const look = { guess: guessOf(caller), now: ports.clock.now() };
  const looked = await tx.panels.site(sn, viewer, look);
  return answerLookup(tx, ports, caller, { ...looked, target: `site ${sn}` });
};
