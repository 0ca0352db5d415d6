import type { SitePart, PortalValues } from '../../provisioning/portal-kind.ts';
import type { Validated } from '../../provisioning/portal-kinds.ts';

/** A record as stored. Codes are encrypted for its row. */
export interface SealedRecord {
  /** Id of the row; null for a record without an id. */
  readonly id: string | null;
  readonly values: PortalValues;
  readonly sealed: string | null;
}

export interface SealedSite {
  readonly num: number;
  readonly timeZone: string;
  readonly site: PortalValues;
  readonly gateCode: { readonly id: string; readonly sealed: string } | null;
  readonly parts: Readonly<Record<SitePart, readonly SealedRecord[]>>;
}

/** The person who writes, and the time of the write (milliseconds UTC). */
export interface RecordTouch {
  readonly by: string;
  readonly now: number;
}

/** A record of one kind and the site it belongs to. */
export interface PartOfSite<Part extends SitePart> {
  readonly siteNum: number;
  readonly values: Validated<Part>;
}

/** Reads and writes whole sites, for imports and exports of a portal. */
export interface PortalRecordRepository {
  /** Locks the existing sites until the transaction ends. Other writers of these site numbers wait too. */
  lockSites(nums: readonly number[]): Promise<void>;
  /**
   * Returns those of the sites that exist, with all records that an import file contains. Notes and hours that ended
   * before `now` are left out. Runs one statement.
   */
  sites(nums: readonly number[], now: number): Promise<readonly SealedSite[]>;
  /** Returns site numbers after a given one, in ascending order. */
  siteNums(after: number, limit: number): Promise<readonly number[]>;
  /** Returns the site numbers of transmitters, by transmitter number. */
  owners(transmitters: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Writes the sites' own rows, their service plans, and their numbers to call first. */
  putSites(
    sites: readonly { readonly values: Validated<'site'>; readonly isNew: boolean }[],
    touch: RecordTouch,
  ): Promise<void>;
  /** Writes devices with their signal paths. `dueAt` is when the next test signal must arrive, set if the interval changed. */
  putDevices(
    devices: readonly (PartOfSite<'device'> & { readonly dueAt: number | null })[],
    touch: RecordTouch,
  ): Promise<void>;
  /** Writes areas. The arming state of a new area is unknown. */
  putAreas(areas: readonly PartOfSite<'area'>[], touch: RecordTouch): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly portalRecords: PortalRecordRepository;
  }
}
