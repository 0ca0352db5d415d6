import type {
  DeviceInfo,
  SiteBadges,
  SiteInfo,
  SearchField,
  SiteSummary,
} from '../../sites/site-info.schema.ts';
import type { DeviceSigns } from '../../sites/assess-health.rule.ts';
import type { PrintFacts } from '../documents/document-printer.port.ts';
import type { Hold } from '../limit.store.port.ts';

/** Texts by which a site can be found, without secrets (domain guide 5.7). */
export interface SearchableSite {
  readonly siteNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly phones: readonly string[];
  readonly devices: readonly { readonly devNum: number; readonly transmitterCode: string }[];
}

/** A site found by a search, with the data that lists show. */
export interface FoundSite extends SearchableSite {
  readonly siteGroupNum: number;
  readonly badges: SiteBadges;
}

/** A device with the facts that determine its health. */
export interface DeviceFacts {
  readonly device: Omit<DeviceInfo, 'health' | 'healthReasons'>;
  readonly signs: DeviceSigns;
}

/** A stored site, with data that depends on the viewer. */
export interface SiteFacts {
  readonly site: Omit<SiteInfo, 'devices' | 'serviceTypes'>;
  readonly devices: readonly DeviceFacts[];
  /** When the user last viewed any site, and which; null if never. */
  readonly lastOpening: { readonly siteNum: number; readonly at: number } | null;
}

/** A zone as the data sheet shows it. */
export interface DataSheetZone {
  readonly devNum: number;
  readonly areaNum: number;
  readonly num: string;
  readonly description: string;
  readonly serviceType: string;
  readonly eventCode: string | null;
  readonly instruction: string | null;
}

export interface DataSheetFacts extends SiteFacts, PrintFacts {
  readonly zones: readonly DataSheetZone[];
}

/** The group in which a guessable number is looked up, and the rate-limit bucket for a miss. */
export interface SiteLook {
  readonly siteGroupNum: number;
  readonly guess: Hold;
  readonly now: number;
}

/** Whose sites are visible: those of a dealer's group and all groups below, or a customer's linked sites. */
export type SiteViewer =
  | { readonly kind: 'dealer'; readonly siteGroupNum: number }
  | { readonly kind: 'customer'; readonly accountId: string };

/** Result of a lookup. `granted` is true if the rate limit still permitted a miss. The lookup itself does not count an attempt. */
export interface LookedUp<T> {
  readonly granted: boolean;
  readonly found: T | null;
}

/**
 * Reads sites for dealers. The scope is the dealer's group and all groups below; sites outside the scope are never found
 * (domain guide 5.2).
 */
export interface SiteRepository {
  /**
   * Returns at most `limit` sites for which every search word is a prefix of some search term. Identity matches come
   * first, then name matches, each ordered by site name.
   */
  search(input: {
    readonly siteGroupNum: number;
    readonly words: readonly string[];
    readonly field: SearchField | null;
    readonly limit: number;
    readonly now: number;
  }): Promise<readonly FoundSite[]>;
  /** Finds a site by the transmitter code of one of its devices, ignoring case. */
  findByTransmitter(transmitterCode: string, look: SiteLook): Promise<LookedUp<SiteSummary>>;
  /** Returns the user's favorite sites ordered by name, each with the device that was marked as the favorite. */
  favorites(input: {
    readonly accountId: string;
    readonly siteGroupNum: number;
    readonly now: number;
  }): Promise<readonly SiteSummary[]>;
  /** Adds or removes a favorite. Idempotent. */
  setFavorite(input: {
    readonly accountId: string;
    readonly key: Pick<SiteSummary, 'siteNum' | 'devNum'>;
    readonly favorite: boolean;
    readonly now: number;
  }): Promise<void>;
  /** Returns the sites that the user viewed recently, newest first, each with its first device. */
  recents(input: {
    readonly accountId: string;
    readonly siteGroupNum: number;
    readonly limit: number;
    readonly now: number;
  }): Promise<readonly SiteSummary[]>;
  /** Records that the user viewed a site. Deletes all but the `keep` most recent sites. */
  noteOpening(input: {
    readonly accountId: string;
    readonly siteNum: number;
    readonly now: number;
    readonly keep: number;
  }): Promise<void>;
  /** Returns which of the groups a site belongs to, directly or by the fewest groups above it. */
  groupOf(input: {
    readonly siteNum: number;
    readonly groups: readonly number[];
    readonly guess: Hold;
    readonly now: number;
  }): Promise<LookedUp<number>>;
  facts(siteNum: number, accountId: string, look: SiteLook): Promise<LookedUp<SiteFacts>>;
  /** Returns a site with its zones and the letterhead of the group in which the site is looked up. */
  sheet(siteNum: number, accountId: string, look: SiteLook): Promise<LookedUp<DataSheetFacts>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly sites: SiteRepository;
  }
}
