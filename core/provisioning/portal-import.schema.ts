import * as z from 'zod/mini';

/** The maximum number of refused lines returned with an import. All refused lines are available as a file. */
export const REFUSED_SHOWN = 200;

export const PORTAL_EXPORT_JOB = 'portal-export';

const count = z.int();

/** An import file with its progress: read, checked without writing, then imported (design "site groups & people"). */
export const portalImportSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: count,
  /** The number of lines read so far. After the whole file has been read, the number of all lines. */
  lines: count,
  state: z.enum(['reading', 'checking', 'checked', 'importing', 'done', 'failed']),
  /** The number of lines that the current check or import has already decided. */
  decided: count,
  /** The counts by kind, in kind order. Kinds without lines are left out. */
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
  /** The first {@link REFUSED_SHOWN} refused lines in file order. Empty while a check or import is running. */
  refused: z.array(
    z.object({
      line: count,
      /** The kind of record, for example "Device". Empty for a line that is not a record. */
      what: z.string(),
      name: z.string(),
      problems: z.array(z.string()),
    }),
  ),
  /** The reason why the import failed and nothing was imported. Null when the import has not failed. */
  problem: z.nullable(z.string()),
  /** The person who uploaded the file. */
  by: z.string(),
  at: z.string(),
});
export type PortalImport = z.infer<typeof portalImportSchema>;

/** The newest uploaded file. Null before the first upload. */
export const newestPortalImportSchema = z.object({ newest: z.nullable(portalImportSchema) });
export type NewestPortalImport = z.infer<typeof newestPortalImportSchema>;
