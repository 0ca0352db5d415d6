import type { Audience } from '../../marketing/campaign.schema.ts';
import type { PlacedGroup } from '../../provisioning/parent-verdict.rule.ts';

/** A site group as the provider sets it up. */
export interface StoredSiteGroup extends PlacedGroup {
  readonly name: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly answeringService: boolean;
  readonly kind: Audience;
}

/** The site groups of the installation inside a transaction, for staff who set them up (domain guide 2). */
export interface SiteGroupRepository {
  /** Makes changes of groups run one after another until the transaction ends. Numbers and parents are checked under this lock. */
  lock(): Promise<void>;
  /** Returns the groups among these numbers that exist, by number; one statement. */
  byNum(nums: readonly number[]): Promise<readonly StoredSiteGroup[]>;
  /** Returns every group with its parent. */
  tree(): Promise<readonly PlacedGroup[]>;
  /**
   * Writes new and known groups in one statement, in any order; a parent may be among them. A new group is a customer of
   * the provider from the day `since` (`YYYY-MM-DD`). Of a known group only the given fields change.
   */
  put(groups: readonly StoredSiteGroup[], since: string): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly siteGroups: SiteGroupRepository;
  }
}
