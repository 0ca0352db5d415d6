import * as z from 'zod/mini';

/** The result of an act, as the audit log stores it. */
export const auditResultSchema = z.enum(['ok', 'refused', 'limited']);
export type AuditResult = z.infer<typeof auditResultSchema>;

/** A person in the audit log; without a name if the account no longer exists. */
export const auditPersonSchema = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
});
export type AuditPerson = z.infer<typeof auditPersonSchema>;

/**
 * One line as staff read it: `actor` is the person who acted, `subject` the person whose account it was; they differ
 * during an impersonation.
 */
export const auditLineSchema = z.object({
  seq: z.int(),
  at: z.string(),
  operation: z.string(),
  result: auditResultSchema,
  target: z.nullable(z.string()),
  actor: z.nullable(auditPersonSchema),
  subject: z.nullable(auditPersonSchema),
  address: z.string(),
  claimedIp: z.nullable(z.string()),
  requestId: z.string(),
  sessionId: z.nullable(z.string()),
  /** The facts of the line by name, or the first of them. */
  detail: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Number of facts in the line. */
  facts: z.int(),
});
export type AuditLine = z.infer<typeof auditLineSchema>;

/** One page of lines, newest first. `total` counts up to the limit of a direct export; `more` is true if there are more than that. */
export const auditPageSchema = z.object({
  lines: z.array(auditLineSchema),
  total: z.int(),
  more: z.boolean(),
  /** Where the next page starts; null on the last one. */
  next: z.nullable(z.int()),
  /** Every operation in the audit log, for the filter. */
  operations: z.array(z.string()),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/** Number of lines added since, counted up to the limit of a direct export. */
export const newLinesSchema = z.object({ count: z.int() });

/** The progress of a check of the chain; with `more` it continues after `upTo`. */
export const chainPartSchema = z.object({
  state: z.enum(['more', 'intact', 'broken']),
  /** The last line found unaltered. */
  upTo: z.int(),
  /** When that line was written; null if there is none. */
  at: z.nullable(z.string()),
  /** The fault of the next line. */
  reason: z.nullable(z.enum(['altered', 'missing'])),
  /** When the last of the lines removed because of their age was written; null if none was removed. */
  since: z.nullable(z.string()),
});
export type ChainPart = z.infer<typeof chainPartSchema>;

/** Which lines to list; an empty text or null does not restrict. */
export interface AuditFilter {
  /** Instants in ISO 8601: from the first, inclusive, to the second, exclusive. */
  readonly from: string | null;
  readonly to: string | null;
  /** Part of the name or username of the actor or the subject. */
  readonly person: string;
  readonly operation: string;
  readonly result: AuditResult | null;
  /** Part of the target's text. */
  readonly text: string;
}
