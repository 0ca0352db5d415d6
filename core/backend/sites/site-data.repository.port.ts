import type { LookedUp, SiteViewer } from './site.repository.port.ts';
import type { Hold } from '../limit.store.port.ts';

/** Looks up a site for a viewer. A miss counts in the rate-limit bucket. */
export interface SiteLookUp {
  readonly siteNum: number;
  readonly viewer: SiteViewer;
  readonly guess: Hold;
  /** Milliseconds UTC. */
  readonly now: number;
}

/** The data of a locked site that changes need. */
export interface LockedSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly timeZone: string;
  /** Display name of the user who makes the change. */
  readonly by: string;
}

/** Locks a site within its viewer's scope, before any of the site's data change (domain guide 5.2). */
export interface SiteDataRepository {
  /**
   * Locks a site until the transaction ends, so that changes of one site are serialized. A site outside the viewer's scope
   * is "not found" and not locked.
   */
  lock(where: SiteLookUp, accountId: string): Promise<LookedUp<LockedSite>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly siteData: SiteDataRepository;
  }
}
