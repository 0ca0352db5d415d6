import * as z from 'zod/mini';

/** Refused lines that are told with an import; all of them are a file of their own. */
export const REFUSED_SHOWN = 200;

/** The work that makes a file of everything, as whoever started it asks for it. */
export const PORTAL_EXPORT_JOB = 'portal-export';

const count = z.int();

/** A file of a whole portal as people follow it: read, checked without anything written, and taken in (design "site groups & people"). */
export const portalImportSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: count,
  /** Read so far while it is read, all of them afterwards. */
  lines: count,
  state: z.enum(['reading', 'checking', 'checked', 'importing', 'done', 'failed']),
  /** Lines of this pass, the check or the import, whose verdict is known. */
  decided: count,
  /** By kind, in the order of the kinds; those without a line are left out. */
  counts: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      new: count,
      changed: count,
      same: count,
      refused: count,
      /** Of them those in which zeros that a spreadsheet took off were put back. */
      mended: z.optional(count),
    }),
  ),
  /** The first {@link REFUSED_SHOWN}, in the order of the file; empty while a pass is under way. */
  refused: z.array(
    z.object({
      line: count,
      /** What it is, e.g. "Device"; empty of a line that is no record. */
      what: z.string(),
      name: z.string(),
      problems: z.array(z.string()),
    }),
  ),
  /** Why nothing of it was taken in; null unless it failed. */
  problem: z.nullable(z.string()),
  /** Whoever handed it in. */
  by: z.string(),
  at: z.string(),
});
export type PortalImport = z.infer<typeof portalImportSchema>;

/** The newest file that was handed in; null before the first. */
export const newestPortalImportSchema = z.object({ newest: z.nullable(portalImportSchema) });
export type NewestPortalImport = z.infer<typeof newestPortalImportSchema>;
