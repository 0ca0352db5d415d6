import * as z from 'zod/mini';

/** The kind of job that imports the zones of many sites. */
export const ZONE_IMPORT_JOB = 'zone-import';

/** Refused rows that are listed; the others are counted. */
export const REFUSED_SHOWN = 200;

const count = z.int();

/** What would become of a file of many sites (domain guide 6.3 "CSV import with dry run"). */
export const zoneImportCheckSchema = z.object({
  /** Under which the import is started; kept for an hour. */
  id: z.string(),
  rows: count,
  sites: count,
  counts: z.object({ new: count, changed: count, unchanged: count, refused: count }),
  refused: z.array(
    z.object({ line: count, site: z.string(), zone: z.string(), reason: z.string() }),
  ),
  /** Columns nobody understood. */
  ignored: z.array(z.string()),
  encoding: z.string(),
});
export type ZoneImportCheck = z.infer<typeof zoneImportCheckSchema>;
