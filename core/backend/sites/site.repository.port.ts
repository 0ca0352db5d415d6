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

/** The texts a site is found by; no secret is among them (domain guide 5.7). */
export interface SearchableSite {
  readonly siteNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly phones: readonly string[];
  readonly devices: readonly { readonly devNum: number; readonly transmitterCode: string }[];
}

/** A site that a search found, with what a list shows of it. */
export interface FoundSite extends SearchableSite {
  readonly siteGroupNum: number;
  readonly badges: SiteBadges;
}

/** A device with what its health is checked by. */
export interface DeviceFacts {
  readonly device: Omit<DeviceInfo, 'health' | 'healthReasons'>;
  readonly signs: DeviceSigns;
}

/** A site as its rows say, and as it stands to the person who asks. */
export interface SiteFacts {
  readonly site: Omit<SiteInfo, 'devices' | 'serviceTypes'>;
  readonly devices: readonly DeviceFacts[];
  /** The person's newest visit of any site; null before the first. */
  readonly lastOpening: { readonly siteNum: number; readonly at: number } | null;
}

/** A zone as its sheet names it. */
export interface DataSheetZone {
  readonly devNum: number;
  readonly areaNum: number;
  readonly num: string;
  readonly description: string;
  readonly serviceType: string;
  readonly eventCode: string | null;
  readonly instruction: string | null;
}

/** A site as its data sheet tells it. */
export interface DataSheetFacts extends SiteFacts, PrintFacts {
  readonly zones: readonly DataSheetZone[];
}

/** Where a number that could be guessed is looked for, and what a miss is counted by. */
export interface SiteLook {
  readonly siteGroupNum: number;
  readonly guess: Hold;
  readonly now: number;
}

/** Whose sites are looked at: a dealer's group with everything below it, or a customer's linked sites. */
export type SiteViewer =
  | { readonly kind: 'dealer'; readonly siteGroupNum: number }
  | { readonly kind: 'customer'; readonly accountId: string };

/** What one look found, and whether a miss was still free then; the look itself takes no try. */
export interface LookedUp<T> {
  readonly granted: boolean;
  readonly found: T | null;
}

/** Sites as dealers see them; the scope is the group with everything below it, and what is outside of it does not exist (domain guide 5.2). */
export interface SiteRepository {
  /** Sites that hold every word as the beginning of one of theirs: exact identities first, then names, then by name; `limit` at most. */
  search(input: {
    readonly siteGroupNum: number;
    readonly words: readonly string[];
    readonly field: SearchField | null;
    readonly limit: number;
    readonly now: number;
  }): Promise<readonly FoundSite[]>;
  /** The site with the device of this code, without regard to case. */
  findByTransmitter(transmitterCode: string, look: SiteLook): Promise<LookedUp<SiteSummary>>;
  /** By name, each with the device that was starred. */
  favorites(input: {
    readonly accountId: string;
    readonly siteGroupNum: number;
    readonly now: number;
  }): Promise<readonly SiteSummary[]>;
  /** Adding a favourite again, or removing one that is none, changes nothing. */
  setFavorite(input: {
    readonly accountId: string;
    readonly key: Pick<SiteSummary, 'siteNum' | 'devNum'>;
    readonly favorite: boolean;
    readonly now: number;
  }): Promise<void>;
  /** Newest first, each with its first device. */
  recents(input: {
    readonly accountId: string;
    readonly siteGroupNum: number;
    readonly limit: number;
    readonly now: number;
  }): Promise<readonly SiteSummary[]>;
  /** Makes the site the newest recent one and forgets all but the newest `keep`. */
  noteOpening(input: {
    readonly accountId: string;
    readonly siteNum: number;
    readonly now: number;
    readonly keep: number;
  }): Promise<void>;
  facts(siteNum: number, accountId: string, look: SiteLook): Promise<LookedUp<SiteFacts>>;
  /** The same with the zones, and with the letterhead of the group it is looked for in. */
  sheet(siteNum: number, accountId: string, look: SiteLook): Promise<LookedUp<DataSheetFacts>>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly sites: SiteRepository;
  }
}
