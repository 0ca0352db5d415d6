import type { Document } from '../documents/document.ts';
import type { Job } from '../jobs/job.schema.ts';
import type { Answer } from '../kernel/result.ts';
import type { ExportFormat, ListQuery } from '../lists/list-query.schema.ts';
import type { ZoneForm } from './zone-form.schema.ts';
import type { ZoneImportCheck } from './zone-import.schema.ts';
import type { SiteZones, Zone, ZoneWish } from './zone.schema.ts';

/** Zones at the provider (domain guide 6.3); every change of one that somebody changed meanwhile is 409 `staleRev`. */
export interface ZonesGateway {
  read(siteNum: number, how?: { readonly background: true }): Answer<SiteZones>;
  /** Adds a zone under the id its form made: the same id again adds no second one. */
  add(siteNum: number, id: string, form: ZoneForm): Answer<Zone>;
  /** Saves a zone under the revision it was read with. */
  change(siteNum: number, id: string, rev: number, form: ZoneForm): Answer<Zone>;
  /** Deletes a zone; answers its revision, under which it can be restored. */
  remove(siteNum: number, id: string, rev: number): Answer<{ readonly rev: number }>;
  restore(siteNum: number, id: string, rev: number): Answer<Zone>;
  /** Adds and changes many zones of one site together, or none of them. */
  changeMany(
    siteNum: number,
    wishes: readonly ZoneWish[],
    source: 'site' | 'template',
  ): Answer<{ readonly added: number; readonly changed: number }>;
  /** The rows of a query as a file, in the given columns. */
  exportZones(
    siteNum: number,
    wanted: {
      readonly query: ListQuery;
      readonly columns: readonly string[];
      readonly format: ExportFormat;
    },
  ): Answer<Document>;
  /** The label for the panel door, as a PDF. */
  label(siteNum: number): Answer<Document>;
  /** Reads a file of many sites and says what would become of each row; nothing is changed. */
  checkImport(file: Document): Answer<ZoneImportCheck>;
  /** Does what the check said, in the background: all of it or nothing. */
  startImport(importId: string, idempotencyKey: string): Answer<Job>;
}
