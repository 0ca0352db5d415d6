import type { SitePart, PortalValues } from '../../provisioning/portal-kind.ts';
import type { Validated } from '../../provisioning/portal-kinds.ts';

/** A record as it is stored. Secret values are sealed for its row. */
export interface SealedRecord {
  /** Null if the record has no id besides its key. */
  readonly id: string | null;
  readonly values: PortalValues;
  readonly sealed: string | null;
}

/** A site with all its parts. */
export interface SealedSite {
  readonly num: number;
  readonly timeZone: string;
  readonly site: PortalValues;
  readonly gateCode: { readonly id: string; readonly sealed: string } | null;
  readonly parts: Readonly<Record<SitePart, readonly SealedRecord[]>>;
}

/** The person who writes, and the time (milliseconds UTC). */
export interface RecordTouch {
  readonly by: string;
  readonly now: number;
}

/** A record of one kind and the site it belongs to. */
export interface PartOfSite<Part extends SitePart> {
  readonly siteNum: number;
  readonly values: Validated<Part>;
}

/** Sites as whole records, for files of a whole portal. */
export interface PortalRecordRepository {
  /** Makes writers of sites by number run one after another, and locks the sites that exist, until the transaction ends. */
  lockSites(nums: readonly number[]): Promise<void>;
  /**
   * Returns the sites among these that exist, with everything an import file contains about them. Notes and hours that are
   * over at `now` are left out. One statement.
   */
  sites(nums: readonly number[], now: number): Promise<readonly SealedSite[]>;
  /** Returns numbers of sites after a given one, in order. */
  siteNums(after: number, limit: number): Promise<readonly number[]>;
  /** Returns the sites that transmitters belong to. */
  owners(transmitters: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Writes the sites' own rows, the services of their plans, and the numbers to call first. */
  putSites(
    sites: readonly { readonly values: Validated<'site'>; readonly isNew: boolean }[],
    touch: RecordTouch,
  ): Promise<void>;
  /** Writes devices with their signal paths. `dueAt` is the time by which the next test signal must arrive, set if the interval changed. */
  putDevices(
    devices: readonly (PartOfSite<'device'> & { readonly dueAt: number | null })[],
    touch: RecordTouch,
  ): Promise<void>;
  /** New areas start in the unknown state. */
  putAreas(areas: readonly PartOfSite<'area'>[], touch: RecordTouch): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly portalRecords: PortalRecordRepository;
  }
}
