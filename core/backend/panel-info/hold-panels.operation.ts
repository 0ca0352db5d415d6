import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import { guessOf, type ListInput, tellLook } from '../sites/site-scope.operation.ts';
import { viewerOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { PanelSite } from './panel.repository.port.ts';

/** The panels a change is about, their site held until the transaction ends; outside of the scope it does not exist, and looking for numbers is limited. */
export const holdPanels = async (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  caller: SessionCaller,
  { sn, ...input }: ListInput & { readonly sn: number },
): Reply<PanelSite> => {
  const viewer = viewerOf(caller, input);
  if (viewer === null) return NOT_FOUND;
  await tx.siteTests.hold(sn);
  const look = { guess: guessOf(caller), now: ports.clock.now() };
  const looked = await tx.panels.site(sn, viewer, look);
  return tellLook(tx, ports, caller, { ...looked, target: `site ${sn}` });
};
