import * as z from 'zod/mini';

/** The result of an act, as stored in the audit log. */
export const auditResultSchema = z.enum(['ok', 'refused', 'limited']);
export type AuditResult = z.infer<typeof auditResultSchema>;

/** A person in the audit log; the name is null if the account no longer exists. */
export const auditPersonSchema = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
});
export type AuditPerson = z.infer<typeof auditPersonSchema>;

/** One audit-log entry as staff read it. `actor` acted, and `subject` owns the account; the two differ during an impersonation. */
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
  /** Facts of the entry with their names. An entry in a list has only the first facts. */
  detail: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Total number of facts in the entry. */
  facts: z.int(),
});
export type AuditLine = z.infer<typeof auditLineSchema>;

/**
 * One page of audit-log entries, newest first. `total` counts up to the limit of a direct export; `more` is true if there
 * are more entries.
 */
export const auditPageSchema = z.object({
  lines: z.array(auditLineSchema),
  total: z.int(),
  more: z.boolean(),
  /** Where the next page starts; null on the last page. */
  next: z.nullable(z.int()),
  /** All operations in the audit log, for the filter. */
  operations: z.array(z.string()),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/** Number of entries newer than a given entry, counted up to the limit of a direct export. */
export const newLinesSchema = z.object({ count: z.int() });

/** The progress of a check of the audit log's hash chain. In state `more`, the check continues after `upTo`. */
export const chainPartSchema = z.object({
  state: z.enum(['more', 'intact', 'broken']),
  /** Sequence number of the last entry found intact. */
  upTo: z.int(),
  /** When the entry `upTo` was written; null if there is none. */
  at: z.nullable(z.string()),
  /** The fault of the entry after `upTo`; null if none was found. */
  reason: z.nullable(z.enum(['altered', 'missing'])),
  /** When the newest removed entry was written; null if no old entries were removed. */
  since: z.nullable(z.string()),
});
export type ChainPart = z.infer<typeof chainPartSchema>;

/** A filter of audit-log entries. A part of the filter that is null or an empty text leaves out no entries. */
export interface AuditFilter {
  /** Start of the period as an ISO 8601 instant, inclusive. `to` is exclusive. */
  readonly from: string | null;
  readonly to: string | null;
  /** Part of the name or username of the actor or the subject. */
  readonly person: string;
  readonly operation: string;
  readonly result: AuditResult | null;
  /** Part of the text that names the target. */
  readonly text: string;
}
