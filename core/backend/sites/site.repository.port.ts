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

/** The texts that a site is found by, without secrets (domain guide 5.7). */
export interface SearchableSite {
  readonly siteNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly phones: readonly string[];
  readonly devices: readonly { readonly devNum: number; readonly transmitterCode: string }[];
}

/** A site found by a search, with what a list shows of it. */
export interface FoundSite extends SearchableSite {
  readonly siteGroupNum: number;
  readonly badges: SiteBadges;
}

/** A device with the facts that its health is calculated from. */
export interface DeviceFacts {
  readonly device: Omit<DeviceInfo, 'health' | 'healthReasons'>;
  readonly signs: DeviceSigns;
}

/** A site as stored, with the facts that depend on the viewer. */
export interface SiteFacts {
  readonly site: Omit<SiteInfo, 'devices' | 'serviceTypes'>;
  readonly devices: readonly DeviceFacts[];
  /** The user's last opening of any site; null before the first. */
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

/** The data of a site's data sheet. */
export interface DataSheetFacts extends SiteFacts, PrintFacts {
  readonly zones: readonly DataSheetZone[];
}

/** The group in which a guessable number is looked up, and the limit bucket for a miss. */
export interface SiteLook {
  readonly siteGroupNum: number;
  readonly guess: Hold;
  readonly now: number;
}

/** Whose sites are visible: a dealer's group with everything below it, or a customer's linked sites. */
export type SiteViewer =
  | { readonly kind: 'dealer'; readonly siteGroupNum: number }
  | { readonly kind: 'customer'; readonly accountId: string };

/** The result of a lookup, with `granted` if a miss was still allowed at that time. The lookup itself uses up no attempt. */
export interface LookedUp<T> {
  readonly granted: boolean;
  readonly found: T | null;
}

/**
 * Sites as dealers see them. The scope is the group with everything below it, and sites outside of it do not exist for the
 * dealer (domain guide 5.2).
 */
export interface SiteRepository {
  /**
   * Returns at most `limit` sites in which every search word is the start of one of their terms. Exact identities come
   * first, then names, each sorted by name.
   */
  search(input: {
    readonly siteGroupNum: number;
    readonly words: readonly string[];
    readonly field: SearchField | null;
    readonly limit: number;
    readonly now: number;
  }): Promise<readonly FoundSite[]>;
  /** Finds the site with the device of this code, ignoring case. */
  findByTransmitter(transmitterCode: string, look: SiteLook): Promise<LookedUp<SiteSummary>>;
  /** Returns the favorites by name, each with the device that was marked as favorite. */
  favorites(input: {
    readonly accountId: string;
    readonly siteGroupNum: number;
    readonly now: number;
  }): Promise<readonly SiteSummary[]>;
  /** Adds or removes a favorite. Adding one again, or removing a site that is not a favorite, changes nothing. */
  setFavorite(input: {
    readonly accountId: string;
    readonly key: Pick<SiteSummary, 'siteNum' | 'devNum'>;
    readonly favorite: boolean;
    readonly now: number;
  }): Promise<void>;
  /** Returns the recent sites, newest first, each with its first device. */
  recents(input: {
    readonly accountId: string;
    readonly siteGroupNum: number;
    readonly limit: number;
    readonly now: number;
  }): Promise<readonly SiteSummary[]>;
  /** Makes the site the newest recent one and deletes all but the newest `keep`. */
  noteOpening(input: {
    readonly accountId: string;
    readonly siteNum: number;
    readonly now: number;
    readonly keep: number;
  }): Promise<void>;
  facts(siteNum: number, accountId: string, look: SiteLook): Promise<LookedUp<SiteFacts>>;
  /** Returns the site with its zones and the letterhead of the group in which it is looked up. */
  sheet(siteNum: number, accountId: string, look: SiteLook): Promise<LookedUp<DataSheetFacts>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly sites: SiteRepository;
  }
}
