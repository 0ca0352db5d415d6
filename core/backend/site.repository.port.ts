import type { DeviceInfo, SiteInfo, SearchField, SiteSummary } from '../sites/site.schema.ts';
import type { DeviceSigns } from '../sites/device-health.rule.ts';

/** A site and the device whose transmitter code stands beside it; 0 for a site without any. */
export interface SiteKey {
  readonly siteNum: number;
  readonly devNum: number;
}

/** The texts a site is found by; no secret is among them (domain guide 5.7). */
export interface SearchableSite {
  readonly siteNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly phones: readonly string[];
  readonly devices: readonly { readonly devNum: number; readonly transmitterCode: string }[];
}

/** A device with what its health is judged by. */
export interface DeviceFacts {
  readonly device: Omit<DeviceInfo, 'health' | 'healthReasons'>;
  readonly signs: DeviceSigns;
}

/** A site as its rows say. */
export interface SiteFacts {
  readonly site: Omit<SiteInfo, 'devices' | 'isFavorite' | 'serviceTypes'>;
  readonly devices: readonly DeviceFacts[];
}

/** Sites as dealers see them; `groups` is the scope, and what is outside of it does not exist (domain guide 5.2). */
export interface SiteRepository {
  /** The group and everything below it; empty for a number nobody has. */
  branches(siteGroupNum: number): Promise<readonly number[]>;
  /** Sites that hold every word as the beginning of one of theirs: exact identities first, then names, then by name; `limit` at most. */
  search(input: {
    readonly groups: readonly number[];
    readonly words: readonly string[];
    readonly field: SearchField | null;
    readonly limit: number;
  }): Promise<readonly SearchableSite[]>;
  /** In the order of the keys; a site that is gone is left out. */
  summaries(keys: readonly SiteKey[], now: number): Promise<readonly SiteSummary[]>;
  /** Without regard to case. */
  findByTransmitter(groups: readonly number[], transmitterCode: string): Promise<SiteKey | null>;
  /** By name. */
  favorites(accountId: string, groups: readonly number[]): Promise<readonly SiteKey[]>;
  isFavorite(accountId: string, siteNum: number): Promise<boolean>;
  /** Adding a favourite again, or removing one that is none, changes nothing. */
  setFavorite(input: {
    readonly accountId: string;
    readonly key: SiteKey;
    readonly favorite: boolean;
    readonly now: number;
  }): Promise<void>;
  /** Newest first. */
  recents(accountId: string, groups: readonly number[], limit: number): Promise<readonly SiteKey[]>;
  /** Makes the site the newest recent one and forgets all but the newest `keep`. */
  noteVisit(input: {
    readonly accountId: string;
    readonly siteNum: number;
    readonly now: number;
    readonly keep: number;
  }): Promise<void>;
  facts(groups: readonly number[], siteNum: number, now: number): Promise<SiteFacts | null>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly sites: SiteRepository;
  }
}
