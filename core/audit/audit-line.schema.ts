import * as z from 'zod/mini';

/** How an act ended, as the audit log says it. */
export const auditResultSchema = z.enum(['ok', 'refused', 'limited']);
export type AuditResult = z.infer<typeof auditResultSchema>;

/** A person of the audit log; without a name when there is no such account any more. */
export const auditPersonSchema = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  username: z.nullable(z.string()),
});
export type AuditPerson = z.infer<typeof auditPersonSchema>;

/** One line as staff read it: `actor` really acted, `subject` is whose account it was; they differ during an impersonation. */
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
  /** Its facts by name, or the first of them. */
  detail: z.array(z.object({ name: z.string(), value: z.string() })),
  /** How many facts it holds. */
  facts: z.int(),
});
export type AuditLine = z.infer<typeof auditLineSchema>;

/** One window, newest first; `total` counts up to the most an export at once holds, `more` says that there are more than that. */
export const auditPageSchema = z.object({
  lines: z.array(auditLineSchema),
  total: z.int(),
  more: z.boolean(),
  /** Where the window below begins, null on the last one. */
  next: z.nullable(z.int()),
  /** Every operation the audit log knows, to choose from. */
  operations: z.array(z.string()),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/** Lines that came since, counted up to the most an export at once holds. */
export const newLinesSchema = z.object({ count: z.int() });

/** How far a check of the chain came: `more` goes on after `upTo`. */
export const chainPartSchema = z.object({
  state: z.enum(['more', 'intact', 'broken']),
  /** The last line found as it was written. */
  upTo: z.int(),
  /** When that line was written, null while there is none. */
  at: z.nullable(z.string()),
  /** What is wrong with the line after it. */
  reason: z.nullable(z.enum(['altered', 'missing'])),
  /** When the last of the lines was written that were removed as too old, null while none was. */
  since: z.nullable(z.string()),
});
export type ChainPart = z.infer<typeof chainPartSchema>;

/** Which lines are wanted; an empty text or null leaves that side open. */
export interface AuditFilter {
  /** Instants, ISO 8601: from this one on, and before that one. */
  readonly from: string | null;
  readonly to: string | null;
  /** Part of the name or username of actor or subject. */
  readonly person: string;
  readonly operation: string;
  readonly result: AuditResult | null;
  /** Part of the target. */
  readonly text: string;
}
