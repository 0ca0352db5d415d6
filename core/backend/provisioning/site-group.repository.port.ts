import type { Audience } from '../../marketing/campaign.schema.ts';
import type { PlacedGroup } from '../../provisioning/parent-verdict.rule.ts';

export interface StoredSiteGroup extends PlacedGroup {
  readonly name: string;
  /** Time zone (IANA name). */
  readonly timeZone: string;
  readonly answeringService: boolean;
  readonly kind: Audience;
}

/** Stores the site groups of the installation, for staff who set them up (domain guide 2). */
export interface SiteGroupRepository {
  /** Locks all changes of site groups until the transaction ends. Group numbers and parents must be checked under this lock. */
  lock(): Promise<void>;
  /** Returns the groups among these that exist, in the order of their numbers. Runs one statement. */
  byNum(nums: readonly number[]): Promise<readonly StoredSiteGroup[]>;
  /** Returns every group with its parent. */
  tree(): Promise<readonly PlacedGroup[]>;
  /**
   * Writes new and existing groups in one statement. The groups may be in any order and may include each other's parents.
   * A new group is a customer of the provider from the day `since` (`YYYY-MM-DD`). For an existing group, only the given
   * fields change.
   */
  put(groups: readonly StoredSiteGroup[], since: string): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly siteGroups: SiteGroupRepository;
  }
}
