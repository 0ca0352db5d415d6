import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { LockedSite, SiteLookUp } from './site-data.repository.port.ts';
import type { LookedUp } from './site.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { guessOf, type ListInput, lookUp, answerLookup } from './list-sites.operation.ts';
import { siteViewer } from './site-viewer.operation.ts';

/** Names the site that a request is about, within a group. */
export interface SiteInput extends ListInput {
  readonly sn: number;
}

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock'>;

const whereOf = (ports: Ports, caller: SessionCaller, { sn, ...input }: SiteInput) => {
  const viewer = siteViewer(caller, input);
  const now = ports.clock.now();
  return viewer === null ? null : { siteNum: sn, viewer, guess: guessOf(caller), now };
};

/**
 * Reads data of a site in one statement. A site outside of the caller's scope does not exist for them, and attempts to
 * guess numbers are limited (domain guide 5.2, SECURITY.md §2.4).
 */
export const readOfSite = async <T>(
  ports: Ports,
  caller: SessionCaller,
  input: SiteInput,
  read: (tx: Transaction, where: SiteLookUp) => Promise<LookedUp<T>>,
): Reply<T> => {
  const where = whereOf(ports, caller, input);
  if (where === null) return NOT_FOUND;
  return lookUp(ports, caller, `site ${input.sn}`, (tx) => read(tx, where));
};

/** Changes data of a site in one transaction with the site locked, so that changes of one site run one after the other. */
export const changeOfSite = <T>(
  ports: Ports,
  caller: SessionCaller,
  input: SiteInput,
  work: (tx: Transaction, site: LockedSite) => Reply<T>,
): Reply<T> =>
  ports.unitOfWork.run(async (tx) => {
    const where = whereOf(ports, caller, input);
    if (where === null) return NOT_FOUND;
    const looked = await tx.siteData.lock(where, caller.session.accountId);
    const locked = await answerLookup(tx, ports, caller, { ...looked, target: `site ${input.sn}` });
    return locked.ok ? work(tx, locked.value) : locked;
  });
