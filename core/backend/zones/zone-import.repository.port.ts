import type { ZoneForm } from '../../zones/zone-form.schema.ts';
import type { Stamp } from './zone.repository.port.ts';

/** One row of an import that adds a zone (without a revision) or changes one. */
export interface StagedZone {
  /** Its place in the file, counted from 1. */
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
  /** Rows that add or change something. */
  readonly rows: number;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** What an import did to one site. */
export interface ImportedSite {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly added: number;
  readonly changed: number;
}

/** Imports of many sites: rows wait here and take effect together (domain guide 6.3). */
export interface ZoneImportRepository {
  /** Keeps an import; the person's older ones that no job works on go. */
  keep(made: StoredImport, rows: readonly StagedZone[]): Promise<void>;
  find(id: string): Promise<StoredImport | null>;
  /** Lets an import live on while its job works. */
  prolong(id: string, until: number): Promise<void>;
  /** Some rows by their places. */
  rows(
    id: string,
    window: { readonly after: number; readonly limit: number },
  ): Promise<readonly StagedZone[]>;
  /** Rows in a window whose zone is not as it was read, or whose site left the group. */
  countStale(
    made: Pick<StoredImport, 'id' | 'siteGroupNum'>,
    window: { readonly after: number; readonly limit: number },
  ): Promise<number>;
  /** Locks every site of the import until the transaction ends, lowest number first; `overfull` where it would have too many zones. */
  lockSites(
    id: string,
  ): Promise<readonly { readonly siteNum: number; readonly overfull: boolean }[]>;
  /** Writes all of its rows; answers what was done to each site. */
  apply(id: string, stamp: Stamp): Promise<readonly ImportedSite[]>;
  remove(id: string): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly zoneImports: ZoneImportRepository;
  }
}
