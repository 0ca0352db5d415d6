import * as z from 'zod/mini';

/** The number of refused lines returned with an import. All refused lines are available as a file. */
export const REFUSED_SHOWN = 200;

/** The job that exports the whole portal to a file. */
export const PORTAL_EXPORT_JOB = 'portal-export';

const count = z.int();

/** An import file with its progress: read, checked without writing, then imported (design "site groups & people"). */
export const portalImportSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: count,
  /** The lines read so far while reading, all lines afterwards. */
  lines: count,
  state: z.enum(['reading', 'checking', 'checked', 'importing', 'done', 'failed']),
  /** The lines with a known result in this pass (check or import). */
  decided: count,
  /** The counts by kind, in the order of the kinds. Kinds without lines are left out. */
  counts: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      new: count,
      changed: count,
      same: count,
      refused: count,
      /** The number of lines of this kind in which leading zeros that a spreadsheet removed were restored. */
      mended: z.optional(count),
    }),
  ),
  /** The first {@link REFUSED_SHOWN} refused lines in file order. Empty during a pass. */
  refused: z.array(
    z.object({
      line: count,
      /** The kind of record, for example "Device". Empty for a line that is not a record. */
      what: z.string(),
      name: z.string(),
      problems: z.array(z.string()),
    }),
  ),
  /** Why nothing of the file was imported. Null unless the import failed. */
  problem: z.nullable(z.string()),
  /** The person who uploaded the file. */
  by: z.string(),
  at: z.string(),
});
export type PortalImport = z.infer<typeof portalImportSchema>;

/** The newest uploaded file. Null before the first. */
export const newestPortalImportSchema = z.object({ newest: z.nullable(portalImportSchema) });
export type NewestPortalImport = z.infer<typeof newestPortalImportSchema>;
