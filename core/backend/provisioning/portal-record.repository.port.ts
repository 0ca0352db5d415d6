import type { SitePart, PortalValues } from '../../provisioning/portal-kind.ts';
import type { Validated } from '../../provisioning/portal-kinds.ts';

/** A record as its rows say; what is secret comes sealed for its row. */
export interface SealedRecord {
  /** Null where its key is all it has. */
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

/** Who writes, and when (milliseconds UTC). */
export interface RecordTouch {
  readonly by: string;
  readonly now: number;
}

/** A part and the site it belongs to. */
export interface PartOfSite<Part extends SitePart> {
  readonly siteNum: number;
  readonly values: Validated<Part>;
}

/** Sites as whole records, for files of a whole portal. */
export interface PortalRecordRepository {
  /** Lets whoever writes sites by number come one after the other, and locks those that are there, until the transaction ends. */
  lockSites(nums: readonly number[]): Promise<void>;
  /** Those of these sites that are there, with everything a file says of them, notes and hours that are not over at `now`; one statement. */
  sites(nums: readonly number[], now: number): Promise<readonly SealedSite[]>;
  /** Numbers of sites behind one, in their order. */
  siteNums(after: number, limit: number): Promise<readonly number[]>;
  /** Which sites transmitters belong to. */
  owners(transmitters: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Writes the rows of sites themselves: their own, the services of their plans, the numbers that are called first. */
  putSites(
    sites: readonly { readonly values: Validated<'site'>; readonly isNew: boolean }[],
    touch: RecordTouch,
  ): Promise<void>;
  /** Devices with their usual paths; `dueAt` is when the next test signal must have come, where the interval is another than before. */
  putDevices(
    devices: readonly (PartOfSite<'device'> & { readonly dueAt: number | null })[],
    touch: RecordTouch,
  ): Promise<void>;
  /** New areas begin as unknown. */
  putAreas(areas: readonly PartOfSite<'area'>[], touch: RecordTouch): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly portalRecords: PortalRecordRepository;
  }
}
