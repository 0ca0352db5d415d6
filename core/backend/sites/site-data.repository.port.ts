import type { LookedUp, SiteViewer } from './site.repository.port.ts';
import type { Hold } from '../limit.store.port.ts';

/** The site to look up, its viewer, and the limit bucket for a miss. */
export interface SiteLookUp {
  readonly siteNum: number;
  readonly viewer: SiteViewer;
  readonly guess: Hold;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** The data of a locked site that every change needs. */
export interface LockedSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly timeZone: string;
  /** The display name of the user who makes the change. */
  readonly by: string;
}

/** The site itself, within its viewer's scope, as all its data need it (domain guide 5.2). */
export interface SiteDataRepository {
  /**
   * Locks a site until the transaction ends, so that changes by several users run one after the other. A site that the
   * viewer may not see does not exist and is not locked.
   */
  lock(where: SiteLookUp, accountId: string): Promise<LookedUp<LockedSite>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly siteData: SiteDataRepository;
  }
}
