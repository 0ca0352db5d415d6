import * as z from 'zod/mini';

/** Job kind of the zone import for many sites. */
export const ZONE_IMPORT_JOB = 'zone-import';

/** Maximum number of refused rows that are listed; further rows are only counted. */
export const REFUSED_SHOWN = 200;

const count = z.int();

/** The result of checking a CSV file with zones of many sites (domain guide 6.3 "CSV import with dry run"). */
export const zoneImportCheckSchema = z.object({
  /** Id of the checked file, needed to start its import. The file is stored for one hour. */
  id: z.string(),
  rows: count,
  sites: count,
  counts: z.object({ new: count, changed: count, unchanged: count, refused: count }),
  refused: z.array(
    z.object({ line: count, site: z.string(), zone: z.string(), reason: z.string() }),
  ),
  /** Headings of columns that were not recognized. */
  ignored: z.array(z.string()),
  encoding: z.string(),
});
export type ZoneImportCheck = z.infer<typeof zoneImportCheckSchema>;
