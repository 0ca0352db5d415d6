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

/** The site groups of the installation inside a transaction, for whoever sets them up (domain guide 2). */
export interface SiteGroupRepository {
  /** Lets whoever sets up groups come one after the other, until the transaction ends: numbers and parents are checked under it. */
  lock(): Promise<void>;
  /** Those of these numbers that exist, by number; one statement. */
  byNum(nums: readonly number[]): Promise<readonly StoredSiteGroup[]>;
  /** Every group with the one above it. */
  tree(): Promise<readonly PlacedGroup[]>;
  /**
   * Writes groups, new ones and known ones, in one statement, in whatever order: a parent may be among them. A new one is a
   * customer of the provider since the day `since` (`YYYY-MM-DD`); of a known one nothing but what is named here changes.
   */
  put(groups: readonly StoredSiteGroup[], since: string): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly siteGroups: SiteGroupRepository;
  }
}
