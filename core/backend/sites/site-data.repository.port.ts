import type { LookedUp, SiteViewer } from './site.repository.port.ts';
import type { Hold } from '../limit.store.port.ts';

/** Which site is looked at, by whom, and what a miss is counted by. */
export interface SiteLookUp {
  readonly siteNum: number;
  readonly viewer: SiteViewer;
  readonly guess: Hold;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** A site as every change of its data needs it. */
export interface LockedSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly timeZone: string;
  /** Who changes it, by the name people know. */
  readonly by: string;
}

/** What all data of a site have in common: the site itself, within its viewer's scope (domain guide 5.2). */
export interface SiteDataRepository {
  /** Locks a site until the transaction ends, so that what several people change there comes one after the other; what the viewer may not see does not exist and is not held. */
  lock(where: SiteLookUp, accountId: string): Promise<LookedUp<LockedSite>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly siteData: SiteDataRepository;
  }
}
