import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { NOT_FOUND, type Reply } from '../refusal.ts';
import type { LockedSite, SiteLookUp } from './site-data.repository.port.ts';
import type { LookedUp } from './site.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { guessOf, type ListInput, lookUp, answerLookup } from './list-sites.operation.ts';
import { siteViewer } from './site-viewer.operation.ts';

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
 * Reads data of a site in one statement. A site outside the caller's scope is "not found", and guessing site numbers is
 * rate-limited (domain guide 5.2, SECURITY.md §2.4).
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

/** Changes data of a site in one transaction with the site locked, so changes of one site are serialized. */
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
