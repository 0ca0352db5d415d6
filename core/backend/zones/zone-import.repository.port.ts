import type { ZoneForm } from '../../zones/zone-form.schema.ts';
import type { Stamp } from './zone.repository.port.ts';

/** One row of an import. It adds a zone if it has no revision, and changes one otherwise. */
export interface StagedZone {
  /** The row number in the file, starting at 1. */
  readonly num: number;
  readonly siteNum: number;
  readonly zoneId: string;
  readonly rev: number | null;
  readonly before: ZoneForm | null;
  readonly form: ZoneForm;
}

/** A file that was read and waits to be started. */
export interface StoredImport {
  readonly id: string;
  readonly ownerId: string;
  readonly siteGroupNum: number;
  readonly fileName: string;
  /** Number of rows that add or change something. */
  readonly rows: number;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** The effect of an import on one site. */
export interface ImportedSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly added: number;
  readonly changed: number;
}

/** Imports of many sites, whose rows are stored here until they take effect together (domain guide 6.3). */
export interface ZoneImportRepository {
  /** Stores an import and deletes the user's older ones, except those that a job is working on. */
  keep(made: StoredImport, rows: readonly StagedZone[]): Promise<void>;
  find(id: string): Promise<StoredImport | null>;
  /** Extends the life of an import while its job is running. */
  prolong(id: string, until: number): Promise<void>;
  /** Returns some rows by their row numbers. */
  rows(
    id: string,
    window: { readonly after: number; readonly limit: number },
  ): Promise<readonly StagedZone[]>;
  /** Counts the rows in a window whose zone was changed since it was read, or whose site left the group. */
  countStale(
    made: Pick<StoredImport, 'id' | 'siteGroupNum'>,
    window: { readonly after: number; readonly limit: number },
  ): Promise<number>;
  /**
   * Locks every site of the import until the transaction ends, lowest number first. `overfull` is true if a site would
   * have too many zones.
   */
  lockSites(
    id: string,
  ): Promise<readonly { readonly siteNum: number; readonly overfull: boolean }[]>;
  /** Writes all rows of an import. Returns the effect on each site. */
  apply(id: string, stamp: Stamp): Promise<readonly ImportedSite[]>;
  remove(id: string): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly zoneImports: ZoneImportRepository;
  }
}
