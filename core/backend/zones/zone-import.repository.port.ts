import type { ZoneForm } from '../../zones/zone-form.schema.ts';
import type { Stamp } from './zone.repository.port.ts';

/** One row of an import. A row without a revision adds a zone; any other row changes a zone. */
export interface StagedZone {
  /** Row number in the file, starting at 1. */
  readonly num: number;
  readonly siteNum: number;
  readonly zoneId: string;
  readonly rev: number | null;
  readonly before: ZoneForm | null;
  readonly form: ZoneForm;
}

/** A checked import that was not started yet. */
export interface StoredImport {
  readonly id: string;
  readonly ownerId: string;
  readonly siteGroupNum: number;
  readonly fileName: string;
  /** Number of rows that add or change a zone. */
  readonly rows: number;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface ImportedSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly added: number;
  readonly changed: number;
}

/** Stores imports of many sites until all their rows are written together (domain guide 6.3). */
export interface ZoneImportRepository {
  /** Stores an import. Deletes the user's older imports, except an import that a job is working on. */
  keep(made: StoredImport, rows: readonly StagedZone[]): Promise<void>;
  find(id: string): Promise<StoredImport | null>;
  /** Extends the lifetime of an import while its job is running. */
  prolong(id: string, until: number): Promise<void>;
  /** Returns up to `limit` rows of an import that follow row number `after`, ordered by row number. */
  rows(
    id: string,
    window: { readonly after: number; readonly limit: number },
  ): Promise<readonly StagedZone[]>;
  /** Counts the rows of a range for which the zone was changed since the check or the site left the group. */
  countStale(
    made: Pick<StoredImport, 'id' | 'siteGroupNum'>,
    window: { readonly after: number; readonly limit: number },
  ): Promise<number>;
  /**
   * Locks all sites of the import in the order of site numbers until the transaction ends. `overfull` is true if a site
   * would have too many zones.
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
